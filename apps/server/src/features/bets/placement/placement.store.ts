import type pg from 'pg';
import type { StoredBound } from '#features/limits';
import { type FieldValue, rowArrayLiteral } from '#platform/db/pg-array-literal';
import { closesAt, type PreparedBet, sizeOfShape } from '../prepared-bet.ts';
import { writePrepared, writeTax, writeTerms } from '../terms-json.ts';

export type PlaceCode =
  | 'accepted'
  | 'replayed'
  | 'guid_reused'
  | 'account_blocked'
  | 'self_excluded'
  | 'betting_blocked'
  | 'identity_required_to_play'
  | 'insufficient_funds'
  | 'limit_exceeded'
  | 'match_started'
  | 'market_closed'
  | 'account_unknown'
  | 'not_waiting'
  /** Another transaction holds a lock that the bet needs; nothing was done, and it may be retried. */
  | 'busy';

export interface Placed {
  readonly code: PlaceCode;
  readonly betId: bigint | null;
  /** After the bet where it was accepted, as it stands otherwise. */
  readonly balanceMinor: bigint | null;
  readonly placedAt: Date;
  /** Of `limit_exceeded`: which of the player's limits it was. */
  readonly refusal: StoredBound | null;
}

/** `waited`: the bet is the decision on a waiting one. */
export interface BetToPlace {
  readonly bet: PreparedBet;
  readonly waited: boolean;
}

const PLACE = `select place, code, bet_id as "betId", balance_minor as "balanceMinor", placed_at as "placedAt", refusal
  from bet_place($1::placed_bet[], $2::placed_leg[])`;

const momentOf = (epochMs: number | null): Date | null => (epochMs === null ? null : new Date(epochMs));

/** The type `placed_bet`. */
const betFields = ({ bet, waited }: BetToPlace, i: number): readonly FieldValue[] => [
  i + 1,
  bet.playerId,
  bet.accountId,
  bet.guid,
  bet.bodyHash,
  waited,
  bet.shape.kind,
  sizeOfShape(bet.shape),
  writeTerms(bet),
  writeTax(bet.tax),
  bet.stakeMinor,
  bet.stakeTaxMinor,
  bet.totalOdds,
  bet.potentialReturnMinor,
  momentOf(closesAt(bet.legs)),
];

/** The type `placed_leg`, of every leg of a bet. */
const legFields = ({ bet }: BetToPlace, i: number): readonly (readonly FieldValue[])[] =>
  bet.legs.map((leg, number) => [
    i + 1,
    number,
    leg.matchId,
    leg.marketId,
    leg.selectionId,
    leg.odds,
    leg.live,
    momentOf(leg.startsAt),
    leg.bank,
    leg.block,
  ]);

/**
 * Places a batch in one statement, which is one transaction and writes the events of what it placed. Results in the order of the batch.
 */
export async function writeBets(pool: pg.Pool | pg.PoolClient, batch: readonly BetToPlace[]): Promise<readonly Placed[]> {
  const { rows } = await pool.query<Placed & { place: number }>({
    name: 'bet-place',
    text: PLACE,
    values: [rowArrayLiteral(batch.map(betFields)), rowArrayLiteral(batch.flatMap(legFields))],
  });
  const results: Placed[] = [];
  for (const row of rows) results[row.place - 1] = row;
  return results;
}

export type PendingBetCode = 'waiting' | 'busy' | 'replayed' | 'guid_reused' | 'insufficient_funds' | 'account_unknown';

export interface PendingBetReceipt {
  readonly code: PendingBetCode;
  readonly balanceMinor: bigint | null;
  readonly decidesAt: Date | null;
}

export interface NewPendingBet {
  readonly bet: PreparedBet;
  readonly delayMs: number;
}

const WAIT =
  'select place, code, balance_minor as "balanceMinor", decides_at as "decidesAt" from bet_hold_for_live_delay($1::waiting_bet[])';

/** The type `waiting_bet`. */
const waitingFields = ({ bet, delayMs }: NewPendingBet, i: number): readonly FieldValue[] => [
  i + 1,
  bet.playerId,
  bet.accountId,
  bet.guid,
  bet.bodyHash,
  // A bet that is paid from elsewhere needs nothing in the main account.
  bet.funding.source === 'balance' ? bet.stakeMinor : 0n,
  writePrepared(bet),
  delayMs,
];

/** Keeps live bets until their delay is over. Results in the order of the batch. */
export async function writeWaiting(pool: pg.Pool, batch: readonly NewPendingBet[]): Promise<readonly PendingBetReceipt[]> {
  const values = [rowArrayLiteral(batch.map(waitingFields))];
  const { rows } = await pool.query<PendingBetReceipt & { place: number }>({ name: 'bet-wait', text: WAIT, values });
  const results: PendingBetReceipt[] = [];
  for (const row of rows) results[row.place - 1] = row;
  return results;
}
