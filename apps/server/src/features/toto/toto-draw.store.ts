import type { TotoPool } from '@touchline/betting/toto/toto-rules';
import type { TotoResult } from '@touchline/betting/toto/toto-ticket';
import type { TotoDrawStatus } from '@touchline/contract/toto/enums';
import type { Fixture } from '@touchline/feed/feed-events';
import type pg from 'pg';
import type { ChosenMatch } from './choose-matches.ts';
import type { Slot } from './toto-pools.ts';

type On = pg.Pool | pg.PoolClient;

/** The sum of a tier of a settled draw, base minor units as text: JSON knows no bigint. */
export interface StoredTier {
  readonly correct: number;
  readonly pot: string;
  readonly stakes: string;
  readonly lines: number;
  readonly tickets: number;
}

export interface Draw {
  readonly id: bigint;
  readonly pool: TotoPool;
  readonly number: number;
  readonly sport: number;
  readonly status: TotoDrawStatus;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly decidedAt: Date | null;
  readonly settledAt: Date | null;
  readonly jackpotBeforeMinor: bigint | null;
  readonly paidMinor: bigint | null;
  readonly stakesMinor: bigint | null;
  readonly tickets: number | null;
  readonly tiers: readonly StoredTier[] | null;
  /** By the database's clock. */
  readonly takesTickets: boolean;
}

export interface DrawMatch {
  readonly drawId: bigint;
  readonly place: number;
  readonly matchId: number;
  readonly marketId: number;
  readonly fixture: Pick<Fixture, 'sport' | 'champ' | 'home' | 'away' | 'startsAt'>;
  readonly odds: readonly number[];
  readonly startsAt: Date;
  readonly score: readonly [number, number] | null;
  readonly result: TotoResult | undefined;
  /** Without a result for so long that it is void, by the database's clock. */
  readonly lapsed: boolean;
}

const COLUMNS = `id, pool, number, sport, status, opens_at as "opensAt", closes_at as "closesAt", resulted_at as "decidedAt", settled_at as "settledAt",
  jackpot_before_minor as "jackpotBeforeMinor", payout_minor as "paidMinor", stakes_minor as "stakesMinor", tickets, tiers,
  status = 'open' and closes_at > clock_timestamp() as "takesTickets"`;
const VOID = -1;

/** The outcome in the table. */
const storedResult = (result: TotoResult | undefined): number | null => (result === 'void' ? VOID : (result ?? null));
const readResult = (stored: number | null): TotoResult | undefined => (stored === VOID ? 'void' : (stored ?? undefined));

/** A new draw with its matches; undefined where the slot has one already. */
export async function writeDraw(
  client: pg.PoolClient,
  pool: TotoPool,
  slot: Slot,
  sport: number,
  matches: readonly ChosenMatch[],
): Promise<bigint | undefined> {
  // One process at a time numbers the draws of a pool.
  await client.query("select pg_advisory_xact_lock(hashtext('toto ' || $1))", [pool]);
  const { rows } = await client.query<{ id: bigint }>(
    `insert into toto_draw (pool, number, slot, sport, closes_at)
     values ($1, (select coalesce(max(number), 0) + 1 from toto_draw where pool = $1), $2, $3, $4)
     on conflict (pool, slot) where status = 'open' do nothing returning id`,
    [pool, slot, sport, new Date(Math.min(...matches.map(({ fixture }) => fixture.startsAt)))],
  );
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await client.query(
    `insert into toto_match (draw_id, place, match_id, market_id, fixture, odds, starts_at)
     select $1, place - 1, match_id, market_id, fixture, string_to_array(odds, ',')::int[], starts_at
     from unnest($2::bigint[], $3::bigint[], $4::json[], $5::text[], $6::timestamptz[])
       with ordinality as m (match_id, market_id, fixture, odds, starts_at, place)`,
    [
      id,
      matches.map((m) => m.matchId),
      matches.map((m) => m.marketId),
      matches.map(({ fixture: { sport: own, champ, home, away, startsAt } }) =>
        JSON.stringify({ sport: own, champ, home: { ...home, players: [] }, away: away && { ...away, players: [] }, startsAt }),
      ),
      matches.map((m) => m.odds.join()),
      matches.map((m) => new Date(m.fixture.startsAt)),
    ],
  );
  return id;
}

/** Undefined also for a draw of one of the closed sports. */
export async function readDraw(on: On, id: bigint, closedSports: readonly number[] = []): Promise<Draw | undefined> {
  const { rows } = await on.query<Draw>(`select ${COLUMNS} from toto_draw where id = $1 and sport <> all ($2::int[])`, [id, closedSports]);
  return rows[0];
}

export async function readDrawsById(on: On, ids: readonly bigint[]): Promise<Draw[]> {
  const { rows } = await on.query<Draw>(`select ${COLUMNS} from toto_draw where id = any ($1::bigint[])`, [ids]);
  return rows;
}

/** Draws that take tickets or are being played, the first to close first. */
export async function readRunningDraws(on: On, closedSports: readonly number[] = []): Promise<Draw[]> {
  const { rows } = await on.query<Draw>(
    `select ${COLUMNS} from toto_draw where status in ('open', 'closed') and sport <> all ($1::int[]) order by closes_at, id`,
    [closedSports],
  );
  return rows;
}

export interface EndedDrawsQuestion {
  readonly pool: TotoPool | null;
  /** Only draws with a lower id. */
  readonly before: bigint | null;
  readonly closedSports: readonly number[];
}

/** Draws that are over, newest first. */
export async function readEndedDraws(on: On, { pool, before, closedSports }: EndedDrawsQuestion, limit: number): Promise<Draw[]> {
  const { rows } = await on.query<Draw>(
    `select ${COLUMNS} from toto_draw where status in ('settled', 'off') and ($1::text is null or pool = $1) and ($2::bigint is null or id < $2)
       and sport <> all ($4::int[])
     order by id desc limit $3`,
    [pool, before, limit, closedSports],
  );
  return rows;
}

/** Locked against its closing until the transaction ends; undefined where it takes no tickets any more. */
export async function lockOpenDraw(client: pg.PoolClient, id: bigint): Promise<bigint | undefined> {
  const { rows } = await client.query<{ id: bigint }>(
    "select id from toto_draw where id = $1 and status = 'open' and closes_at > clock_timestamp() for share",
    [id],
  );
  return rows[0]?.id;
}

/** A closed draw whose results have stood long enough, locked until the transaction ends. */
export async function lockDueDraw(client: pg.PoolClient, resultHoldMs: number): Promise<Draw | undefined> {
  const { rows } = await client.query<Draw>(
    `select ${COLUMNS} from toto_draw where status = 'closed' and resulted_at <= clock_timestamp() - $1 * interval '1 millisecond'
     order by resulted_at, id limit 1 for update skip locked`,
    [resultHoldMs],
  );
  return rows[0];
}

export async function readMatches(on: On, draws: readonly bigint[], lapseMs: number): Promise<DrawMatch[]> {
  const { rows } = await on.query<
    Omit<DrawMatch, 'matchId' | 'marketId' | 'result'> & { matchId: bigint; marketId: bigint; result: number | null }
  >(
    `select draw_id as "drawId", place, match_id as "matchId", market_id as "marketId", fixture, odds, starts_at as "startsAt", score, result,
       starts_at <= clock_timestamp() - $2 * interval '1 millisecond' as lapsed
     from toto_match where draw_id = any ($1::bigint[]) order by draw_id, place`,
    [draws, lapseMs],
  );
  return rows.map((row) => ({ ...row, matchId: Number(row.matchId), marketId: Number(row.marketId), result: readResult(row.result) }));
}

/** Matches of a pool's draws that are not over. */
export async function readUsedMatches(on: On, pool: TotoPool): Promise<ReadonlySet<number>> {
  const { rows } = await on.query<{ id: bigint }>(
    "select m.match_id as id from toto_match m join toto_draw d on d.id = m.draw_id where d.pool = $1 and d.status in ('open', 'closed')",
    [pool],
  );
  return new Set(rows.map((row) => Number(row.id)));
}

export async function readOpenSlots(on: On, pool: TotoPool): Promise<ReadonlySet<Slot>> {
  const { rows } = await on.query<{ slot: Slot }>("select slot from toto_draw where pool = $1 and status = 'open'", [pool]);
  return new Set(rows.map((row) => row.slot));
}

/** A match moved to an earlier hour closes the draw earlier; one that has started closes it now. */
export async function writeEarlierClose(on: On, drawId: bigint, at: Date): Promise<void> {
  await on.query("update toto_draw set closes_at = least(closes_at, $2) where id = $1 and status = 'open' and closes_at > $2", [
    drawId,
    at,
  ]);
}

/** Closes what is due, by the database's clock. Waits for tickets that are being written. */
export async function writeClosed(on: On): Promise<number> {
  const { rowCount } = await on.query("update toto_draw set status = 'closed' where status = 'open' and closes_at <= clock_timestamp()");
  return rowCount ?? 0;
}

/** The facts that are known of a match now: prices before the draw closes, later its score and result (which may be taken back). */
export async function writeMatch(
  on: On,
  { drawId, place }: Pick<DrawMatch, 'drawId' | 'place'>,
  known: { readonly odds: readonly number[]; readonly score: readonly [number, number] | null; readonly result: TotoResult | undefined },
): Promise<void> {
  await on.query('update toto_match set odds = $3, score = $4, result = $5 where draw_id = $1 and place = $2', [
    drawId,
    place,
    known.odds,
    known.score,
    storedResult(known.result),
  ]);
}

/** From now on the draw's results count as standing, or not any more. */
export async function writeDecided(on: On, drawId: bigint, decided: boolean, changed: boolean): Promise<void> {
  await on.query(
    `update toto_draw set resulted_at = case when not $2 then null when $3 then clock_timestamp() else coalesce(resulted_at, clock_timestamp()) end
     where id = $1 and status = 'closed'`,
    [drawId, decided, changed],
  );
}

export async function writeDrawEnd(
  client: pg.PoolClient,
  drawId: bigint,
  end: {
    readonly status: 'settled' | 'off';
    readonly jackpotBeforeMinor: bigint;
    readonly paidMinor: bigint;
    readonly stakesMinor: bigint;
    readonly tickets: number;
    readonly tiers: readonly StoredTier[];
  },
): Promise<void> {
  await client.query(
    `update toto_draw set status = $2, settled_at = clock_timestamp(), jackpot_before_minor = $3, payout_minor = $4, stakes_minor = $5, tickets = $6,
       tiers = $7 where id = $1`,
    [drawId, end.status, end.jackpotBeforeMinor, end.paidMinor, end.stakesMinor, end.tickets, JSON.stringify(end.tiers)],
  );
}

export async function readUnpaidDraw(on: On): Promise<Pick<Draw, 'id' | 'pool' | 'status'> | undefined> {
  const { rows } = await on.query<Pick<Draw, 'id' | 'pool' | 'status'>>(
    "select id, pool, status from toto_draw where status in ('settled', 'off') and not is_paid_out order by id limit 1",
  );
  return rows[0];
}

export async function writeAllPaid(on: On, drawId: bigint): Promise<void> {
  await on.query('update toto_draw set is_paid_out = true where id = $1', [drawId]);
}

/** Jackpots by pool, base minor units. */
export async function readJackpots(on: On): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await on.query<{ pool: string; amount: bigint }>('select pool, amount_minor as amount from toto_jackpot');
  return new Map(rows.map(({ pool, amount }) => [pool, amount]));
}

/** Locked until the transaction ends. */
export async function lockJackpot(client: pg.PoolClient, pool: TotoPool): Promise<bigint> {
  await client.query('insert into toto_jackpot (pool, amount_minor) values ($1, 0) on conflict do nothing', [pool]);
  const { rows } = await client.query<{ amount: bigint }>('select amount_minor as amount from toto_jackpot where pool = $1 for update', [
    pool,
  ]);
  return rows[0]?.amount ?? 0n;
}

export async function writeJackpot(client: pg.PoolClient, pool: TotoPool, amountMinor: bigint): Promise<void> {
  await client.query('update toto_jackpot set amount_minor = $2 where pool = $1', [pool, amountMinor]);
}
