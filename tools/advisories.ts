// Asks the registry for advisories about the packages that run in production and prints a table of them. Ends with 1 where one is high or critical,
// with 2 where the registry does not answer, and with 0 where it answered and none is.
import { spawnSync } from 'node:child_process';
import { readAdvisories } from './licences/read-advisories.ts';
import { ROOT } from './sources/source-files.ts';

const npm = spawnSync('npm', ['audit', '--json', '--package-lock-only', '--omit=dev'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  timeout: 120_000,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const { exitCode, lines } = readAdvisories(npm.stdout || (npm.error?.message ?? ''));
for (const line of lines) console.log(line);
process.exitCode = exitCode;
