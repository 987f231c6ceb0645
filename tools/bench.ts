// Runs the benchmarks of apps/server/bench and apps/web/bench (all, or those named) and writes docs/performance.md. A bench is a module that exports
// `run(): Promise<BenchResult>`, or a generator of several, or `bench` with a name, a goal and such a `run`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, sourceFiles } from './sources/source-files.ts';

interface Result {
  readonly name: string;
  readonly ours: string | number;
  readonly against: string | number;
  readonly ratio: number;
  readonly goal: string;
  readonly pass: boolean;
  readonly notes: string;
}
interface Module {
  readonly run?: () => Promise<Result> | AsyncGenerator<Result>;
  readonly bench?: { readonly name: string; readonly goal: string; run(): Promise<Omit<Result, 'name' | 'goal'>> };
}

const TARGET = path.join(ROOT, 'docs/performance.md');

/** Results as they come; none from a part that benches share. */
async function* runBench(file: string): AsyncGenerator<Result> {
  const { run, bench } = (await import(pathToFileURL(path.join(ROOT, file)).href)) as Module;
  if (bench) yield { name: bench.name, goal: bench.goal, ...(await bench.run()) };
  const results = run?.();
  if (results && Symbol.asyncIterator in results) yield* results;
  else if (results) yield await results;
}

/** Rows of the table as it stands, by the name of their bench: running one keeps the rows of the others. */
function readRows(): Map<string, string> {
  const lines = fs.existsSync(TARGET) ? fs.readFileSync(TARGET, 'utf8').split('\n') : [];
  return new Map(lines.filter((line) => /^\| (?!name )/.test(line)).map((line) => [line.split(' | ', 1)[0]?.slice(2) ?? '', line]));
}

const rowOf = (r: Result): string =>
  `| ${[r.name, r.ours, r.against, r.ratio.toPrecision(3), r.goal, r.pass ? 'yes' : '**no**', r.notes].map((c) => String(c).replaceAll('|', '\\|')).join(' | ')} |`;

/** After every result, so that a bench that breaks takes no other's figures with it. */
function writeRow(result: Result): void {
  const rows = readRows().set(result.name, rowOf(result));
  const inOrder = [...rows].toSorted(([a], [b]) => a.localeCompare(b)).map(([, row]) => row);
  const cpu = os.cpus()[0]?.model ?? 'unknown processor';
  const head = [
    '# Performance',
    '',
    `Written by \`npm run bench\`, last on ${os.cpus().length} x ${cpu}, Node ${process.version}. Ratios of contenders interleaved in one run; absolute figures depend on the machine.`,
    '',
    '| name | ours | against | ratio | goal | met | notes |',
    '|---|---|---|---|---|---|---|',
  ];
  fs.writeFileSync(TARGET, [...head, ...inOrder, ''].join('\n'));
}

const wanted = process.argv.slice(2);
// Folders of apps/web/bench hold what runs in pages.
const files = [
  ...sourceFiles(['apps/server/bench'], ['.ts']),
  ...sourceFiles(['apps/web/bench'], ['.ts']).filter((file) => path.dirname(file) === 'apps/web/bench'),
].filter((file) => !file.endsWith('.test.ts') && (wanted.length === 0 || wanted.includes(path.basename(file, '.ts'))));
let failed = 0;
for (const file of files) {
  for await (const result of runBench(file)) {
    writeRow(result);
    if (!result.pass) failed += 1;
    console.log(
      `${result.pass ? 'met ' : 'NOT MET '} ${result.name}: ${result.ours} against ${result.against}, ratio ${result.ratio.toPrecision(3)} (goal ${result.goal}) ${result.notes}`,
    );
  }
}
process.exitCode = failed === 0 ? 0 : 1;
