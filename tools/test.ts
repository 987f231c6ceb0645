// Runs the tests and ends with one line: `N passed, N failed, N skipped`. Suites of the simulator that have passed as they are now are counted
// as skipped; kills, the browser's tour of every screen and the scaffolds are left to --ci (docs/decisions/0052). --all runs everything, with a seed of this
// run's own (SEED repeats one), and notes which suites passed. Other arguments narrow the run as they do for vitest.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser, findNats } from './find-program.ts';
import { ROOT } from './sources/source-files.ts';
import { checkoutSeed } from './suites/checkout-seed.ts';
import { provenSuites, readProofs, writeProofs } from './suites/proven-suites.ts';

const STRICT = process.env.CI === 'true';
const ALL = process.argv.includes('--all');
const narrowing = process.argv.slice(2).filter((argument) => argument !== '--all' && argument !== '--ci');
// A file named on the command line is always run.
const QUICK = !ALL && !process.argv.includes('--ci') && narrowing.length === 0;
const seed = String(process.env.SEED ?? (ALL ? randomInt(1_000_000) : checkoutSeed()));

interface Report {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

const browser = findBrowser();
const nats = findNats();
const missing = [browser ? '' : 'a browser (CHROME_PATH)', nats ? '' : 'nats-server (NATS_SERVER_PATH)'].filter((what) => what !== '');
for (const what of missing) console.log(`${what} is not installed and could not be: tests that need it ${STRICT ? 'fail' : 'are skipped'}`);

// Of tools/test.sh and .ci/run.
const built = process.env.BUILD_FAILED === undefined;
const checked = process.env.CHECK_FAILED === undefined;

const proofs = readProofs();
const proven = ALL || narrowing.length > 0 ? [] : provenSuites(proofs);
const provenTests = proven.reduce((sum, suite) => sum + (proofs[suite]?.tests ?? 0), 0);
if (proven.length > 0)
  console.log(`${proven.length} suites (${provenTests} tests) passed as they are now: skipped, npm run test:all runs them`);
if (QUICK) console.log('kills, the tour of every screen and the scaffolds are left to CI and npm run test:ci');
console.log(`seed ${seed} (SEED=${seed} repeats it)`);

const reportFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-report-')), 'report.json');
const env = {
  ...process.env,
  SEED: seed,
  ...(browser ? { CHROME_PATH: browser } : {}),
  ...(nats ? { NATS_SERVER_PATH: nats } : {}),
  ...(ALL ? { FRESH_SEED: seed, SMOKE: 'all' } : {}),
  ...(QUICK ? { TESTS: 'quick', FUZZ_RUNS: process.env.FUZZ_RUNS ?? '8' } : {}),
  ...(proven.length > 0 ? { PROVEN_SUITES: proven.join(',') } : {}),
};
const FLAKY = path.join(ROOT, 'tools/suites/flaky-reporter.ts');
const OVER = path.join(ROOT, 'tools/suites/browser-tests-over.ts');
const args = [
  'run',
  '--reporter=default',
  `--reporter=${FLAKY}`,
  `--reporter=${OVER}`,
  '--reporter=json',
  `--outputFile.json=${reportFile}`,
  ...narrowing,
];
const run = spawnSync(process.execPath, [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], { cwd: ROOT, stdio: 'inherit', env });

const report = readReport();
// A file that does not even load has no tests to count, but it is a failure; so is a run of nothing.
const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
const nothing = report.numTotalTests === 0 ? 1 : 0;
const failed = report.numFailedTests + broken + nothing + (built ? 0 : 1) + (checked ? 0 : 1) + (STRICT ? missing.length : 0);
const ok = run.status === 0 && failed === 0;
if (!built) console.log('FAILED: something does not build, and tests ran what was built before');
if (!checked) console.log('FAILED: npm run check');
if (ALL) writeProofs(passedSuites(report));
console.log(
  `${report.numPassedTests} passed, ${ok ? 0 : Math.max(failed, 1)} failed, ${report.numPendingTests + report.numTodoTests + provenTests} skipped`,
);
process.exitCode = ok ? 0 : 1;

/** Files of which every test has passed, with the number of their tests. */
function passedSuites({ testResults }: Report): ReadonlyMap<string, number> {
  const whole = testResults.filter(({ assertionResults: tests }) => tests.length > 0 && tests.every(({ status }) => status === 'passed'));
  return new Map(whole.map(({ name, assertionResults }) => [path.relative(ROOT, name).replaceAll(path.sep, '/'), assertionResults.length]));
}

function readReport(): Report {
  try {
    return JSON.parse(fs.readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    return { numTotalTests: 1, numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  } finally {
    fs.rmSync(path.dirname(reportFile), { recursive: true, force: true });
  }
}
