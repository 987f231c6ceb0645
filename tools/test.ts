// Runs every test and ends with one line: `N passed, N failed, N skipped`. Arguments narrow the run as they do for vitest.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser, findNats } from './find-program.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const STRICT = process.env.CI === 'true';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

const browser = findBrowser();
const nats = findNats();
const missing = [browser ? '' : 'a browser (CHROME_PATH)', nats ? '' : 'nats-server (NATS_SERVER_PATH)'].filter((what) => what !== '');
for (const what of missing) console.log(`${what} is not installed and could not be: tests that need it ${STRICT ? 'fail' : 'are skipped'}`);

// Browser tests look at the built site.
const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
if (built.status !== 0) console.log('the site does not build');

const reportFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-report-')), 'report.json');
const env = { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}), ...(nats ? { NATS_SERVER_PATH: nats } : {}) };
const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...process.argv.slice(2)];
const run = spawnSync(process.execPath, [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], { cwd: ROOT, stdio: 'inherit', env });

const report = readReport();
// A file that does not even load has no tests to count, but it is a failure.
const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
const failed = report.numFailedTests + broken + (built.status === 0 ? 0 : 1) + (STRICT ? missing.length : 0);
const ok = run.status === 0 && failed === 0;
console.log(
  `${report.numPassedTests} passed, ${ok ? 0 : Math.max(failed, 1)} failed, ${report.numPendingTests + report.numTodoTests} skipped`,
);
process.exitCode = ok ? 0 : 1;

function readReport(): Report {
  try {
    return JSON.parse(fs.readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, success: false, testResults: [] };
  } finally {
    fs.rmSync(path.dirname(reportFile), { recursive: true, force: true });
  }
}
