import type { BingoPrize } from '@touchline/casino/bingo/bingo-prize';
import type { BingoRoomKey } from '@touchline/casino/bingo/bingo-room';
import type { BingoGameStatus } from '@touchline/contract/bingo/enums';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

/** A prize of a game that is played; base minor units as text, since JSON knows no bigint. */
export interface StoredPrize {
  readonly prize: BingoPrize;
  readonly ball: number;
  readonly pot: string;
  readonly cards: readonly number[];
  /** By card. */
  readonly paid: readonly string[];
}

export interface BingoGame {
  readonly id: bigint;
  readonly room: BingoRoomKey;
  readonly version: number;
  readonly number: number;
  readonly status: BingoGameStatus;
  readonly startsAt: Date;
  readonly beganAt: Date | null;
  readonly endsAt: Date | null;
  readonly ballMs: number;
  readonly seedHash: string;
  readonly revealedSeed: string | null;
  readonly players: number;
  readonly tickets: number;
  readonly salesMinor: bigint;
  /** All balls of a game that is played, those that are yet to come too. */
  readonly balls: readonly number[] | null;
  readonly prizes: readonly StoredPrize[] | null;
  readonly paidMinor: bigint | null;
  /** The operator who asked for it to be cancelled, and why. */
  readonly cancelAskedBy: string | null;
  readonly cancelReason: string | null;
  /** The database's clock when this was read. */
  readonly now: Date;
}

/** Columns of a game as `BingoGame` names them. */
export const GAME_COLUMNS = `g.id, g.room, g.version, g.number, g.status, g.starts_at as "startsAt", g.began_at as "beganAt", g.ends_at as "endsAt",
  g.ball_ms as "ballMs", g.seed_hash as "seedHash", g.revealed_seed as "revealedSeed", g.players, g.tickets, g.sales_base_minor as "salesMinor",
  g.balls, g.prizes, g.payout_base_minor as "paidMinor",
  g.cancel_asked_by as "cancelAskedBy", g.cancel_reason as "cancelReason", clock_timestamp() as now`;

export async function readGame(on: Queryable, id: bigint): Promise<BingoGame | undefined> {
  const { rows } = await on.query<BingoGame>(`select ${GAME_COLUMNS} from bingo_game g where g.id = $1`, [id]);
  return rows[0];
}

export async function readGamesById(on: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, BingoGame>> {
  const { rows } = await on.query<BingoGame>(`select ${GAME_COLUMNS} from bingo_game g where g.id = any ($1::bigint[])`, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Games that sell tickets or are played, the first to start first. */
export async function readRunningGames(on: Queryable): Promise<BingoGame[]> {
  const { rows } = await on.query<BingoGame>(
    `select ${GAME_COLUMNS} from bingo_game g where g.status in ('open', 'playing') order by g.starts_at, g.id`,
  );
  return rows;
}

interface PastQuestion {
  readonly room?: BingoRoomKey | undefined;
  /** Only games with a lower id. */
  readonly before?: bigint | undefined;
}

/** Games that are over or were off, newest first, without those for which nobody bought a ticket. */
export async function readPastGames(on: Queryable, { room, before }: PastQuestion, limit: number): Promise<BingoGame[]> {
  const { rows } = await on.query<BingoGame>(
    `select ${GAME_COLUMNS} from bingo_game g where g.status in ('settled', 'off') and g.tickets > 0 and ($1::text is null or g.room = $1)
       and ($2::bigint is null or g.id < $2) order by g.id desc limit $3`,
    [room ?? null, before ?? null, limit],
  );
  return rows;
}

/** Games in every state, newest first. */
export async function readGames(on: Queryable, { room, before }: PastQuestion, limit: number): Promise<BingoGame[]> {
  const { rows } = await on.query<BingoGame>(
    `select ${GAME_COLUMNS} from bingo_game g where ($1::text is null or g.room = $1) and ($2::bigint is null or g.id < $2)
     order by g.id desc limit $3`,
    [room ?? null, before ?? null, limit],
  );
  return rows;
}

/** The last game of each room that was played to its end. */
export async function readLastPlayed(on: Queryable): Promise<BingoGame[]> {
  const { rows } = await on.query<BingoGame>(
    `select distinct on (g.room) ${GAME_COLUMNS} from bingo_game g where g.status = 'settled' order by g.room, g.number desc`,
  );
  return rows;
}

/** The sales and payments of a room in games that were played to their end; base minor units. */
export interface RoomTotals {
  readonly room: BingoRoomKey;
  readonly played: number;
  readonly soldMinor: bigint;
  readonly paidMinor: bigint;
}

/** Of the last 24 hours. A room without such a game is left out. */
export async function readTotalsOfDay(on: Queryable): Promise<RoomTotals[]> {
  const { rows } = await on.query<RoomTotals>(
    `select room, count(*)::int as played, sum(sales_base_minor)::bigint as "soldMinor", sum(payout_base_minor)::bigint as "paidMinor"
     from bingo_game where status = 'settled' and settled_at > now() - interval '1 day' group by room`,
  );
  return rows;
}

/** A game locked until the transaction ends, with its sealed seed. */
export type LockedGame = BingoGame & { readonly sealedSeed: Buffer };

const locked = async (client: pg.PoolClient, where: string, values: readonly unknown[]): Promise<LockedGame | undefined> => {
  const { rows } = await client.query<LockedGame>(
    `select ${GAME_COLUMNS}, g.sealed_seed as "sealedSeed" from bingo_game g where ${where}`,
    [...values],
  );
  return rows[0];
};

/** A game that sells tickets at this moment, by the database's clock; undefined where the sale is over. Its start waits for the lock. */
export const lockSellingGame = (client: pg.PoolClient, id: bigint): Promise<LockedGame | undefined> =>
  locked(client, "g.id = $1 and g.status = 'open' and g.starts_at > clock_timestamp() for update", [id]);

/** A game whose sale is over and that has not begun. One that a purchase holds is left for the next look. */
export const lockDueGame = (client: pg.PoolClient): Promise<LockedGame | undefined> =>
  locked(client, "g.status = 'open' and g.starts_at <= clock_timestamp() order by g.starts_at, g.id limit 1 for update skip locked", []);

/** A game whose last ball has come and that is not settled. */
export const lockOverGame = (client: pg.PoolClient): Promise<LockedGame | undefined> =>
  locked(client, "g.status = 'playing' and g.ends_at <= clock_timestamp() order by g.ends_at, g.id limit 1 for update skip locked", []);

/** A game that an operator wants to cancel. */
export const lockGame = (client: pg.PoolClient, id: bigint): Promise<LockedGame | undefined> =>
  locked(client, 'g.id = $1 for update', [id]);

export async function readUnpaidGame(on: Queryable): Promise<BingoGame | undefined> {
  const { rows } = await on.query<BingoGame>(
    `select ${GAME_COLUMNS} from bingo_game g where g.status in ('settled', 'off') and not g.is_paid_out order by g.id limit 1`,
  );
  return rows[0];
}
