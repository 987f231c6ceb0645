import type { Queryable } from '#platform/db/queryable';

/** The player is excluded until then, or longer where that was so before: an exclusion is never made shorter. */
export async function writeExcluded(on: Queryable, playerId: bigint, until: Date): Promise<void> {
  await on.query('update player set self_excluded_until = greatest(self_excluded_until, $2) where id = $1', [playerId, until]);
}

/** Null for a player who is not excluded at this moment. */
export async function readExcludedUntil(on: Queryable, playerId: bigint): Promise<Date | null> {
  const { rows } = await on.query<{ until: Date }>(
    'select self_excluded_until as until from player where id = $1 and self_excluded_until > now()',
    [playerId],
  );
  return rows[0]?.until ?? null;
}

/** Those of the players who may play: neither blocked, nor barred from betting, nor excluded. */
export async function filterPlayablePlayers(on: Queryable, players: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const { rows } = await on.query<{ id: bigint }>(
    'select id from player p where id = any ($1::bigint[]) and not exists (select from player_block_status b where b.player_id = p.id)',
    [`{${players.join(',')}}`],
  );
  return new Set(rows.map(({ id }) => id));
}
