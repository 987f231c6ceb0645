import type pg from 'pg';
import { betChangedEvent } from '../bet-changed-event.ts';
import { BET_COLUMNS, type BetLegRow, type BetRow } from '../bet-row.ts';

/** Locks a player's bet at once; throws a database error 55P03 where somebody else holds it. */
export async function lockBet(client: pg.PoolClient, playerId: bigint, betId: bigint): Promise<BetRow | undefined> {
  const { rows } = await client.query<BetRow>({
    name: 'sale-lock-bet',
    text: `select ${BET_COLUMNS} from bet b where b.id = $1 and b.player_id = $2 for update nowait`,
    values: [betId, playerId],
  });
  return rows[0];
}

export async function readBet(pool: pg.Pool, playerId: bigint, betId: bigint): Promise<BetRow | undefined> {
  const { rows } = await pool.query<BetRow>({
    name: 'sale-bet',
    text: `select ${BET_COLUMNS} from bet b where b.id = $1 and b.player_id = $2`,
    values: [betId, playerId],
  });
  return rows[0];
}

/** A player's running bets, newest first, of the last `among` that were placed; those placed at `from` or later. */
export async function readOpenBets(pool: pg.Pool, playerId: bigint, from: Date | null, among: number): Promise<BetRow[]> {
  const { rows } = await pool.query<BetRow>({
    name: 'sale-running-bets',
    text: `select ${BET_COLUMNS} from (
        select id from bet where player_id = $1 and id > 0 and placed_at >= coalesce($2::timestamptz, '-infinity')
        order by placed_at desc, id desc limit $3
      ) newest join bet b on b.id = newest.id where b.status = 'open' order by b.placed_at desc, b.id desc`,
    values: [playerId, from, among],
  });
  return rows;
}

export async function readBetsById(pool: pg.Pool, ids: readonly bigint[]): Promise<BetRow[]> {
  const { rows } = await pool.query<BetRow>({
    name: 'sale-bets-by-id',
    text: `select ${BET_COLUMNS} from bet b where b.id = any ($1::bigint[])`,
    values: [`{${ids.join(',')}}`],
  });
  return rows;
}

/** Open legs whose market is decided: what settlement will say of them may be known to the player already. */
export async function readClosedLegs(client: pg.PoolClient, legs: readonly BetLegRow[]): Promise<number[]> {
  const open = legs.filter((leg) => leg.result === null);
  if (open.length === 0) return [];
  const { rows } = await client.query<{ matchId: bigint; marketId: bigint }>({
    name: 'sale-closed-markets',
    text: `select v.match_id as "matchId", v.market_id as "marketId"
      from unnest($1::bigint[], $2::bigint[]) m (match_id, market_id)
      join market_resolution v on v.match_id = m.match_id and v.market_id in (m.market_id, 0) where v.is_resulted`,
    values: [`{${open.map((l) => l.matchId).join(',')}}`, `{${open.map((l) => l.marketId).join(',')}}`],
  });
  return open
    .filter((leg) => rows.some((v) => v.matchId === leg.matchId && (v.marketId === 0n || v.marketId === leg.marketId)))
    .map((leg) => leg.leg);
}

/** Steps of a bet between placing and settlement; details are amounts as text. */
export interface AfterStep {
  readonly step: 'sold' | 'sold-part' | 'insured' | 'edited' | 'power-bet' | 'early-paid';
  /** The gain of the player's account. */
  readonly amountMinor: bigint;
  readonly payoutTaxMinor: bigint;
  readonly transactionId: bigint | null;
  readonly terms: Readonly<Record<string, string | number>>;
}

/** Columns of a bet that such a step may change. */
export type BetAfter = Pick<
  BetRow,
  | 'status'
  | 'cashedOutStakeMinor'
  | 'cashedOutMinor'
  | 'insuredMinor'
  | 'premiumMinor'
  | 'potentialReturnMinor'
  | 'successorId'
  | 'paidMinor'
  | 'payoutTaxMinor'
  | 'settleTransactionId'
>;

/** Writes a step and what it changes, and tells of it. The caller holds the bet. */
export async function writeStep(client: pg.PoolClient, row: BetRow, after: BetAfter, step: AfterStep, legs: unknown = []): Promise<void> {
  await client.query({
    name: 'bet-write-step',
    text: `with now as materialized (select clock_timestamp() as at
      ), bets as (
        update bet set status = $2, cashed_out_stake_minor = $3, cashed_out_minor = $4, insured_minor = $5, premium_minor = $6, potential_return_minor = $7,
          replaced_by_bet_id = $8, payout_minor = $9, payout_tax_minor = $10, settlement_transaction_id = $11, steps = steps + 1,
          settled_at = case when $2 = 'open' then null else (select at from now) end
        where id = $1
      ), history as (
        insert into bet_event (bet_id, seq, kind, at, amount_minor, outcome, payout_tax_minor, transaction_id, legs, terms)
        select $1, $12, $13, at, $14, $2, $15, $16, $17, $18 from now
      )
      insert into event (player_id, body) values ($19, $20)`,
    values: [
      row.id,
      after.status,
      after.cashedOutStakeMinor,
      after.cashedOutMinor,
      after.insuredMinor,
      after.premiumMinor,
      after.potentialReturnMinor,
      after.successorId,
      after.paidMinor,
      after.payoutTaxMinor,
      after.settleTransactionId,
      row.steps,
      step.step,
      step.amountMinor,
      step.payoutTaxMinor,
      step.transactionId,
      JSON.stringify(legs),
      JSON.stringify({
        ...step.terms,
        after: {
          sold: after.cashedOutStakeMinor.toString(),
          insured: after.insuredMinor.toString(),
          premium: after.premiumMinor.toString(),
        },
      }),
      row.playerId,
      JSON.stringify(betChangedEvent(row, step.step, after, step.amountMinor)),
    ],
  });
}

/** The answer that a request was given before; undefined where it is new, `reused` where its guid stood for something else. */
export async function readStoredReply<T>(
  client: pg.PoolClient,
  playerId: bigint,
  guid: string,
  bodyHash: string,
): Promise<T | 'reused' | undefined> {
  const { rows } = await client.query<{ bodyHash: string; answer: T }>({
    name: 'bet-request-read',
    text: 'select request_hash as "bodyHash", answer from bet_idempotent_reply where player_id = $1 and guid = $2',
    values: [playerId, guid],
  });
  const [row] = rows;
  if (!row) return undefined;
  return row.bodyHash === bodyHash ? row.answer : 'reused';
}

export async function writeAnswered(
  client: pg.PoolClient,
  request: { readonly playerId: bigint; readonly guid: string; readonly bodyHash: string; readonly betId: bigint },
  answer: unknown,
): Promise<void> {
  await client.query({
    name: 'bet-request-write',
    text: 'insert into bet_idempotent_reply (player_id, guid, request_hash, bet_id, answer) values ($1, $2, $3, $4, $5)',
    values: [request.playerId, request.guid, request.bodyHash, request.betId, JSON.stringify(answer)],
  });
}
