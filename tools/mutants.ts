// T99: takes one safeguard after the other out of a copy of the product and demands that the tests named for it turn red. Prints a table and
// the kill rate; ends with 1 where a mutant lives. Arguments: parts of mutants' names, to run only those.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installedFolders, ROOT } from './sources/source-files.ts';
import { MUTANTS, type Mutant } from './suites/mutant-list.ts';

const COPIED = [
  'apps',
  'brands',
  'locales',
  'packages',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
];
const LEFT_OUT = new Set(['node_modules', '.react-router', 'build']);
const RUN_TIMEOUT_MS = 600_000;

interface Run {
  /** Full names of the tests that failed and how many passed; both empty where the files did not even load. */
  readonly failed: readonly string[];
  readonly passed: number;
  readonly output: string;
}
interface Outcome {
  readonly mutant: Mutant;
  readonly state: 'killed' | 'ALIVE' | 'BROKEN';
  readonly by: string;
  readonly seconds: number;
}

/** The sources in a folder of their own; installed packages are shared, those of the project are the copy's. */
function copyProject(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-mutants-'));
  fs.chmodSync(copy, 0o755); // PostgreSQL runs as another user
  for (const name of COPIED)
    fs.cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) });
  for (const folder of installedFolders()) {
    const installed = path.join(ROOT, folder, 'node_modules');
    const target = path.join(copy, folder, 'node_modules');
    fs.mkdirSync(target);
    for (const name of fs.readdirSync(installed)) {
      if (name === '@touchline')
        fs.cpSync(path.join(installed, name), path.join(target, name), { recursive: true, verbatimSymlinks: true });
      else if (!name.startsWith('.vite')) fs.symlinkSync(path.join(installed, name), path.join(target, name));
    }
  }
  // Otherwise the build would install them.
  fs.mkdirSync(path.join(copy, '.cache'));
  fs.copyFileSync(path.join(ROOT, '.cache/installed'), path.join(copy, '.cache/installed'));
  return copy;
}

/** The servers that tests of several processes start, from the copy's sources as they are. */
function buildPrograms(copy: string): void {
  const { status, stdout, stderr } = spawnSync('sh', [path.join(copy, 'tools/build.sh'), 'test-programs'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** Runs the tests of some files whose full names match. */
function runTests(copy: string, files: readonly string[], title: string | undefined): Run {
  const reportFile = path.join(copy, 'report.json');
  fs.rmSync(reportFile, { force: true });
  const args = ['run', ...files, '--reporter=json', `--outputFile.json=${reportFile}`, ...(title === undefined ? [] : ['-t', title])];
  const run = spawnSync(process.execPath, [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: copy,
    encoding: 'utf8',
    timeout: RUN_TIMEOUT_MS,
    killSignal: 'SIGTERM',
  });
  const output = `${run.stdout ?? ''}${run.stderr ?? ''}`;
  if (!fs.existsSync(reportFile)) return { failed: [], passed: 0, output };
  const report = JSON.parse(fs.readFileSync(reportFile, 'utf8')) as {
    readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[] }[];
  };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  return {
    failed: tests.filter((test) => test.status === 'failed').map((test) => test.fullName),
    passed: tests.filter((test) => test.status === 'passed').length,
    output,
  };
}

/** Changes the copy; gives what puts it back. Throws where it does not say once what the mutant changes. */
function plant(copy: string, mutant: Mutant): () => void {
  const file = path.join(copy, mutant.file);
  const text = fs.readFileSync(file, 'utf8');
  const parts = text.split(mutant.from);
  if (parts.length !== 2) throw new Error(`${mutant.file} says ${parts.length - 1} times: ${mutant.from}`);
  fs.writeFileSync(file, parts.join(mutant.to));
  return () => fs.writeFileSync(file, text);
}

function judge(copy: string, mutant: Mutant): Outcome {
  const startedAt = performance.now();
  const outcome = (state: Outcome['state'], by: string): Outcome => ({
    mutant,
    state,
    by,
    seconds: (performance.now() - startedAt) / 1000,
  });
  let undo: (() => void) | undefined;
  try {
    undo = plant(copy, mutant);
    if (mutant.built) buildPrograms(copy);
    const { failed, passed, output } = runTests(copy, [mutant.test], mutant.title);
    if (failed[0] !== undefined) return outcome('killed', failed[0]);
    return passed > 0 ? outcome('ALIVE', mutant.test) : outcome('BROKEN', output.trim().slice(-2_000));
  } catch (error) {
    return outcome('BROKEN', (error as Error).message);
  } finally {
    undo?.();
    if (mutant.built) buildPrograms(copy);
  }
}

const wanted = process.argv.slice(2);
const mutants = MUTANTS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const copy = copyProject();
try {
  buildPrograms(copy);
  // A test that is red by itself kills nothing.
  const titles = [...new Set(mutants.map(({ title }) => title))];
  const sound = runTests(copy, [...new Set(mutants.map(({ test }) => test))], titles.map((title) => `(?:${title})`).join('|'));
  if (sound.failed.length > 0 || sound.passed === 0) {
    console.log(sound.output);
    throw new Error(`red without a mutant: ${sound.failed.join('; ') || 'nothing ran'}`);
  }
  console.log(`${sound.passed} tests are green without a mutant`);
  const outcomes = mutants.map((mutant) => {
    const outcome = judge(copy, mutant);
    console.log(`${outcome.state.padEnd(6)}  ${mutant.name.padEnd(44)}  ${outcome.seconds.toFixed(0).padStart(3)} s  ${outcome.by}`);
    return outcome;
  });
  const killed = outcomes.filter(({ state }) => state === 'killed').length;
  console.log(`mutants ${outcomes.length}, killed ${killed}: kill rate ${((100 * killed) / outcomes.length).toFixed(0)} %`);
  process.exitCode = killed === outcomes.length ? 0 : 1;
} finally {
  fs.rmSync(copy, { recursive: true, force: true });
}
