// T07 on demand: checks the ledger of DATABASE_URL, or of the data directory if no server is using it. Ends with 1 if it is not sound.

import { checkLedger } from '../apps/server/src/features/wallet/ledger-check.store.ts';
import { ConfigError, readConfig } from '../apps/server/src/platform/config.ts';
import { DataDirectoryBusy, lockDataDirectory } from '../apps/server/src/platform/data-lock.ts';
import { openDb } from '../apps/server/src/platform/db.ts';
import { startEmbeddedPg } from '../apps/server/src/platform/embedded-pg.ts';

const closing: (() => Promise<void>)[] = [];
try {
  const config = readConfig(process.env, process.argv.slice(2));
  let url = config.databaseUrl;
  if (url === undefined) {
    closing.push(await lockDataDirectory(config.dataDir));
    const embedded = await startEmbeddedPg({ dataDir: config.dataDir });
    closing.push(() => embedded.stop());
    url = embedded.url();
  }
  const { db, close } = openDb(url, 2);
  closing.push(close);
  const { transactions, entries, sealed, faults } = await checkLedger(db);
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
