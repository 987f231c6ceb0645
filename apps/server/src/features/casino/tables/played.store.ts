import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** When a player last played each game. */
export async function readLastPlayed(on: Queryable, playerId: bigint): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await on.query<{ game: string; at: Date }>(
    prepared(
      `select game, max(started_at) as at from casino_round where player_id = $1 group by game
       union all
       select r.game, max(b.placed_at) from casino_shared_bet b join casino_shared_round r on r.id = b.round_id where b.player_id = $1 group by r.game`,
      [playerId],
    ),
  );
  return new Map(rows.map(({ game, at }) => [game, at]));
}
