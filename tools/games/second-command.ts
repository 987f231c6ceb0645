// Compares the games with their second implementation, in SQL: `npm run games:second`, a million rounds a game; ROUNDS= plays fewer. It is the suite of
// apps/server/tests/second-implementation, which plays 20,000 in every run of the tests.
import { spawnSync } from 'node:child_process';
import { ROOT } from '../sources/source-files.ts';

const SUITE = 'apps/server/tests/second-implementation';
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', SUITE, '--retry=0', '--testTimeout=0'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ROUNDS: process.env.ROUNDS ?? '1000000' } },
);
process.exitCode = status ?? 1;
