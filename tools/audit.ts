// Asks the registry for advisories about the packages of package-lock.json. Ends with 0 when there are none, 1 when there are some and 2
// when the registry could not be asked.
import { spawnSync } from 'node:child_process';
import { auditVerdict } from './licences/audit-verdict.ts';
import { ROOT } from './sources/source-files.ts';

const npm = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  timeout: 120_000,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const { code, lines } = auditVerdict(npm.stdout || (npm.error?.message ?? ''));
for (const line of lines) console.log(line);
process.exitCode = code;
