import { currencyByCode } from '@touchline/catalogue/currencies';
import type pg from 'pg';
import type { LimitBound } from '#features/limits';
import { plainArray, textArray, timeArray } from '../array-text.ts';
import { closesAt, type PreparedBet, sizeOfShape } from '../prepared-bet.ts';
import { writePrepared, writeTax, writeTerms } from '../terms-json.ts';

export type PlaceCode =
  | 'accepted'
  | 'replayed'
  | 'guid_reused'
  | 'account_blocked'
  | 'self_excluded'
  | 'betting_blocked'
  | 'insufficient_funds'
  | 'limit_exceeded'
  | 'match_started'
  | 'market_closed'
  | 'account_unknown'
  | 'not_waiting'
  /** Somebody else holds what the bet needs; nothing was done, and it may be asked again. */
  | 'busy';

export interface Placed {
  readonly code: PlaceCode;
  readonly betId: bigint | null;
  /** After the bet where it was accepted, as it stands otherwise. */
  readonly balanceMinor: bigint | null;
  readonly placedAt: Date;
  /** Of `limit_exceeded`: which of the player's limits it was. */
  readonly refusal: LimitBound | null;
}

/** `waited`: the bet is the decision on a waiting one. */
export interface BetToPlace {
  readonly bet: PreparedBet;
  readonly waited: boolean;
}

/**
 * Places, and tells every account's new balance through the outbox in the same transaction: other tabs of a player show it too. A batch
 * only takes from an account, so its least balance is its last.
 */
const PLACE = `with placed as materialized (select * from bet_place(
  $1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::boolean[], $6::text[], $7::smallint[], $8::jsonb[], $9::jsonb[], $10::bigint[],
  $11::bigint[], $12::text[], $13::bigint[], $14::timestamptz[], $15::int[], $16::smallint[], $17::bigint[], $18::bigint[], $19::bigint[],
  $20::int[], $21::boolean[], $22::timestamptz[], $23::boolean[], $24::smallint[])
), told as (
  insert into outbox (subject, message)
  select 'news.player.' || b.player_id, jsonb_build_object('kind', 'balance', 'accountId', b.account_id::text, 'currency', b.currency,
      'amount', round(min(placed.balance_minor) / power(10::numeric, b.scale::numeric), b.scale)::text)
    from placed join unnest($1::bigint[], $2::bigint[], $25::text[], $26::int[]) with ordinality b (player_id, account_id, currency, scale, place)
      on b.place = placed.place
    where placed.code = 'accepted' group by b.player_id, b.account_id, b.currency, b.scale
)
select place, code, bet_id as "betId", balance_minor as "balanceMinor", placed_at as "placedAt", refusal from placed`;

/** The arguments of bet_place: bets column by column, then their legs; after them what the news of balances are written with. */
export function placeArguments(batch: readonly BetToPlace[]): string[] {
  const bets = batch.map((b) => b.bet);
  const legs = bets.flatMap((bet, place) => bet.legs.map((leg, number) => ({ ...leg, place: place + 1, number })));
  return [
    plainArray(bets.map((b) => b.playerId)),
    plainArray(bets.map((b) => b.accountId)),
    textArray(bets.map((b) => b.guid)),
    textArray(bets.map((b) => b.bodyHash)),
    plainArray(batch.map((b) => b.waited)),
    textArray(bets.map((b) => b.shape.kind)),
    plainArray(bets.map((b) => sizeOfShape(b.shape))),
    textArray(bets.map(writeTerms)),
    textArray(bets.map((b) => writeTax(b.tax))),
    plainArray(bets.map((b) => b.stakeMinor)),
    plainArray(bets.map((b) => b.stakeTaxMinor)),
    textArray(bets.map((b) => b.totalOdds)),
    plainArray(bets.map((b) => b.possibleMinor)),
    timeArray(bets.map((b) => closesAt(b.legs))),
    plainArray(legs.map((l) => l.place)),
    plainArray(legs.map((l) => l.number)),
    plainArray(legs.map((l) => l.matchId)),
    plainArray(legs.map((l) => l.marketId)),
    plainArray(legs.map((l) => l.selectionId)),
    plainArray(legs.map((l) => l.odds)),
    plainArray(legs.map((l) => l.live)),
    timeArray(legs.map((l) => l.startsAt)),
    plainArray(legs.map((l) => l.bank)),
    plainArray(legs.map((l) => l.block)),
    textArray(bets.map((b) => b.currency)),
    plainArray(bets.map((b) => currencyByCode(b.currency)?.scale ?? 2)),
  ];
}

/** Places a batch in one statement, which is one transaction. Results in the order of the batch. */
export async function writeBets(pool: pg.Pool | pg.PoolClient, batch: readonly BetToPlace[]): Promise<readonly Placed[]> {
  const { rows } = await pool.query<Placed & { place: number }>({ name: 'bet-place', text: PLACE, values: placeArguments(batch) });
  const results: Placed[] = [];
  for (const row of rows) results[row.place - 1] = row;
  return results;
}

export type WaitCode = 'waiting' | 'busy' | 'replayed' | 'guid_reused' | 'insufficient_funds' | 'account_unknown';

export interface Waiting {
  readonly code: WaitCode;
  readonly balanceMinor: bigint | null;
  readonly decidesAt: Date | null;
}

export interface BetToWait {
  readonly bet: PreparedBet;
  readonly delayMs: number;
}

const WAIT = `select place, code, balance_minor as "balanceMinor", decides_at as "decidesAt"
  from bet_wait($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::jsonb[], $7::int[])`;

/** Keeps live bets until their delay is over. Results in the order of the batch. */
export async function writeWaiting(pool: pg.Pool, batch: readonly BetToWait[]): Promise<readonly Waiting[]> {
  const bets = batch.map((b) => b.bet);
  const { rows } = await pool.query<Waiting & { place: number }>({
    name: 'bet-wait',
    text: WAIT,
    values: [
      plainArray(bets.map((b) => b.playerId)),
      plainArray(bets.map((b) => b.accountId)),
      textArray(bets.map((b) => b.guid)),
      textArray(bets.map((b) => b.bodyHash)),
      // Who pays from elsewhere needs nothing in the main account.
      plainArray(bets.map((b) => (b.funding.source === 'balance' ? b.stakeMinor : 0n))),
      textArray(bets.map(writePrepared)),
      plainArray(batch.map((b) => b.delayMs)),
    ],
  });
  const results: Waiting[] = [];
  for (const row of rows) results[row.place - 1] = row;
  return results;
}
