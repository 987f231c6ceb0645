import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

export interface BetTotals {
  readonly currency: string;
  readonly openBets: number;
  readonly openStakeMinor: bigint;
  readonly openPossibleMinor: bigint;
  /** Placed today. */
  readonly betsToday: number;
  readonly turnoverMinor: bigint;
  /** Returns of bets today: ends in force, sales of parts, and what results that were corrected took back and had paid before. */
  readonly paidMinor: bigint;
}

/**
 * Open stakes and today's movements (UTC, the database's clock), by currency. One pass over the table: an index on what settlement changes would cost
 * every settlement an index update. Callers that ask often cache the answer.
 */
export async function readBetTotals(pool: pg.Pool, brandId: number): Promise<BetTotals[]> {
  const { rows } = await pool.query<BetTotals>({
    name: 'bets-totals',
    text: `select currency,
        count(*) filter (where status = 'open')::int as "openBets",
        coalesce(sum(stake_minor) filter (where status = 'open'), 0)::bigint as "openStakeMinor",
        coalesce(sum(potential_return_minor) filter (where status = 'open'), 0)::bigint as "openPossibleMinor",
        count(*) filter (where placed_at >= today)::int as "betsToday",
        coalesce(sum(stake_minor) filter (where placed_at >= today), 0)::bigint as "turnoverMinor",
        (coalesce(sum(payout_minor) filter (where settled_at >= today), 0) + coalesce(sum(moved.minor), 0))::bigint as "paidMinor"
      from (select date_trunc('day', now(), 'UTC') as today) d cross join bet
      left join lateral (
        -- Steps that end a bet as it stands are in paid_minor.
        select sum(s.amount_minor) as minor from bet_event s
        where s.bet_id = bet.id and s.kind in ('sold-part', 'settled', 'reversed') and s.at >= today
      ) moved on bet.steps > 0
      where player_id in (select player_id from player_brand where brand_id = $1)
      group by currency order by currency`,
    values: [brandId],
  });
  return rows;
}

/** The player that a bet belongs to. */
export async function readBetOwner(pool: pg.Pool, betId: bigint): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ playerId: bigint }>({
    name: 'bets-owner',
    text: 'select player_id as "playerId" from bet where id = $1',
    values: [betId],
  });
  return rows[0]?.playerId;
}

/** Whether a bet of the player has not ended, or waits to be placed. */
export async function hasOpenBets(on: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await on.query<{ running: boolean }>({
    name: 'bets-has-running',
    text: `select exists (select 1 from bet where player_id = $1 and status = 'open')
      or exists (select 1 from pending_bet where player_id = $1 and status = 'waiting')
      or exists (select 1 from auto_bet where player_id = $1 and status = 'waiting') as running`,
    values: [playerId],
  });
  return rows[0]?.running ?? false;
}
