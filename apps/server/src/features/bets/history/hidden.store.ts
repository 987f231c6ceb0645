import type pg from 'pg';

/** Puts a settled bet out of sight; `unknown` where the player has no such bet, `running` where it is not settled. */
export async function writeHidden(pool: pg.Pool, playerId: bigint, betId: bigint): Promise<'hidden' | 'unknown' | 'running'> {
  const { rows } = await pool.query<{ status: string }>({
    name: 'bet-hide',
    text: `with found as (
        select player_id, id, status from bet where player_id = $1 and id = $2
      ), hidden as (
        insert into bet_hidden (player_id, bet_id) select player_id, id from found where status <> 'open' on conflict do nothing
      )
      select status from found`,
    values: [playerId, betId],
  });
  const status = rows[0]?.status;
  return status === undefined ? 'unknown' : status === 'open' ? 'running' : 'hidden';
}

/** Brings a bet back into sight that was hidden by itself. */
export async function unhideBet(pool: pg.Pool, playerId: bigint, betId: bigint): Promise<void> {
  await pool.query('delete from bet_hidden where player_id = $1 and bet_id = $2', [playerId, betId]);
}

/** Puts everything that is settled by now out of sight; the moment of it. */
export async function clearHistory(pool: pg.Pool, playerId: bigint): Promise<Date> {
  const { rows } = await pool.query<{ at: Date }>({
    name: 'bets-clear',
    text: `insert into bet_history_cleared (player_id, cleared_at) values ($1, clock_timestamp())
      on conflict (player_id) do update set cleared_at = excluded.cleared_at returning cleared_at as at`,
    values: [playerId],
  });
  return rows[0]?.at ?? new Date(Number.NaN);
}

/** Brings everything back that was put out of sight together. */
export async function restoreHistory(pool: pg.Pool, playerId: bigint): Promise<void> {
  await pool.query('delete from bet_history_cleared where player_id = $1', [playerId]);
}
