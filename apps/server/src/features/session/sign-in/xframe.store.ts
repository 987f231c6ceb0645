import type { Queryable } from '#platform/db/queryable';

/** Between a partner's server getting the token and its frame using it. */
export const XFRAME_SECONDS = 60;

export async function writeXframe(
  on: Queryable,
  { tokenHash, playerId, clientId }: { readonly tokenHash: Buffer; readonly playerId: bigint; readonly clientId: string },
): Promise<void> {
  await on.query(
    `insert into xframe_token (token_hash, player_id, client_id, expires_at, used_at)
     values ($1, $2, $3, now() + $4 * interval '1 second', null)`,
    [tokenHash, playerId, clientId, XFRAME_SECONDS],
  );
}

/** The player that the token belongs to; it is used up afterwards. */
export async function consumeXframeToken(on: Queryable, tokenHash: Buffer): Promise<bigint | undefined> {
  const { rows } = await on.query<{ playerId: bigint }>(
    `update xframe_token set used_at = now() where token_hash = $1 and used_at is null and expires_at > now()
     returning player_id as "playerId"`,
    [tokenHash],
  );
  return rows[0]?.playerId;
}

export async function deleteEnded(on: Queryable): Promise<void> {
  await on.query("delete from xframe_token where expires_at < now() - interval '1 day'");
}
