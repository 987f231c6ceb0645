import type pg from 'pg';
import { ENCRYPTED_COLUMNS } from './personal-tables.ts';
import { readPersonalRows } from './privacy.store.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

/** Everything that is kept of a player, as JSON: the rows of each table, what was sealed opened, pictures as JPEG in base64. */
export async function makeCopy(
  { vault, platform }: Pick<PrivacyDeps, 'vault' | 'platform'>,
  client: pg.PoolClient,
  playerId: bigint,
): Promise<Buffer> {
  const tables: Record<string, unknown[]> = {};
  for (const [table, rows] of await readPersonalRows(client, playerId)) {
    const open = async (name: string, value: unknown, row: Readonly<Record<string, unknown>>): Promise<unknown> => {
      if (!Buffer.isBuffer(value)) return value;
      const sealed = ENCRYPTED_COLUMNS[`${table}.${name}`];
      if (!sealed) return undefined;
      const plain = await vault.open(client, playerId, sealed.contextOf(row), value);
      if (sealed.as === 'jpeg') return { mediaType: 'image/jpeg', base64: plain.toString('base64') };
      return sealed.as === 'json' ? (JSON.parse(plain.toString('utf8')) as unknown) : plain.toString('utf8');
    };
    const opened: Record<string, unknown>[] = [];
    // One after the other: a connection does one thing at a time.
    for (const row of rows) {
      const shown: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(row)) shown[name] = await open(name, value, row);
      opened.push(shown);
    }
    tables[table] = opened;
  }
  const copy = { format: 'touchline-player-data', version: 1, playerId, madeAt: new Date(platform.clock.now()), tables };
  return Buffer.from(JSON.stringify(copy, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 1));
}
