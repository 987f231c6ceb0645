import type { VaultFeature } from '#features/vault';
import type { DbOrTrx } from '#platform/db';
import type { Caller } from '#platform/handler';

const TABLE = 'security_change';

/** From where somebody changed something, sealed. */
export const sealOrigin = (vault: VaultFeature, trx: DbOrTrx, playerId: bigint, { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>) =>
  vault.sealColumns(trx, playerId, TABLE, { ip, user_agent: userAgent.slice(0, 400) });

/** Changes as they are shown; empty texts where the player was erased. */
export async function openChanges<R extends { readonly ip: Buffer | null; readonly user_agent: Buffer | null }>(
  vault: VaultFeature,
  db: DbOrTrx,
  playerId: bigint,
  sealed: readonly R[],
) {
  const rows = await vault.openRows(db, playerId, TABLE, ['ip', 'user_agent'], sealed);
  return rows.map(({ ip, user_agent, ...change }) => ({ ...change, ip: ip ?? '', userAgent: user_agent ?? '' }));
}

export const sealPlainChanges = (vault: VaultFeature) => vault.sealPlainColumns(TABLE, ['ip', 'user_agent']);
