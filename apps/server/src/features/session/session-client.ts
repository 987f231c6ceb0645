import type { VaultFeature } from '#features/vault';
import type { Queryable } from '#platform/db/queryable';
import type { Caller } from '#platform/http/handler';
import type { SealedSession } from './session.store.ts';

/** A session as the player and the console see it; empty texts where the player was erased. */
export type SessionRow = Omit<SealedSession, 'ip' | 'user_agent'> & { readonly ip: string; readonly user_agent: string };

const TABLE = 'session';

/** From where somebody signs in, sealed. */
export const sealOrigin = (vault: VaultFeature, db: Queryable, playerId: bigint, { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>) =>
  vault.sealColumns(db, playerId, TABLE, { ip, user_agent: userAgent });

export async function openSessions(
  vault: VaultFeature,
  db: Queryable,
  playerId: bigint,
  sealed: readonly SealedSession[],
): Promise<SessionRow[]> {
  const rows = await vault.openRows(db, playerId, TABLE, ['ip', 'user_agent'], sealed);
  return rows.map((row) => ({ ...row, ip: row.ip ?? '', user_agent: row.user_agent ?? '' }));
}

export const sealPlainSessions = (vault: VaultFeature) => vault.sealPlainColumns(TABLE, ['ip', 'user_agent']);
