// Only a feature's own *.store.ts touches its tables. A table belongs to the one feature whose stores touch it; where several do, to the
// one that the migration is named after: <timestamp>-<feature>-<what>.sql.
import { readSource, sourceFiles } from './sources/source-files.ts';

/** Reads across features that have a reason to be one statement. */
const ALLOWED_CROSS_READS: Readonly<Record<string, readonly string[]>> = {
  // A batch of bets asks for its players and their accounts in one round trip.
  'apps/server/src/features/account/betting-players.store.ts': ['ledger_account'],
};

const RENAMED = /alter table (\w+) rename to (\w+)/gi;
const CREATED = /create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/gi;
/** SQL that reaches into a table, and the query builder's ways to do so. */
const mentions = (table: string): RegExp =>
  new RegExp(
    `\\b(?:from|join|into|update|truncate|table)\\s+"?${table}"?\\b(?!\\s*\\()|\\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\\(\\s*['"\`]${table}\\b`,
    'i',
  );

interface Use {
  readonly file: string;
  readonly feature: string;
}

const named = new Map<string, string>();
for (const file of sourceFiles(['apps/server/migrations'], ['.sql'])) {
  const feature = /\d{8}T\d{4}-([a-z]+)-/.exec(file)?.[1] ?? '';
  const text = readSource(file);
  for (const [, table = ''] of text.matchAll(CREATED)) named.set(table.toLowerCase(), feature);
  for (const [, before = '', after = ''] of text.matchAll(RENAMED)) {
    named.set(after, named.get(before) ?? feature);
    named.delete(before);
  }
}

const uses = new Map<string, Use[]>([...named.keys()].map((table) => [table, []]));
for (const file of sourceFiles(['apps/server/src'], ['.ts'])) {
  if (file.endsWith('.test.ts')) continue;
  const feature = /src\/features\/([^/]+)\//.exec(file)?.[1] ?? (file.includes('/platform/') ? 'platform' : 'app');
  // Comments may speak of tables.
  const text = readSource(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  for (const [table, users] of uses)
    if (mentions(table).test(text) && !ALLOWED_CROSS_READS[file]?.includes(table)) users.push({ file, feature });
}

const faults: string[] = [];
for (const [table, users] of uses) {
  const features = new Set(users.map((use) => use.feature));
  const owner = features.size === 1 ? [...features][0] : named.get(table);
  for (const { file, feature } of users) {
    if (feature !== owner) faults.push(`${file}: touches ${table}, which belongs to ${owner}`);
    else if (feature !== 'platform' && !file.endsWith('.store.ts')) faults.push(`${file}: touches ${table} outside a *.store.ts`);
  }
}
for (const fault of faults) console.error(fault);
console.log(`${named.size} tables, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
