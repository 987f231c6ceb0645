// The key that signs the public log next (decision 0077), made by whoever runs the server: `npm run commitments:key -- --from <instant>` makes one that signs
// from then on (an ISO date such as 2027-01-01T00:00Z), `npm run commitments:key -- --now` one that takes over at once. It is published at once either
// way; what the key before it has signed stays signed. Of DATABASE_URL or of the data directory, whether a server uses it or not, by the same VAULT_KEYS.
import { parseArgs } from 'node:util';
import { addSigningKey } from '../../apps/server/src/features/commitments/signing-key.ts';
import { readMasterKeys } from '../../apps/server/src/features/vault/master-keys.ts';
import { createPlayerKeys } from '../../apps/server/src/features/vault/player-keys.ts';
import { createSealedColumns } from '../../apps/server/src/features/vault/sealed-columns.ts';
import { ConfigError } from '../../apps/server/src/platform/config/config-error.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { DataDirectoryBusy } from '../../apps/server/src/platform/db/data-lock.ts';
import { openDb } from '../../apps/server/src/platform/db/db.ts';
import { reachDatabase } from '../../apps/server/src/platform/db/reach-database.ts';

const USAGE = 'npm run commitments:key -- --from <instant, such as 2027-01-01T00:00Z> | --now';

/** The instant that the command line names; null for at once. Throws ConfigError. */
function readInstant(): Date | null {
  const { values } = parseArgs({ options: { from: { type: 'string' }, now: { type: 'boolean', default: false } } });
  if (values.now === (values.from !== undefined)) throw new ConfigError(USAGE);
  if (values.from === undefined) return null;
  const instant = new Date(values.from);
  // A text without its zone would be read in that of this machine.
  if (Number.isNaN(instant.getTime()) || !/T.*(Z|[+-]\d\d:\d\d)$/.test(values.from)) throw new ConfigError(USAGE);
  return instant;
}

const closing: (() => Promise<void>)[] = [];
try {
  const signsFrom = readInstant();
  const config = readConfig(process.env, []);
  const database = await reachDatabase(config);
  closing.push(database.close);
  const pool = openDb(database.url, 2);
  closing.push(() => pool.end());
  const publicKey = await addSigningKey(pool, createSealedColumns(createPlayerKeys(pool, readMasterKeys(config))), signsFrom);
  console.log(`${publicKey} signs from ${signsFrom?.toISOString() ?? 'now'} on`);
} catch (error) {
  const isArgument = String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
  if (!(isArgument || error instanceof RangeError || error instanceof ConfigError || error instanceof DataDirectoryBusy)) throw error;
  console.error((error as Error).message);
  process.exitCode = error instanceof RangeError ? 1 : 2;
} finally {
  for (const close of closing.toReversed()) await close();
}
