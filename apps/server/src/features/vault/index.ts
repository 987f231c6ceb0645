import { createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { columnContext } from './column-context.ts';
import { decrypt, encrypt } from './encrypt.ts';
import { readMasterKeys } from './master-keys.ts';
import { lockPlainRows, writeSealedRow } from './plain-rows.store.ts';
import { readKey, readKeysToRewrap, vacuumFullTable, writeKey, writeRewrapped, writeShredded } from './vault.store.ts';

/** The player's key is gone: what was sealed under it cannot be read by anyone any more. */
export class KeyShreddedError extends Error {
  override readonly name = 'Shredded';
}

const BATCH = 200;
/** Stands in the place of a player for what is nobody's. Its key is never shredded. */
const HOUSE = 0n;

/**
 * Personal data at rest: sealed under a key for each player, which the house's key wraps. `context` says what the bytes are and where they
 * stand (`identity-file 17`): they open nowhere else. ASVS 5 chapter 14, tests T79 and T81.
 */
export function createVaultFeature({ pool, config, jobs }: Platform) {
  const houseKeys = readMasterKeys(config);
  const [current] = houseKeys;

  function unwrap(playerId: bigint, wrapped: Buffer, wrappedBy: string): Buffer {
    const houseKey = houseKeys.find(({ name }) => name === wrappedBy);
    if (!houseKey) throw new Error(`no key of the house is called ${wrappedBy}: VAULT_KEYS lacks it`);
    return decrypt(houseKey.bytes, `player-key ${playerId}`, wrapped);
  }
  const wrap = (playerId: bigint, key: Uint8Array): Buffer => encrypt(current.bytes, `player-key ${playerId}`, key);

  async function keyOf(on: Queryable, playerId: bigint): Promise<Buffer | undefined> {
    const row = await readKey(on, playerId);
    if (!row) return undefined;
    if (!row.wrappedKey) throw new KeyShreddedError(`player ${playerId}`);
    return unwrap(playerId, row.wrappedKey, row.masterKeyId);
  }
  /** Made where there is none yet. */
  async function ownKey(on: Queryable, playerId: bigint): Promise<Buffer> {
    // The shared key is created outside the caller's transaction, so that others do not block on it and a rollback does not lose it.
    const outside = playerId === HOUSE ? pool : on;
    const known = await keyOf(outside, playerId);
    if (known) return known;
    await writeKey(outside, playerId, wrap(playerId, randomBytes(32)), current.name);
    const made = await keyOf(outside, playerId);
    if (!made) throw new Error(`player ${playerId} has no key`);
    return made;
  }
  /** Whether the player was erased: nothing can be sealed for them any more. */
  async function isShredded(on: Queryable, playerId: bigint): Promise<boolean> {
    return (await readKey(on, playerId))?.wrappedKey === null;
  }
  let indexKey: Buffer | undefined;

  /** Changes the wrapping of keys that an older key of the house wraps; returns how many. */
  async function rewrap(): Promise<number> {
    const rows = await readKeysToRewrap(pool, current.name, BATCH);
    for (const { playerId, wrappedKey, masterKeyId } of rows) {
      if (!wrappedKey) continue;
      await writeRewrapped(pool, playerId, masterKeyId, wrap(playerId, unwrap(playerId, wrappedKey, masterKeyId)), current.name);
    }
    return rows.length;
  }
  /** The same rows with their sealed columns opened, by one look at the key. Throws Shredded as `open` does. */
  async function openRows<K extends string, R extends Readonly<Record<K, Buffer | null>>>(
    on: Queryable,
    playerId: bigint | null,
    table: string,
    columns: readonly K[],
    rows: readonly R[],
  ): Promise<(Omit<R, K> & Record<K, string | null>)[]> {
    const anything = rows.some((row) => columns.some((column) => row[column] !== null));
    const key = anything ? await keyOf(on, playerId ?? HOUSE) : undefined;
    const open = (column: K, bytes: Buffer | null): string | null => {
      if (bytes === null) return null;
      if (!key) throw new KeyShreddedError(`player ${playerId}`);
      return decrypt(key, columnContext(table, column), bytes).toString('utf8');
    };
    return rows.map((row) => {
      const texts = Object.fromEntries(columns.map((column) => [column, open(column, row[column])])) as Record<K, string | null>;
      return { ...row, ...texts };
    });
  }
  /**
   * Seals what an older version wrote plainly: `sealBatch` locks and seals some rows and gives how many, 0 at the end. Every process that
   * starts waits for the end of it; the table is rewritten then, so that none of its pages keeps what stood there.
   */
  async function sealPlain(table: string, sealBatch: (client: pg.PoolClient, max: number) => Promise<number>): Promise<void> {
    let sealed = 0;
    for (let rows = 1; rows > 0; sealed += rows) rows = await inTransaction(pool, (client) => sealBatch(client, BATCH));
    if (sealed > 0) await vacuumFullTable(pool, table);
  }
  jobs.define('vault-rewrap', async () => {
    while ((await rewrap()) > 0);
  });
  jobs.every('41 * * * *', 'vault-rewrap');

  return {
    handlers: {},
    /** Sealed bytes for a column. Throws Shredded for a player who was erased. */
    async seal(on: Queryable, playerId: bigint, context: string, plain: Uint8Array): Promise<Buffer> {
      return encrypt(await ownKey(on, playerId), context, plain);
    },
    /** What was sealed; throws Shredded for an erased player, and for bytes that were changed or belong elsewhere. */
    async open(on: Queryable, playerId: bigint, context: string, sealed: Uint8Array): Promise<Buffer> {
      const key = await keyOf(on, playerId);
      if (!key) throw new KeyShreddedError(`player ${playerId}`);
      return decrypt(key, context, sealed);
    },
    /** Texts for the columns of a row, each sealed in its place; null stays null. Without a player they are sealed under the house's key. */
    async sealColumns<K extends string>(
      on: Queryable,
      playerId: bigint | null,
      table: string,
      texts: Readonly<Record<K, string | null>>,
    ): Promise<Record<K, Buffer | null>> {
      const named = Object.entries<string | null>(texts);
      const key = named.some(([, text]) => text !== null) ? await ownKey(on, playerId ?? HOUSE) : undefined;
      const sealed = named.map(([column, text]) => [
        column,
        key && text !== null ? encrypt(key, columnContext(table, column), Buffer.from(text)) : null,
      ]);
      return Object.fromEntries(sealed) as Record<K, Buffer | null>;
    },
    /** What `sealColumns` sealed. Throws Shredded as `open` does. */
    async openColumns<K extends string>(
      on: Queryable,
      playerId: bigint | null,
      table: string,
      sealed: Readonly<Record<K, Buffer | null>>,
    ): Promise<Record<K, string | null>> {
      const [opened] = await openRows(on, playerId, table, Object.keys(sealed) as K[], [sealed]);
      return opened as Record<K, string | null>;
    },
    openRows,
    /** The same as `openColumns`, all of it null where the player was erased. */
    async openKept<K extends string>(
      on: Queryable,
      playerId: bigint,
      table: string,
      sealed: Readonly<Record<K, Buffer | null>>,
    ): Promise<Record<K, string | null>> {
      const columns = Object.keys(sealed) as K[];
      const nothing = Object.fromEntries(columns.map((column) => [column, null])) as Record<K, null>;
      const [row] = (await isShredded(on, playerId)) ? [nothing] : await openRows(on, playerId, table, columns, [sealed]);
      return row ?? nothing;
    },
    isShredded,
    /** The same as `sealPlain` for a table with `id` and `player_id` whose `<column>_plain` go to `<column>` as they are. */
    sealPlainColumns: (table: string, columns: readonly string[]) =>
      sealPlain(table, async (client, max) => {
        const rows = await lockPlainRows(client, table, columns, max);
        for (const { id, playerId, texts } of rows) {
          const key = await ownKey(client, playerId ?? HOUSE);
          const sealed = columns.map((column) => {
            const text = texts[column] ?? null;
            return [column, text === null ? null : encrypt(key, columnContext(table, column), Buffer.from(text))] as const;
          });
          await writeSealedRow(client, table, id, sealed);
        }
        return rows.length;
      }),
    /**
     * By which a whole text is found again without being kept: a keyed hash. Its key follows from the house's own one, which is wrapped like
     * a player's: changing VAULT_KEYS leaves every hash as it is. `kind` keeps equal texts of two columns apart.
     */
    async blindIndex(kind: string, text: string): Promise<Buffer> {
      indexKey ??= createHmac('sha256', await ownKey(pool, HOUSE))
        .update('blind index')
        .digest();
      return createHmac('sha256', indexKey).update(`${kind} ${text}`).digest();
    },
    sealPlain,
    /** For good: nothing sealed under the player's key opens again. */
    shred: (on: Queryable, playerId: bigint) => writeShredded(on, playerId),
    rewrap,
  } satisfies Feature & Record<string, unknown>;
}

export { columnContext } from './column-context.ts';

export type VaultFeature = ReturnType<typeof createVaultFeature>;
