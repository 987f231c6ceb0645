import type { LotteryKey } from '@touchline/casino/lotteries/lottery';
import type { LotteryDrawStatus } from '@touchline/contract/lotteries/enums';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

/** A prize of a settled draw; base minor units as text, since JSON knows no bigint. */
export interface StoredPrize {
  readonly picks: number;
  readonly hits: number;
  readonly lines: number;
  readonly perLine: string;
}

export interface LotteryDraw {
  readonly id: bigint;
  readonly lottery: LotteryKey;
  readonly number: number;
  readonly status: LotteryDrawStatus;
  readonly closesAt: Date;
  readonly seedHash: string;
  readonly revealedSeed: string | null;
  readonly numbers: readonly number[] | null;
  readonly jackpotBeforeMinor: bigint | null;
  readonly salesMinor: bigint | null;
  readonly paidMinor: bigint | null;
  readonly lines: number | null;
  readonly prizes: readonly StoredPrize[] | null;
  readonly cancelAskedBy: string | null;
  readonly cancelReason: string | null;
  /** It takes tickets, by the database's clock. */
  readonly takesTickets: boolean;
}

const COLUMNS = `id, lottery, number, status, closes_at as "closesAt", seed_hash as "seedHash", revealed_seed as "revealedSeed", numbers,
  jackpot_before_minor as "jackpotBeforeMinor", sales_minor as "salesMinor", payout_minor as "paidMinor", lines, prizes,
  cancel_asked_by as "cancelAskedBy", cancel_reason as "cancelReason", status = 'open' and closes_at > clock_timestamp() as "takesTickets"`;

/** The draws of a lottery that are open, how far its schedule is written down, and the database's clock. */
export interface OpenedUntil {
  readonly open: number;
  readonly lastClosesAt: Date | null;
  readonly lastNumber: number;
  readonly now: Date;
}

/** Locked until the transaction ends, so that one process at a time numbers the draws of a lottery. */
export async function lockOpenedUntil(client: pg.PoolClient, lottery: LotteryKey): Promise<OpenedUntil> {
  await client.query("select pg_advisory_xact_lock(hashtext('lottery ' || $1))", [lottery]);
  const { rows } = await client.query<OpenedUntil>(
    `select count(*) filter (where status = 'open')::int as open, max(closes_at) as "lastClosesAt", coalesce(max(number), 0) as "lastNumber",
       clock_timestamp() as now from lottery_draw where lottery = $1`,
    [lottery],
  );
  const [found] = rows;
  if (!found) throw new Error('an aggregate has a row');
  return found;
}

export interface NewDraw {
  readonly lottery: LotteryKey;
  readonly number: number;
  readonly closesAt: Date;
  readonly seedHash: string;
  readonly sealedSeed: Buffer | null;
}

export async function writeDraw(client: pg.PoolClient, draw: NewDraw): Promise<void> {
  await client.query('insert into lottery_draw (lottery, number, closes_at, seed_hash, sealed_seed) values ($1, $2, $3, $4, $5)', [
    draw.lottery,
    draw.number,
    draw.closesAt,
    draw.seedHash,
    draw.sealedSeed,
  ]);
}

export async function readDraw(on: Queryable, id: bigint): Promise<LotteryDraw | undefined> {
  const { rows } = await on.query<LotteryDraw>(`select ${COLUMNS} from lottery_draw where id = $1`, [id]);
  return rows[0];
}

export async function readDrawsById(on: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, LotteryDraw>> {
  const { rows } = await on.query<LotteryDraw>(`select ${COLUMNS} from lottery_draw where id = any ($1::bigint[])`, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The draws that take tickets, the first to close first. */
export async function readOpenDraws(on: Queryable): Promise<LotteryDraw[]> {
  const { rows } = await on.query<LotteryDraw>(
    `select ${COLUMNS} from lottery_draw where status = 'open' and closes_at > clock_timestamp() order by closes_at, id`,
  );
  return rows;
}

interface DrawsQuestion {
  readonly lottery?: LotteryKey | undefined;
  /** Only draws with a lower id. */
  readonly before?: bigint | undefined;
  readonly statuses: readonly LotteryDrawStatus[];
}

/** Newest first. */
export async function readDraws(on: Queryable, { lottery, before, statuses }: DrawsQuestion, limit: number): Promise<LotteryDraw[]> {
  const { rows } = await on.query<LotteryDraw>(
    `select ${COLUMNS} from lottery_draw where status = any ($1::text[]) and ($2::text is null or lottery = $2)
       and ($3::bigint is null or id < $3) order by id desc limit $4`,
    [statuses, lottery ?? null, before ?? null, limit],
  );
  return rows;
}

/** The last drawn draw of each lottery. */
export async function readLastDrawn(on: Queryable): Promise<LotteryDraw[]> {
  const { rows } = await on.query<LotteryDraw>(
    `select distinct on (lottery) ${COLUMNS} from lottery_draw where numbers is not null order by lottery, number desc`,
  );
  return rows;
}

/**
 * The next `count` draws of a lottery that take tickets, from one on, locked against their closing until the transaction ends. Fewer where there
 * are not so many.
 */
export async function lockOpenDraws(client: pg.PoolClient, { lottery, number }: LotteryDraw, count: number): Promise<bigint[]> {
  const { rows } = await client.query<{ id: bigint }>(
    `select id from lottery_draw where lottery = $1 and number >= $2 and status = 'open' and closes_at > clock_timestamp()
     order by number limit $3 for share`,
    [lottery, number, count],
  );
  return rows.map(({ id }) => id);
}

/** Ends the sale of what is due, by the database's clock. Waits for tickets that are being written. */
export async function writeClosed(on: Queryable): Promise<void> {
  await on.query("update lottery_draw set status = 'closed' where status = 'open' and closes_at <= clock_timestamp()");
}

/** A draw whose sale is over, locked until the transaction ends. */
export async function lockClosedDraw(
  client: pg.PoolClient,
): Promise<(Pick<LotteryDraw, 'id' | 'lottery' | 'number'> & { readonly sealedSeed: Buffer }) | undefined> {
  const { rows } = await client.query<Pick<LotteryDraw, 'id' | 'lottery' | 'number'> & { sealedSeed: Buffer }>(
    `select id, lottery, number, sealed_seed as "sealedSeed" from lottery_draw where status = 'closed'
     order by closes_at, id limit 1 for update skip locked`,
  );
  return rows[0];
}

export async function writeDrawn(on: Queryable, id: bigint, seed: string, numbers: readonly number[]): Promise<void> {
  await on.query(
    "update lottery_draw set status = 'drawn', revealed_seed = $2, numbers = $3, drawn_at = clock_timestamp() where id = $1 and status = 'closed'",
    [id, seed, numbers],
  );
}

/** A drawn draw that is to be settled next: every earlier one of its lottery is, since the jackpot goes from one to the other. */
export async function readDrawnDraw(on: Queryable): Promise<{ readonly id: bigint; readonly numbers: readonly number[] } | undefined> {
  const { rows } = await on.query<{ id: bigint; numbers: number[] }>(
    `select id, numbers from lottery_draw d where ${NEXT_TO_SETTLE} limit 1`,
  );
  return rows[0];
}

const NEXT_TO_SETTLE = `d.status = 'drawn' and not exists (
  select from lottery_draw e where e.lottery = d.lottery and e.number < d.number and e.status in ('open', 'closed', 'drawn'))`;

/** The same draw, locked until the transaction ends; undefined where lines are left to be counted, or another process has settled it. */
export async function lockDrawnDraw(client: pg.PoolClient, id: bigint): Promise<LotteryDraw | undefined> {
  const { rows } = await client.query<LotteryDraw>(
    `select ${COLUMNS} from lottery_draw d where d.id = $1 and ${NEXT_TO_SETTLE}
       and not exists (select from lottery_entry e where e.draw_id = d.id and e.hits is null) for update`,
    [id],
  );
  return rows[0];
}

export interface DrawEnd {
  readonly jackpotBeforeMinor: bigint;
  readonly salesMinor: bigint;
  readonly paidMinor: bigint;
  readonly lines: number;
  readonly prizes: readonly StoredPrize[];
}

export async function writeSettled(client: pg.PoolClient, id: bigint, end: DrawEnd): Promise<void> {
  await client.query(
    `update lottery_draw set status = 'settled', settled_at = clock_timestamp(), jackpot_before_minor = $2, sales_minor = $3, payout_minor = $4,
       lines = $5, prizes = $6 where id = $1`,
    [id, end.jackpotBeforeMinor, end.salesMinor, end.paidMinor, end.lines, JSON.stringify(end.prizes)],
  );
}

export async function readUnpaidDraw(on: Queryable): Promise<LotteryDraw | undefined> {
  const { rows } = await on.query<LotteryDraw>(
    `select ${COLUMNS} from lottery_draw where status in ('settled', 'off') and not is_paid_out order by id limit 1`,
  );
  return rows[0];
}

/** Nothing while entries are open, which another process may hold. */
export async function writeAllPaid(on: Queryable, id: bigint): Promise<void> {
  await on.query(
    `update lottery_draw d set is_paid_out = true
     where d.id = $1 and not exists (select from lottery_entry e where e.draw_id = d.id and e.status = 'open')`,
    [id],
  );
}
