// Transactions begin in platform/db/in-transaction.ts and nowhere else (docs/decisions/0044).
import { readSource, sourceFiles } from './sources/source-files.ts';

const OWN_TRANSACTION = /\.transaction\(\)|query\(\s*['"`]begin\b/;

const faults = sourceFiles(['apps/server/src/features'], ['.ts'])
  .filter((file) => !file.endsWith('.test.ts') && OWN_TRANSACTION.test(readSource(file)))
  .map((file) => `${file}: begins a transaction beside inTransaction`);
for (const fault of faults) console.error(fault);
console.log(`transactions: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
