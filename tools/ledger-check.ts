// T07 on demand: checks the ledger of DATABASE_URL or of the data directory, whether a server uses it or not. Ends with 1 if it is not sound.

import { checkLedger } from '../apps/server/src/features/wallet/ledger-check.store.ts';
import { ConfigError } from '../apps/server/src/platform/config/config-error.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { DataDirectoryBusy } from '../apps/server/src/platform/db/data-lock.ts';
import { openDb } from '../apps/server/src/platform/db/db.ts';
import { reachDatabase } from '../apps/server/src/platform/db/reach-database.ts';

const closing: (() => Promise<void>)[] = [];
try {
  const config = readConfig(process.env, process.argv.slice(2));
  const database = await reachDatabase(config);
  closing.push(database.close);
  const pool = openDb(database.url, 2);
  closing.push(() => pool.end());
  const { transactions, entries, sealed, faults } = await checkLedger(pool);
  for (const fault of faults) console.log(fault);
  console.log(
    `${transactions} transactions, ${entries} entries, ${sealed} sealed: ${faults.length === 0 ? 'sound' : `${faults.length} faults`}`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataDirectoryBusy)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  for (const close of closing.toReversed()) await close();
}
