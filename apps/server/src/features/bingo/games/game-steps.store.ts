import type { BingoRoomKey } from '@touchline/casino/bingo/bingo-room';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import type { StoredPrize } from './bingo-game.store.ts';

/** How far the schedule of a room is written down, and the database's clock. */
export interface OpenedUntil {
  readonly open: number;
  readonly lastStartsAt: Date | null;
  readonly lastNumber: number;
  readonly now: Date;
}

/** Locked until the transaction ends, so that one process at a time numbers the games of a room. */
export async function lockOpenedUntil(client: pg.PoolClient, room: BingoRoomKey): Promise<OpenedUntil> {
  await client.query("select pg_advisory_xact_lock(hashtext('bingo ' || $1))", [room]);
  const { rows } = await client.query<OpenedUntil>(
    `select count(*) filter (where status = 'open')::int as open, max(starts_at) as "lastStartsAt", coalesce(max(number), 0) as "lastNumber",
       clock_timestamp() as now from bingo_game where room = $1`,
    [room],
  );
  const [found] = rows;
  if (!found) throw new Error('an aggregate has a row');
  return found;
}

export interface NewGame {
  readonly room: BingoRoomKey;
  readonly version: number;
  readonly number: number;
  readonly startsAt: Date;
  readonly ballMs: number;
  readonly seedHash: string;
  readonly sealedSeed: Buffer | null;
}

export async function writeGame(client: pg.PoolClient, game: NewGame): Promise<void> {
  await client.query(
    'insert into bingo_game (room, version, number, starts_at, ball_ms, seed_hash, sealed_seed) values ($1, $2, $3, $4, $5, $6, $7)',
    [game.room, game.version, game.number, game.startsAt, game.ballMs, game.seedHash, game.sealedSeed],
  );
}

/** Counts a purchase. The game is locked. */
export async function writeSale(
  client: pg.PoolClient,
  id: bigint,
  sale: { readonly players: number; readonly tickets: number; readonly stakeBaseMinor: bigint },
): Promise<void> {
  await client.query(
    'update bingo_game set players = players + $2, tickets = tickets + $3, sales_base_minor = sales_base_minor + $4 where id = $1',
    [id, sale.players, sale.tickets, sale.stakeBaseMinor],
  );
}

/** Too few players had tickets, or it is cancelled. The stakes go back by purchases afterwards. */
export async function writeOff(client: pg.PoolClient, id: bigint): Promise<void> {
  await client.query("update bingo_game set status = 'off', settled_at = clock_timestamp(), is_paid_out = tickets = 0 where id = $1", [id]);
}

export async function writeCancelAsked(client: pg.PoolClient, id: bigint, askedBy: string, reason: string): Promise<void> {
  await client.query('update bingo_game set cancel_asked_by = $2, cancel_reason = $3 where id = $1', [id, askedBy, reason]);
}

export interface GameBegin {
  readonly balls: readonly number[];
  readonly prizes: readonly StoredPrize[];
  readonly paidMinor: bigint;
}

/** The balls come from this moment on, by the database's clock. */
export async function writeBegun(client: pg.PoolClient, id: bigint, { balls, prizes, paidMinor }: GameBegin): Promise<void> {
  await client.query(
    `update bingo_game g set status = 'playing', balls = $2, prizes = $3, payout_base_minor = $4, began_at = n.now,
       ends_at = n.now + cardinality($2::int[]) * g.ball_ms * interval '1 millisecond'
     from (select clock_timestamp() as now) n where g.id = $1`,
    [id, balls, JSON.stringify(prizes), paidMinor],
  );
}

export async function writeSettled(client: pg.PoolClient, id: bigint, seed: string): Promise<void> {
  await client.query("update bingo_game set status = 'settled', revealed_seed = $2, settled_at = clock_timestamp() where id = $1", [
    id,
    seed,
  ]);
}

/** Nothing while purchases are open, which another process may hold. */
export async function writeAllPaid(on: Queryable, id: bigint): Promise<void> {
  await on.query(
    `update bingo_game g set is_paid_out = true
     where g.id = $1 and not exists (select from bingo_purchase p where p.game_id = g.id and p.status = 'open')`,
    [id],
  );
}
