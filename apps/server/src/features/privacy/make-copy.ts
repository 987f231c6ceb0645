import type { Trx } from '#platform/db';
import { SEALED } from './personal-tables.ts';
import { readPersonalRows } from './privacy.store.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

/** Everything that is kept of a player, as JSON: the rows of each table, what was sealed opened, pictures as JPEG in base64. */
export async function makeCopy({ vault, platform }: Pick<PrivacyDeps, 'vault' | 'platform'>, trx: Trx, playerId: bigint): Promise<Buffer> {
  const tables: Record<string, unknown[]> = {};
  for (const [table, rows] of await readPersonalRows(trx, playerId)) {
    const open = async (name: string, value: unknown, row: Readonly<Record<string, unknown>>): Promise<unknown> => {
      if (!Buffer.isBuffer(value)) return value;
      const sealed = SEALED[`${table}.${name}`];
      if (!sealed) return undefined;
      const plain = await vault.open(trx, playerId, sealed.contextOf(row), value);
      if (sealed.as === 'jpeg') return { mediaType: 'image/jpeg', base64: plain.toString('base64') };
      return sealed.as === 'json' ? (JSON.parse(plain.toString('utf8')) as unknown) : plain.toString('utf8');
    };
    tables[table] = await Promise.all(
      rows.map(async (row) =>
        Object.fromEntries(
          await Promise.all(Object.entries(row).map(async ([name, value]) => [name, await open(name, value, row)] as const)),
        ),
      ),
    );
  }
  const copy = { format: 'touchline-player-data', version: 1, playerId, madeAt: new Date(platform.clock.now()), tables };
  return Buffer.from(JSON.stringify(copy, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 1));
}
