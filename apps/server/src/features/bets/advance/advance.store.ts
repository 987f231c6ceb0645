import type pg from 'pg';

export interface NewAdvance {
  readonly betId: bigint;
  readonly playerId: bigint;
  readonly currency: string;
  readonly lentMinor: bigint;
}

export interface Advance extends NewAdvance {
  /** Its 48 hours are over. */
  readonly due: boolean;
}

/** Writes a lent stake; its bet ends only when it is decided what becomes of it. */
export async function writeAdvance(client: pg.PoolClient, { betId, playerId, currency, lentMinor }: NewAdvance): Promise<void> {
  await client.query(
    `with awaits_repayment as (update bet set awaits_repayment = true where id = $1)
     insert into bet_advance (bet_id, player_id, currency, advanced_minor, due_at) values ($1, $2, $3, $4, clock_timestamp() + interval '48 hours')`,
    [betId, playerId, currency, lentMinor],
  );
}

/** The most that the player's running bets could still return, of those that begin within 48 hours and were paid for. Minor units. */
export async function readPotential(on: pg.Pool | pg.PoolClient, playerId: bigint, currency: string): Promise<bigint> {
  const { rows } = await on.query<{ potential: bigint }>(
    `select coalesce(sum(b.potential_return_minor), 0)::bigint as potential from bet b
     where b.player_id = $1 and b.currency = $2 and b.status = 'open' and not b.awaits_repayment and b.void_reason is null
       and not exists (select 1 from bet_leg l where l.bet_id = b.id and (l.result = 'lose' or l.starts_at > now() + interval '48 hours'))`,
    [playerId, currency],
  );
  return rows[0]?.potential ?? 0n;
}

export interface OwingPlayer {
  readonly playerId: bigint;
  readonly currency: string;
  readonly lentMinor: bigint;
  /** The time of the oldest is over. */
  readonly due: boolean;
}

/** Players with stakes on loan, those whose time ends first before the others. */
export async function readOwing(pool: pg.Pool, limit: number): Promise<OwingPlayer[]> {
  const { rows } = await pool.query<OwingPlayer>(
    `select player_id as "playerId", currency, sum(advanced_minor)::bigint as "lentMinor", min(due_at) <= clock_timestamp() as due
     from bet_advance where status = 'owed' group by player_id, currency order by min(due_at) limit $1`,
    [limit],
  );
  return rows;
}

/** Advances that are owed, in the order in which they were lent; locked until the transaction ends. */
export async function lockOwed(client: pg.PoolClient, playerId: bigint, currency: string): Promise<Advance[]> {
  const { rows } = await client.query<Advance>(
    `select bet_id as "betId", player_id as "playerId", currency, advanced_minor as "lentMinor", due_at <= clock_timestamp() as due
     from bet_advance where player_id = $1 and currency = $2 and status = 'owed' order by advanced_at, bet_id for update`,
    [playerId, currency],
  );
  return rows;
}

/** Decides on advances: their bets end by their legs from now on, or are void. */
export async function writeDecided(client: pg.PoolClient, betIds: readonly bigint[], status: 'repaid' | 'short'): Promise<void> {
  await client.query(
    `with decided as (update bet_advance set status = $2 where bet_id = any ($1::bigint[]))
     update bet set awaits_repayment = false, void_reason = case $2 when 'short' then 'advance-short' end where id = any ($1::bigint[])`,
    [betIds, status],
  );
}
