import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { decrypt, encrypt } from './encrypt.ts';
import { KeyShreddedError } from './key-shredded-error.ts';
import { readMasterKeys } from './master-keys.ts';
import { createPlayerKeys, HOUSE, isShredded } from './player-keys.ts';
import { sealPlain, sealPlainColumns } from './seal-plain.ts';
import { createSealedColumns } from './sealed-columns.ts';
import { writeShredded } from './vault.store.ts';

/**
 * Personal data at rest: sealed under a key for each player, which the house's key wraps. `context` says what the bytes are and where they
 * stand (`identity-file 17`): they open nowhere else. ASVS 5 chapter 14, tests T79 and T81.
 */
export function createVaultFeature({ pool, config, jobs }: Platform) {
  const keys = createPlayerKeys(pool, readMasterKeys(config));
  const { keyOf, ownKey, rewrap } = keys;
  let indexKey: Buffer | undefined;
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
    /** The sealed text; throws Shredded for an erased player, and for bytes that were changed or belong elsewhere. */
    async open(on: Queryable, playerId: bigint, context: string, sealed: Uint8Array): Promise<Buffer> {
      const key = await keyOf(on, playerId);
      if (!key) throw new KeyShreddedError(`player ${playerId}`);
      return decrypt(key, context, sealed);
    },
    ...createSealedColumns(keys),
    isShredded,
    sealPlain: (table: string, sealBatch: (client: pg.PoolClient, max: number) => Promise<number>) => sealPlain(pool, table, sealBatch),
    sealPlainColumns: (table: string, columns: readonly string[]) => sealPlainColumns(pool, keys, table, columns),
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
    /** For good: nothing sealed under the player's key opens again. */
    shred: (on: Queryable, playerId: bigint) => writeShredded(on, playerId),
    rewrap,
  } satisfies Feature & Record<string, unknown>;
}

export { columnContext } from './column-context.ts';

export type VaultFeature = ReturnType<typeof createVaultFeature>;
