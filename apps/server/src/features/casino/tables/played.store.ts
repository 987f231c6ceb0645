import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** When a player last played each game. */
export async function readLastPlayed(on: Queryable, playerId: bigint): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await on.query<{ game: string; at: Date }>(
    prepared('select game, max(started_at) as at from casino_round where player_id = $1 group by game', [playerId]),
  );
  return new Map(rows.map(({ game, at }) => [game, at]));
}
