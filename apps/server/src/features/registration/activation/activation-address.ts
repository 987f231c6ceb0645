import type { VaultFeature } from '#features/vault';
import type { DbOrTrx, Trx } from '#platform/db';
import { lockPlainActivations, writeSealedActivation } from './activation.store.ts';

const CONTEXT = 'activation';

export const sealAddress = (vault: VaultFeature, trx: DbOrTrx, playerId: bigint, address: string): Promise<Buffer> =>
  vault.seal(trx, playerId, CONTEXT, Buffer.from(address));

export const openAddress = async (vault: VaultFeature, trx: DbOrTrx, playerId: bigint, sealed: Buffer): Promise<string> =>
  (await vault.open(trx, playerId, CONTEXT, sealed)).toString('utf8');

/** Seals some addresses that an older version wrote plainly; gives how many. */
export const sealPlainAddresses =
  (vault: VaultFeature) =>
  async (trx: Trx, most: number): Promise<number> => {
    const rows = await lockPlainActivations(trx, most);
    for (const { id, playerId, address } of rows)
      if (address !== null) await writeSealedActivation(trx, id, await sealAddress(vault, trx, playerId, address));
    return rows.length;
  };
