import { randomBytes } from 'node:crypto';
import type { DbOrTrx } from '#platform/db';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { readHouseKeys } from './house-keys.ts';
import { seal, unseal } from './seal.ts';
import { readKey, readKeysToRewrap, writeKey, writeRewrapped, writeShredded } from './vault.store.ts';

/** The player's key is gone: what was sealed under it cannot be read by anyone any more. */
export class Shredded extends Error {
  override readonly name = 'Shredded';
}

const BATCH = 200;

/**
 * Personal data at rest: sealed under a key for each player, which the house's key wraps. `context` says what the bytes are and where they
 * stand (`identity-file 17`): they open nowhere else. ASVS 5 chapter 14, tests T79 and T81.
 */
export function createVaultFeature({ db, config, jobs }: Platform) {
  const houseKeys = readHouseKeys(config);
  const [current] = houseKeys;

  function unwrap(playerId: bigint, wrapped: Buffer, wrappedBy: string): Buffer {
    const houseKey = houseKeys.find(({ name }) => name === wrappedBy);
    if (!houseKey) throw new Error(`no key of the house is called ${wrappedBy}: VAULT_KEYS lacks it`);
    return unseal(houseKey.bytes, `player-key ${playerId}`, wrapped);
  }
  const wrap = (playerId: bigint, key: Uint8Array): Buffer => seal(current.bytes, `player-key ${playerId}`, key);

  async function keyOf(trx: DbOrTrx, playerId: bigint): Promise<Buffer | undefined> {
    const row = await readKey(trx, playerId);
    if (!row) return undefined;
    if (!row.wrapped) throw new Shredded(`player ${playerId}`);
    return unwrap(playerId, row.wrapped, row.wrappedBy);
  }
  /** Changes the wrapping of keys that an older key of the house wraps; returns how many. */
  async function rewrap(): Promise<number> {
    const rows = await readKeysToRewrap(db, current.name, BATCH);
    for (const { playerId, wrapped, wrappedBy } of rows) {
      if (!wrapped) continue;
      await writeRewrapped(db, playerId, wrappedBy, wrap(playerId, unwrap(playerId, wrapped, wrappedBy)), current.name);
    }
    return rows.length;
  }
  jobs.define('vault-rewrap', async () => {
    while ((await rewrap()) > 0);
  });
  jobs.every('41 * * * *', 'vault-rewrap');

  return {
    handlers: {},
    /** Sealed bytes for a column. Throws Shredded for a player who was erased. */
    async seal(trx: DbOrTrx, playerId: bigint, context: string, plain: Uint8Array): Promise<Buffer> {
      let key = await keyOf(trx, playerId);
      if (!key) {
        await writeKey(trx, playerId, wrap(playerId, randomBytes(32)), current.name);
        key = await keyOf(trx, playerId);
      }
      if (!key) throw new Error(`player ${playerId} has no key`);
      return seal(key, context, plain);
    },
    /** What was sealed; throws Shredded for an erased player, and for bytes that were changed or belong elsewhere. */
    async open(trx: DbOrTrx, playerId: bigint, context: string, sealed: Uint8Array): Promise<Buffer> {
      const key = await keyOf(trx, playerId);
      if (!key) throw new Shredded(`player ${playerId}`);
      return unseal(key, context, sealed);
    },
    /** For good: nothing sealed under the player's key opens again. */
    shred: (trx: DbOrTrx, playerId: bigint) => writeShredded(trx, playerId),
    rewrap,
  } satisfies Feature<never> & Record<string, unknown>;
}

export type VaultFeature = ReturnType<typeof createVaultFeature>;
