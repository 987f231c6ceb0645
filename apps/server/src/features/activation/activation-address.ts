import type { VaultFeature } from '#features/vault';
import type { Queryable } from '#platform/db/queryable';
import { lockPlainActivations, writeSealedActivation } from './activation.store.ts';

const CONTEXT = 'activation';

export const sealAddress = (vault: VaultFeature, client: Queryable, playerId: bigint, address: string): Promise<Buffer> =>
  vault.seal(client, playerId, CONTEXT, Buffer.from(address));

export const openAddress = async (vault: VaultFeature, client: Queryable, playerId: bigint, sealed: Buffer): Promise<string> =>
  (await vault.open(client, playerId, CONTEXT, sealed)).toString('utf8');

/** Seals some addresses that an older version wrote plainly; gives how many. */
export const sealPlainAddresses =
  (vault: VaultFeature) =>
  async (client: Queryable, max: number): Promise<number> => {
    const rows = await lockPlainActivations(client, max);
    for (const { id, playerId, address } of rows)
      if (address !== null) await writeSealedActivation(client, id, await sealAddress(vault, client, playerId, address));
    return rows.length;
  };
