// Only a feature's own *.store.ts touches its tables. Owners are read off the migrations: <timestamp>-<feature>-<what>.sql.
import { readSource, sourceFiles } from './source-files.ts';

const CREATED = /create table (?:if not exists )?"?(\w+)"?/gi;
/** SQL that reaches into a table, and the query builder's ways to do so. */
const mentions = (table: string): RegExp =>
  new RegExp(
    `\\b(?:from|join|into|update|truncate|table)\\s+"?${table}"?\\b(?!\\s*\\()|\\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\\(\\s*['"\`]${table}\\b`,
    'i',
  );

const owners = new Map<string, string>();
for (const file of sourceFiles(['apps/server/migrations'], ['.sql'])) {
  const feature = /\d{8}T\d{4}-([a-z]+)-/.exec(file)?.[1] ?? '';
  for (const [, table = ''] of readSource(file).matchAll(CREATED)) owners.set(table.toLowerCase(), feature);
}

const faults: string[] = [];
for (const file of sourceFiles(['apps/server/src'], ['.ts'])) {
  if (file.endsWith('.test.ts')) continue;
  const feature = /src\/features\/([^/]+)\//.exec(file)?.[1] ?? (file.includes('/platform/') ? 'platform' : 'app');
  // Comments may speak of tables.
  const text = readSource(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  for (const [table, owner] of owners) {
    if (owner === feature && (feature === 'platform' || file.endsWith('.store.ts') || !mentions(table).test(text))) continue;
    if (!mentions(table).test(text)) continue;
    faults.push(
      owner === feature ? `${file}: touches ${table} outside a *.store.ts` : `${file}: touches ${table}, which belongs to ${owner}`,
    );
  }
}
for (const fault of faults) console.error(fault);
console.log(`${owners.size} tables, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
