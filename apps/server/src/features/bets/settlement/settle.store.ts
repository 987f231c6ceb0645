import type pg from 'pg';
import { numberArrayLiteral, textArrayLiteral, timestampArrayLiteral } from '#platform/db/pg-array-literal';
import type { NewEvent } from '#platform/events/write-events';
import { BET_COLUMNS, type BetLegRow, type BetRow, LEG_COLUMNS } from '../bet-row.ts';
import type { MarketKey, MarketVerdict } from './fold-results.ts';
import type { Verdict } from './verdict.ts';

/** How long after a pass that found nothing a market is looked at once more: longer than any statement that places bets may run. */
const LAST_LOOK_AFTER = "interval '20 seconds'";

export interface QueuedMarket extends MarketKey {
  readonly lastLook: boolean;
}

export interface LegUpdate {
  readonly betId: bigint;
  readonly leg: number;
  readonly result: string | null;
  readonly verdict: number;
  readonly version: number | null;
  readonly receivedAt: Date | null;
  readonly deductionPercent: number;
  readonly startingOdds: number | null;
}

export interface BetUpdate {
  readonly id: bigint;
  readonly status: string;
  readonly paidMinor: bigint | null;
  readonly payoutTaxMinor: bigint | null;
  readonly transactionId: bigint | null;
  readonly steps: number;
}

export interface StepRow {
  readonly betId: bigint;
  readonly seq: number;
  readonly step: 'settled' | 'reversed';
  readonly at: Date;
  readonly amountMinor: bigint;
  readonly outcome: string;
  readonly payoutTaxMinor: bigint;
  readonly transactionId: bigint | null;
  readonly legs: unknown;
}

/** The cursor, locked until the transaction ends; null when another process reads. */
export async function readCursor(client: pg.PoolClient): Promise<bigint | null> {
  const { rows } = await client.query<{ id: bigint }>('select last_result_id as id from settlement_cursor for update skip locked');
  return rows[0]?.id ?? null;
}

export async function writeCursor(client: pg.PoolClient, id: bigint): Promise<void> {
  await client.query('update settlement_cursor set last_result_id = $1', [id]);
}

const keyArrays = (keys: readonly MarketKey[]) => [keys.map((k) => k.matchId), keys.map((k) => k.marketId)];

export async function readVerdicts(on: pg.Pool | pg.PoolClient, keys: readonly MarketKey[]): Promise<MarketVerdict[]> {
  const { rows } = await on.query<{ matchId: bigint; marketId: bigint; revision: number; verdict: Verdict }>(
    `select v.match_id as "matchId", v.market_id as "marketId", v.revision, v.verdict
     from market_resolution v join unnest($1::bigint[], $2::bigint[]) k (match_id, market_id) using (match_id, market_id)`,
    keyArrays(keys),
  );
  return rows.map((row) => ({ ...row, matchId: Number(row.matchId), marketId: Number(row.marketId) }));
}

/** Stores verdicts and queues the markets that they concern: a verdict on a whole match queues every market that has a leg. */
export async function writeVerdicts(
  client: pg.PoolClient,
  verdicts: readonly (MarketVerdict & { readonly closed: boolean })[],
): Promise<void> {
  await client.query(
    `with changed as (
       insert into market_resolution (match_id, market_id, revision, is_resulted, verdict)
         select * from unnest($1::bigint[], $2::bigint[], $3::int[], $4::boolean[], $5::jsonb[])
         on conflict (match_id, market_id) do update set revision = excluded.revision, is_resulted = excluded.is_resulted, verdict = excluded.verdict
         returning match_id, market_id
     ), concerned as (
       select match_id, market_id from changed where market_id <> 0
       union
       select l.match_id, l.market_id from bet_leg l join changed c on c.match_id = l.match_id and c.market_id = 0
     )
     insert into settlement_queue (match_id, market_id) select * from concerned
       on conflict (match_id, market_id) do update set due_at = now(), is_final_pass = false`,
    [
      ...keyArrays(verdicts),
      verdicts.map((v) => v.revision),
      verdicts.map((v) => v.closed),
      verdicts.map((v) => JSON.stringify(v.verdict)),
    ],
  );
}

/** The next market that is due, locked until the transaction ends. */
export async function readDueMarket(client: pg.PoolClient): Promise<QueuedMarket | null> {
  const { rows } = await client.query<{ matchId: bigint; marketId: bigint; lastLook: boolean }>(
    `select match_id as "matchId", market_id as "marketId", is_final_pass as "lastLook" from settlement_queue
     where due_at <= now() order by due_at limit 1 for update skip locked`,
  );
  const row = rows[0];
  return row ? { matchId: Number(row.matchId), marketId: Number(row.marketId), lastLook: row.lastLook } : null;
}

/**
 * Takes a market for this transaction: no pass over it runs meanwhile, and the next one follows. Whoever changes legs of a market without it
 * would lock bets and legs in another order than the pass does.
 */
export async function lockMarket(client: pg.PoolClient, { matchId, marketId }: MarketKey): Promise<void> {
  await client.query(
    `insert into settlement_queue (match_id, market_id) values ($1, $2)
     on conflict (match_id, market_id) do update set due_at = now(), is_final_pass = false`,
    [matchId, marketId],
  );
}

/** Another transaction holds an account of one of its players: other markets go first. */
export async function writeMarketLater(pool: pg.Pool, { matchId, marketId }: MarketKey): Promise<void> {
  await pool.query(
    `update settlement_queue set due_at = now() + interval '1 second' where match_id = $1 and market_id = $2 and due_at <= now()`,
    [matchId, marketId],
  );
}

/** A pass over a market has ended with nothing left: one last look later, or done. */
export async function writeMarketDone(client: pg.PoolClient, market: QueuedMarket): Promise<void> {
  await client.query(
    market.lastLook
      ? 'delete from settlement_queue where match_id = $1 and market_id = $2'
      : `update settlement_queue set due_at = now() + ${LAST_LOOK_AFTER}, is_final_pass = true where match_id = $1 and market_id = $2`,
    [market.matchId, market.marketId],
  );
}

/** Bets by their numbers, locked, in the order of them. */
export async function lockBets(client: pg.PoolClient, ids: readonly bigint[]): Promise<BetRow[]> {
  const { rows } = await client.query<BetRow>({
    name: 'settle-lock-bets',
    text: `select ${BET_COLUMNS} from bet b where b.id = any ($1::bigint[]) order by b.id for update`,
    values: [numberArrayLiteral(ids)],
  });
  return rows;
}

export async function readLegs(on: pg.Pool | pg.PoolClient, betIds: readonly bigint[]): Promise<Map<bigint, BetLegRow[]>> {
  const { rows } = await on.query<BetLegRow>({
    name: 'bets-legs',
    text: `select ${LEG_COLUMNS} from bet_leg l where l.bet_id = any ($1::bigint[]) order by l.bet_id, l.leg`,
    values: [numberArrayLiteral(betIds)],
  });
  return Map.groupBy(rows, (row) => row.betId);
}

/**
 * Forces a hash join for the final update of a chunk: the planner expects one row behind a filter and would pick a nested loop that
 * compares every element with every row.
 */
export async function joinByHash(client: pg.PoolClient): Promise<void> {
  await client.query('set local enable_nestloop = off');
}

export async function writeSettlement(
  client: pg.PoolClient,
  at: Date,
  legs: readonly LegUpdate[],
  bets: readonly BetUpdate[],
  steps: readonly StepRow[],
  events: readonly NewEvent[],
): Promise<void> {
  await joinByHash(client);
  await client.query({
    name: 'settle-write',
    text: `with legs as (
        update bet_leg l set result = u.result, settled_at = case when u.result is null then null else $1::timestamptz end, verdict = u.verdict,
          result_version = u.version, result_received_at = u.received_at, deduction_percent = u.deduction,
          starting_odds = u.starting
        from unnest($2::bigint[], $3::smallint[], $4::text[], $5::int[], $6::int[], $7::timestamptz[], $25::smallint[], $26::int[])
          u (bet_id, leg, result, verdict, version, received_at, deduction, starting)
        where l.bet_id = any ($2::bigint[]) and l.bet_id = u.bet_id and l.leg = u.leg
      ), bets as (
        update bet b set status = u.status, payout_minor = u.paid, payout_tax_minor = u.tax, settlement_transaction_id = u.transaction_id, steps = u.steps,
          settled_at = case when u.status = 'open' then null else $1::timestamptz end
        from unnest($8::bigint[], $9::text[], $10::bigint[], $11::bigint[], $12::bigint[], $13::smallint[]) u (id, status, paid, tax, transaction_id, steps)
        where b.id = any ($8::bigint[]) and b.id = u.id
      ), history as (
        insert into bet_event (bet_id, seq, kind, at, amount_minor, outcome, payout_tax_minor, transaction_id, legs)
        select * from unnest($14::bigint[], $15::smallint[], $16::text[], $17::timestamptz[], $18::bigint[], $19::text[], $20::bigint[], $21::bigint[], $22::jsonb[])
      )
      insert into event (player_id, body) select * from unnest($23::bigint[], $24::jsonb[])`,
    values: [
      at,
      numberArrayLiteral(legs.map((l) => l.betId)),
      numberArrayLiteral(legs.map((l) => l.leg)),
      textArrayLiteral(legs.map((l) => l.result)),
      numberArrayLiteral(legs.map((l) => l.verdict)),
      numberArrayLiteral(legs.map((l) => l.version)),
      timestampArrayLiteral(legs.map((l) => l.receivedAt?.getTime() ?? null)),
      numberArrayLiteral(bets.map((b) => b.id)),
      textArrayLiteral(bets.map((b) => b.status)),
      numberArrayLiteral(bets.map((b) => b.paidMinor)),
      numberArrayLiteral(bets.map((b) => b.payoutTaxMinor)),
      numberArrayLiteral(bets.map((b) => b.transactionId)),
      numberArrayLiteral(bets.map((b) => b.steps)),
      numberArrayLiteral(steps.map((s) => s.betId)),
      numberArrayLiteral(steps.map((s) => s.seq)),
      textArrayLiteral(steps.map((s) => s.step)),
      timestampArrayLiteral(steps.map((s) => s.at.getTime())),
      numberArrayLiteral(steps.map((s) => s.amountMinor)),
      textArrayLiteral(steps.map((s) => s.outcome)),
      numberArrayLiteral(steps.map((s) => s.payoutTaxMinor)),
      numberArrayLiteral(steps.map((s) => s.transactionId)),
      textArrayLiteral(steps.map((s) => JSON.stringify(s.legs))),
      numberArrayLiteral(events.map((e) => e.playerId)),
      textArrayLiteral(events.map((e) => JSON.stringify(e.event))),
      numberArrayLiteral(legs.map((l) => l.deductionPercent)),
      numberArrayLiteral(legs.map((l) => l.startingOdds)),
    ],
  });
}

export async function readNow(client: pg.PoolClient): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]?.now ?? new Date(Number.NaN);
}
