import type { VaultFeature } from '#features/vault';
import type { Queryable } from '#platform/db/queryable';
import type { Caller } from '#platform/http/handler';

const TABLE = 'security_event';

/** From where somebody changed something, sealed. */
export const sealOrigin = (vault: VaultFeature, on: Queryable, playerId: bigint, { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>) =>
  vault.sealColumns(on, playerId, TABLE, { ip, user_agent: userAgent.slice(0, 400) });

/** Changes as they are shown; empty texts where the player was erased. */
export async function openChanges<R extends { readonly ip: Buffer | null; readonly user_agent: Buffer | null }>(
  vault: VaultFeature,
  on: Queryable,
  playerId: bigint,
  sealed: readonly R[],
) {
  const rows = await vault.openRows(on, playerId, TABLE, ['ip', 'user_agent'], sealed);
  return rows.map(({ ip, user_agent, ...change }) => ({ ...change, ip: ip ?? '', userAgent: user_agent ?? '' }));
}

export const sealPlainChanges = (vault: VaultFeature) => vault.sealPlainColumns(TABLE, ['ip', 'user_agent']);
