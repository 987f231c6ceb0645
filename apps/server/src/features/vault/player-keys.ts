import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import { decrypt, encrypt } from './encrypt.ts';
import { KeyShreddedError } from './key-shredded-error.ts';
import type { readMasterKeys } from './master-keys.ts';
import { readKey, readKeysToRewrap, writeKey, writeRewrapped } from './vault.store.ts';

/** Stands in the place of a player for what is nobody's. Its key is never shredded. */
export const HOUSE = 0n;
const BATCH = 200;

/** The players' keys, each wrapped by a key of the house. */
export interface PlayerKeys {
  /** Undefined where the player has none. Throws Shredded for a player who was erased. */
  keyOf(on: Queryable, playerId: bigint): Promise<Buffer | undefined>;
  /** The same, made where there is none yet. */
  ownKey(on: Queryable, playerId: bigint): Promise<Buffer>;
  /** Changes the wrapping of some keys that an older key of the house wraps; returns how many. */
  rewrap(): Promise<number>;
}

export function createPlayerKeys(pool: pg.Pool, houseKeys: ReturnType<typeof readMasterKeys>): PlayerKeys {
  const [current] = houseKeys;
  function unwrap(playerId: bigint, wrapped: Buffer, wrappedBy: string): Buffer {
    const houseKey = houseKeys.find(({ name }) => name === wrappedBy);
    if (!houseKey) throw new Error(`unknown master key ${wrappedBy}: add it to VAULT_KEYS`);
    return decrypt(houseKey.bytes, `player-key ${playerId}`, wrapped);
  }
  const wrap = (playerId: bigint, key: Uint8Array): Buffer => encrypt(current.bytes, `player-key ${playerId}`, key);

  async function keyOf(on: Queryable, playerId: bigint): Promise<Buffer | undefined> {
    const row = await readKey(on, playerId);
    if (!row) return undefined;
    if (!row.wrappedKey) throw new KeyShreddedError(`player ${playerId}`);
    return unwrap(playerId, row.wrappedKey, row.masterKeyId);
  }
  return {
    keyOf,
    async ownKey(on, playerId) {
      // The shared key is created outside the caller's transaction, so that others do not block on it and a rollback does not lose it.
      const outside = playerId === HOUSE ? pool : on;
      const known = await keyOf(outside, playerId);
      if (known) return known;
      await writeKey(outside, playerId, wrap(playerId, randomBytes(32)), current.name);
      const made = await keyOf(outside, playerId);
      if (!made) throw new Error(`player ${playerId} has no key`);
      return made;
    },
    async rewrap() {
      const rows = await readKeysToRewrap(pool, current.name, BATCH);
      for (const { playerId, wrappedKey, masterKeyId } of rows) {
        if (!wrappedKey) continue;
        await writeRewrapped(pool, playerId, masterKeyId, wrap(playerId, unwrap(playerId, wrappedKey, masterKeyId)), current.name);
      }
      return rows.length;
    },
  };
}

/** Whether the player was erased: nothing can be sealed for them any more. */
export const isShredded = async (on: Queryable, playerId: bigint): Promise<boolean> => (await readKey(on, playerId))?.wrappedKey === null;
