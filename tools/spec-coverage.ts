// Writes docs/spec-coverage.md: for every row of the specification, where it is in the product and which test of the product names it.
//
// A row is covered when both are true:
// - the product does it: a file names the row that something which `npm start` runs or serves loads (by imports that are there when it
//   runs): apps/server/src/main.ts, the scripts that the server sends, the site's entries and its routes;
// - a test goes through the running product and names the row in its title: its imports reach one of RUNNING below, that is, it calls the
//   whole server by HTTP (in its own process or in another) or opens its pages in a browser.
// Where either is missing although the row is somewhere, in code that nothing reaches or in a test of a function alone, the row is
// `library only`; where no code names it at all, `missing`.
//
// docs/spec/owed.tsv lists the rows that are owed and whose they are. --check fails if the table is stale, if any other row is not covered, or
// if a row of the list is covered after all: the list only ever becomes shorter. Without --check what is covered is taken off the list.
import fs from 'node:fs';
import path from 'node:path';
import { reachableFrom, readModuleGraph } from './sources/module-graph.ts';
import { ROOT, readSource } from './sources/source-files.ts';

const TARGET = 'docs/spec-coverage.md';
const OWED = 'docs/spec/owed.tsv';
const TABLES = ['calls', 'rules', 'screens'] as const;

/** The functions that start the product for a test. */
const RUNNING = ['apps/server/tests/harness/test-app.ts', 'apps/server/tests/harness/built-server.ts'];

const ID = /\b[CRS]\d{3}\b/g;
/** Titles are single lines: `it('C016 signs in ...'`, `describe(...)`, `test(...)`, with .each and the like. */
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\s*\(\s*(['"`])((?:(?!\1).)*)\1|\.each\([^\n]*\)\s*\(\s*(['"`])((?:(?!\3).)*)\3/g;

type Status = 'covered' | 'library only' | 'missing';

interface Row {
  readonly id: string;
  readonly text: string;
}

interface Standing {
  readonly status: Status;
  /** Files that name the row, those that the product reaches first. */
  readonly code: readonly string[];
  /** Tests whose titles name it, those through the product first. */
  readonly tests: readonly string[];
}

function readTable(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readSource(file).trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, n) => [columns[n] ?? '', cell])));
}

function readRows(table: (typeof TABLES)[number]): Row[] {
  return readTable(`docs/spec/${table}.tsv`).map((cells) => {
    const text = { calls: `${cells.method} ${cells.path}`, rules: cells.rule, screens: `${cells.group}: ${cells.screen}` }[table];
    return { id: cells.id ?? '', text: (text ?? '').replaceAll('|', '\\|') };
  });
}

/** Everything that runs without a test asking for it. routes.ts names its files by strings, some of them patterns. */
function entryPoints(files: readonly string[]): string[] {
  const routes = [...readSource('apps/web/app/routes.ts').matchAll(/['`](routes\/[^'`]+\.tsx)['`]/g)].map(
    ([, name = '']) => new RegExp(`^apps/web/app/${name.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^/]*')}$`),
  );
  const entries = [
    'apps/server/src/main.ts',
    ...['root.tsx', 'routes.ts', 'entry.client.tsx', 'entry.server.tsx'].map((name) => `apps/web/app/${name}`),
  ];
  for (const file of [...entries, ...RUNNING])
    if (!files.includes(file)) throw new Error(`${file} is not there: correct tools/spec-coverage.ts`);
  const served = files.filter((file) => /^apps\/server\/src\/.*\.js$/.test(file) || routes.some((route) => route.test(file)));
  return [...entries, ...served];
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Of every row that code or tests name. */
function readStandings(): ReadonlyMap<string, Standing> {
  const graph = readModuleGraph(['packages', 'apps']);
  const files = [...graph.keys()];
  const product = reachableFrom(graph, entryPoints(files));
  const running = (file: string): boolean => {
    const reached = reachableFrom(graph, [file]);
    return RUNNING.some((start) => reached.has(start));
  };

  const named = new Map<string, { file: string; counts: boolean }[]>();
  const tested = new Map<string, { file: string; counts: boolean }[]>();
  for (const file of files) {
    const text = readSource(file);
    const titles = isTest(file) ? [...text.matchAll(TITLE)].map((match) => match[2] ?? match[4] ?? '').join(' ') : text;
    const ids = new Set(titles.match(ID));
    if (ids.size === 0) continue;
    const counts = isTest(file) ? running(file) : product.has(file);
    const map = isTest(file) ? tested : named;
    for (const id of ids) map.set(id, [...(map.get(id) ?? []), { file, counts }]);
  }

  // The highest level; the contract's declaration before what answers it.
  const order = ({ file, counts }: { file: string; counts: boolean }): number =>
    (counts ? 0 : 2) + (file.startsWith('packages/contract/') ? 0 : 1);
  const standing = (id: string): Standing => {
    const code = (named.get(id) ?? []).toSorted((a, b) => order(a) - order(b));
    const tests = (tested.get(id) ?? []).toSorted((a, b) => order(a) - order(b));
    const covered = code[0]?.counts === true && tests[0]?.counts === true;
    const status = covered ? 'covered' : code.length > 0 ? 'library only' : 'missing';
    return { status, code: code.map(({ file }) => file), tests: tests.map(({ file }) => file) };
  };
  return new Map([...named.keys(), ...tested.keys()].map((id) => [id, standing(id)]));
}

const MAX_FILES = 3;
const present = (files: readonly string[]): string => {
  const left = files.length > MAX_FILES ? ` and ${files.length - MAX_FILES} more` : '';
  return files.length === 0
    ? '-'
    : `${files
        .slice(0, MAX_FILES)
        .map((file) => `\`${file}\``)
        .join(', ')}${left}`;
};

const NOTHING: Standing = { status: 'missing', code: [], tests: [] };
const standings = readStandings();
const standingOf = (id: string): Standing => standings.get(id) ?? NOTHING;

const rowsOf = TABLES.map((table) => ({ table, rows: readRows(table) }));
const owedList = readTable(OWED);
const still = owedList.filter(({ id = '' }) => standingOf(id).status !== 'covered');
const ownerOf = new Map(still.map(({ id = '', owner = '' }) => [id, owner]));

function render(): string {
  const parts = [
    '# Specification coverage',
    '',
    'Generated by `npm run spec-coverage`: every row of docs/spec, where it is in what runs, and the test through the running product whose',
    'title names it. *library only*: there is code or a test of it, but nothing that runs reaches the code or no test goes through the product.',
    'What is owed, and whose it is, stands in docs/spec/owed.tsv.',
  ];
  for (const { table, rows } of rowsOf) {
    const count = (status: Status): number => rows.filter(({ id }) => standingOf(id).status === status).length;
    parts.push(
      '',
      `## ${table[0]?.toUpperCase()}${table.slice(1)}: ${count('covered')} of ${rows.length} covered, ${count('library only')} library only, ${count('missing')} missing`,
      '',
      '| row | what | state | code | test |',
      '|---|---|---|---|---|',
    );
    for (const { id, text } of rows) {
      const { status, code, tests } = standingOf(id);
      const state = status === 'covered' ? 'covered' : `*${status}* (${ownerOf.get(id) ?? 'nobody'})`;
      parts.push(`| ${id} | ${text} | ${state} | ${present(code)} | ${present(tests)} |`);
    }
  }
  return `${parts.join('\n')}\n`;
}

const wanted = render();
const file = path.join(ROOT, TARGET);
if (process.argv.includes('--check')) {
  const ids = new Set(rowsOf.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const faults = [
    ...(fs.existsSync(file) && fs.readFileSync(file, 'utf8') === wanted ? [] : [`${TARGET} is stale: npm run spec-coverage`]),
    ...[...ids].flatMap((id) => {
      const { status } = standingOf(id);
      return status === 'covered' || ownerOf.has(id) ? [] : [`${id} is ${status}, and ${OWED} does not list it`];
    }),
    ...owedList.flatMap(({ id = '' }) =>
      !ids.has(id) ? [`${OWED}: no row ${id}`] : ownerOf.has(id) ? [] : [`${OWED}: ${id} is covered, take it off (npm run spec-coverage)`],
    ),
  ];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} else {
  fs.writeFileSync(
    path.join(ROOT, OWED),
    ['id\towner\twhat is owed', ...still.map((row) => Object.values(row).join('\t'))].join('\n') + '\n',
  );
  fs.writeFileSync(file, wanted);
  console.log(wanted.match(/^## .*/gm)?.join('\n'));
}
