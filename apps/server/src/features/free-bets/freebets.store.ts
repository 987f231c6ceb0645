import type pg from 'pg';

/** A gift to stake with, as it stands. */
export interface FreeBet {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly code: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly leftMinor: bigint;
  /** Thousandths: the least total odds of a bet that it pays for. */
  readonly minOdds: number;
  readonly reason: string;
  readonly grantedAt: Date;
  readonly expiresAt: Date;
  readonly status: 'active' | 'used' | 'expired';
}

export interface NewFreeBet {
  readonly playerId: bigint;
  readonly code: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly minOdds: number;
  readonly reason: string;
  readonly grantKey: string;
  readonly days: number;
}

const COLUMNS = `id, player_id as "playerId", code, currency, amount_minor as "amountMinor", remaining_minor as "leftMinor", min_odds as "minOdds",
  reason, granted_at as "grantedAt", expires_at as "expiresAt", status`;

/** The free bet; undefined where its grant key was used before. Throws a database error 23505 where the code is taken. */
export async function writeFreeBet(client: Pick<pg.PoolClient, 'query'>, bet: NewFreeBet): Promise<FreeBet | undefined> {
  const { rows } = await client.query<FreeBet>(
    `insert into free_bet (player_id, code, currency, amount_minor, remaining_minor, min_odds, reason, idempotency_key, expires_at)
     values ($1, $2, $3, $4, $4, $5, $6, $7, clock_timestamp() + $8 * interval '1 day')
     on conflict (idempotency_key) do nothing returning ${COLUMNS}`,
    [bet.playerId, bet.code, bet.currency, bet.amountMinor, bet.minOdds, bet.reason, bet.grantKey, bet.days],
  );
  return rows[0];
}

export async function readGranted(on: Pick<pg.PoolClient, 'query'>, grantKey: string): Promise<FreeBet | undefined> {
  return (await on.query<FreeBet>(`select ${COLUMNS} from free_bet where idempotency_key = $1`, [grantKey])).rows[0];
}

export async function readFreeBet(on: pg.Pool | pg.PoolClient, id: bigint): Promise<FreeBet | undefined> {
  return (await on.query<FreeBet>(`select ${COLUMNS} from free_bet where id = $1`, [id])).rows[0];
}

/** A player's latest, newest first. */
export async function readFreeBets(pool: pg.Pool, playerId: bigint, limit: number): Promise<FreeBet[]> {
  return (await pool.query<FreeBet>(`select ${COLUMNS} from free_bet where player_id = $1 order by id desc limit $2`, [playerId, limit]))
    .rows;
}

/** Those that can still pay, whichever ends first before the others. */
export async function readUsable(pool: pg.Pool, playerId: bigint, currency: string): Promise<FreeBet[]> {
  const { rows } = await pool.query<FreeBet>(
    `select ${COLUMNS} from free_bet where player_id = $1 and currency = $2 and status = 'active' and remaining_minor > 0 and expires_at > clock_timestamp()
     order by expires_at, id`,
    [playerId, currency],
  );
  return rows;
}

/** Takes so much of a free bet; false where it no longer has it. By the database's clock, under the row's lock. */
export async function redeemFreeBet(client: pg.PoolClient, playerId: bigint, id: bigint, amountMinor: bigint): Promise<boolean> {
  const { rowCount } = await client.query(
    `update free_bet set remaining_minor = remaining_minor - $3, status = case when remaining_minor = $3 then 'used' else status end
     where id = $2 and player_id = $1 and status = 'active' and remaining_minor >= $3 and expires_at > clock_timestamp()`,
    [playerId, id, amountMinor],
  );
  return rowCount === 1;
}

/** Those whose time is over, by player. */
export async function readEnded(pool: pg.Pool, limit: number): Promise<{ readonly id: bigint; readonly playerId: bigint }[]> {
  const { rows } = await pool.query<{ id: bigint; playerId: bigint }>(
    `select id, player_id as "playerId" from free_bet where status = 'active' and expires_at <= clock_timestamp() order by expires_at limit $1`,
    [limit],
  );
  return rows;
}

/** Ends a free bet; what was left of it, undefined where it has ended already. */
export async function readExpired(
  client: pg.PoolClient,
  id: bigint,
): Promise<Pick<FreeBet, 'leftMinor' | 'currency' | 'playerId'> | undefined> {
  const { rows } = await client.query<Pick<FreeBet, 'leftMinor' | 'currency' | 'playerId'>>(
    `update free_bet set status = 'expired' where id = $1 and status = 'active' and expires_at <= clock_timestamp()
     returning remaining_minor as "leftMinor", currency, player_id as "playerId"`,
    [id],
  );
  return rows[0];
}

/** Ends a player's free bet because they do not want it; what was left of it, undefined where it is not theirs or has ended. */
export async function forfeitFreeBet(
  client: pg.PoolClient,
  playerId: bigint,
  id: bigint,
): Promise<Pick<FreeBet, 'leftMinor' | 'currency'> | undefined> {
  const { rows } = await client.query<Pick<FreeBet, 'leftMinor' | 'currency'>>(
    `update free_bet set status = 'expired' where id = $2 and player_id = $1 and status = 'active'
     returning remaining_minor as "leftMinor", currency`,
    [playerId, id],
  );
  return rows[0];
}
