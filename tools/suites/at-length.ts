// Runs one of the suites whose size can be chosen at the size of a proof: `npm run games:second`, `npm run crash:races`, `npm run wallet:deliveries`. In every
// run of the tests they play a small part of it. The environment changes the sizes named here, and SEED= the draws.
import { spawnSync } from 'node:child_process';
import { ROOT } from '../sources/source-files.ts';

interface Suite {
  readonly file: string;
  /** The tests of the file that are meant; all where absent. */
  readonly tests?: string;
  readonly sizes: Readonly<Record<string, string>>;
}

const SUITES: Readonly<Record<string, Suite>> = {
  // Rounds of each game against its second implementation, in SQL.
  'games:second': { file: 'apps/server/tests/second-implementation', sizes: { ROUNDS: '1000000' } },
  // Cash-outs around the end of rounds of crash, in two processes.
  'crash:races': {
    file: 'apps/server/src/features/casino/shared/shared-rounds-kill.test.ts',
    tests: 'calls in two processes',
    sizes: { RACES: '100000' },
  },
  // Messages of providers, shuffled, doubled and lost, to a server that is killed; a million and 50 take the better part of an hour.
  'wallet:deliveries': { file: 'apps/server/tests/faults/wallet-kill.test.ts', sizes: { DELIVERIES: '50000', KILLS: '5' } },
};

const name = process.argv[2] ?? '';
const suite = SUITES[name];
if (!suite) throw new RangeError(`name one of ${Object.keys(SUITES).join(', ')}`);
const only = suite.tests === undefined ? [] : ['-t', suite.tests];
const startedAt = performance.now();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', suite.file, ...only, '--retry=0', '--testTimeout=0'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...Object.fromEntries(Object.entries(suite.sizes).map(([key, size]) => [key, process.env[key] ?? size])) },
  },
);
console.log(`${name}: ${status === 0 ? 'sound' : 'NOT SOUND'} after ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`);
process.exitCode = status ?? 1;
