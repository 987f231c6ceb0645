import type pg from 'pg';

/** Matches of a player's latest legs, newest bet first, each once. */
export async function readBetMatches(pool: pg.Pool, playerId: bigint, maxLegs: number): Promise<number[]> {
  const { rows } = await pool.query<{ matchId: bigint }>({
    name: 'bets-matches',
    text: `select l.match_id as "matchId"
      from (select id, placed_at from bet where player_id = $1 and id > 0 order by placed_at desc, id desc limit $2) b join bet_leg l on l.bet_id = b.id
      order by b.placed_at desc, b.id desc, l.leg limit $2`,
    values: [playerId, maxLegs],
  });
  return [...new Set(rows.map(({ matchId }) => Number(matchId)))];
}
