import { actInHand, lateAction } from '@touchline/casino/poker/act-in-hand';
import type { HandAction, HandState } from '@touchline/casino/poker/hand-state';
import { type SeatView, seatView } from '@touchline/casino/poker/seat-view';
import { bankAfter, refilled, timeToAct } from '@touchline/casino/poker/table/action-clock';
import { invariant } from '@touchline/kernel/invariant';
import { postPokerHouse } from '@touchline/ledger/poker-postings';
import type pg from 'pg';
import { postHouse } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { PokerDeps } from '../poker-deps.ts';
import { countPairs } from '../signals/count-pairs.ts';
import { settleSitGoHand } from '../sit-gos/play-sit-go.ts';
import { type PokerSeat, readSeats, writeBank, writePresence, writeStacks } from '../tables/poker-seat.store.ts';
import { lockTable, type PokerTable } from '../tables/poker-table.store.ts';
import { openHand, promiseDeck, stateOf } from './open-hand.ts';
import { insertAction, markOver, markVoid, type PokerHand, readOpenHand, writeChipsAfter, writeTurn } from './poker-hand.store.ts';

type Distributed<T> = T extends unknown ? Omit<T, 'seat' | 'isLate'> : never;
/** A decision as a player sends it: whose it is says the session. */
export type Unseated = Distributed<HandAction>;

/** A hand at a table, as it stands after what was just done. */
export interface PlayedTo {
  readonly hand: PokerHand;
  readonly state: HandState;
}

/** Moves the money of a hand that is over: chips to the seats, the rake to the house. Once: a hand ends once. */
async function settle(client: pg.PoolClient, deps: PokerDeps, table: PokerTable, hand: PokerHand, state: HandState): Promise<void> {
  const rake = state.outcome?.rake ?? 0;
  const pot = state.outcome?.pots.reduce((sum, { chips }) => sum + chips, 0) ?? 0;
  invariant(await markOver(client, hand.id, pot, rake), 'a hand ends once');
  const seats = await readSeats(client, table.id);
  const stacks = state.seats.map(({ seat, stack }) => {
    const row = seats.find((one) => one.seat === seat);
    invariant(row, 'nobody leaves during a hand');
    return { id: row.id, chipsMinor: BigInt(stack), bankMs: refilled(table.clock, row.bankMs) };
  });
  await writeStacks(client, stacks);
  await writeChipsAfter(client, hand.id, state.seats);
  await countPairs(client, table.brandId, seats, state.setup, hand.actions);
  if (table.sitGoId !== null) await settleSitGoHand(client, deps, table, state);
  if (rake > 0) await postHouse(client, table.brandId, postPokerHouse(`poker-hand-${hand.id}`, table.currency, BigInt(rake)));
}

/** Starts the clock of who is to act, or ends the hand. */
async function moveOn(client: pg.PoolClient, deps: PokerDeps, table: PokerTable, hand: PokerHand, state: HandState): Promise<PlayedTo> {
  if (state.toAct === null) await settle(client, deps, table, hand, state);
  else {
    const seats = await readSeats(client, table.id);
    const seat = seats.find((one) => one.seat === state.toAct);
    // Nobody waits for who is absent from a tournament: the clock decides at once.
    const isAbsent = table.sitGoId !== null && seat?.isPresent === false;
    await writeTurn(client, hand.id, state.toAct, isAbsent ? 0 : timeToAct(table.clock, seat?.bankMs ?? 0));
  }
  return { hand, state };
}

/** Promises the deck of a table's next hand, where none is: players then give their parts in its cut. */
export const promiseHand = (deps: PokerDeps, tableId: bigint): Promise<void> =>
  inTransaction(deps.platform.pool, async (client) => {
    const table = await lockTable(client, tableId);
    if (table && !table.promised) await promiseDeck(client, deps, tableId);
  });

/** Deals the hand of a table that was promised; null where one is being played, none is promised, or there is nobody to play it with. */
export const startHand = (deps: PokerDeps, tableId: bigint): Promise<PlayedTo | null> =>
  inTransaction(deps.platform.pool, async (client) => {
    const table = await lockTable(client, tableId);
    if (!table || (await readOpenHand(client, tableId))) return null;
    const hand = await openHand(client, deps, table);
    return hand && moveOn(client, deps, table, hand, await stateOf(client, deps, hand));
  });

/** A hand under way at a locked table, and the seat to act in it. */
interface Turn extends PlayedTo {
  readonly table: PokerTable;
  readonly seat: PokerSeat;
}

async function lockTurn(client: pg.PoolClient, deps: PokerDeps, tableId: bigint): Promise<Turn | null> {
  const table = await lockTable(client, tableId);
  const hand = table && (await readOpenHand(client, tableId));
  if (!hand) return null;
  const state = await stateOf(client, deps, hand);
  const seat = (await readSeats(client, tableId)).find((one) => one.seat === state.toAct);
  invariant(seat, 'nobody leaves during a hand');
  return { table, hand, state, seat };
}

async function take(client: pg.PoolClient, deps: PokerDeps, { table, seat, hand, state }: Turn, action: HandAction): Promise<PlayedTo> {
  const next = actInHand(state, action);
  if (!next.ok) throw new Failure('poker_action', { fields: { [next.error.field]: [next.error.message] } });
  await insertAction(client, hand.id, hand.actions.length + 1, action);
  const tookMs = hand.turnAt ? hand.now.getTime() - hand.turnAt.getTime() : 0;
  await writeBank(client, seat.id, bankAfter(table.clock, seat.bankMs, tookMs));
  return moveOn(client, deps, table, { ...hand, actions: [...hand.actions, action] }, next.value);
}

const isLate = ({ hand }: Turn): boolean => hand.actsBy !== null && hand.now > hand.actsBy;

/**
 * Takes a player's decision by the database's clock, in one transaction with all that follows from it; the last decision of a hand moves its money. Throws
 * Failure `poker_turn` where it is not the player's turn in that hand or the time is up, and `poker_action` with the field that is wrong.
 *
 * @param handId the hand that the player means; null for whichever is played
 */
export const takeTurn = (
  deps: PokerDeps,
  tableId: bigint,
  playerId: bigint,
  action: Unseated,
  handId: bigint | null = null,
): Promise<PlayedTo> =>
  inTransaction(deps.platform.pool, async (client) => {
    const turn = await lockTurn(client, deps, tableId);
    if (turn?.seat.playerId !== playerId || isLate(turn) || (handId ?? turn.hand.id) !== turn.hand.id) throw new Failure('poker_turn');
    return take(client, deps, turn, { ...action, seat: turn.seat.seat });
  });

/** Decides for a seat that has had its time; null where nobody has. Doing it twice, or in two processes at once, comes to the same. */
export const takeLateTurn = (deps: PokerDeps, tableId: bigint): Promise<PlayedTo | null> =>
  inTransaction(deps.platform.pool, async (client) => {
    const turn = await lockTurn(client, deps, tableId);
    if (!turn || !isLate(turn)) return null;
    // Whoever lets the time run out is not dealt in again before saying so.
    await writePresence(client, turn.seat.id, turn.seat.bot !== null, false);
    return take(client, deps, turn, lateAction(turn.state, turn.seat.seat));
  });

/**
 * Lets a bot decide where one is to act; null where none is. It is given its seat's view, and nothing else. It thinks before the table is locked: what it
 * decided counts only if the hand still stands where it looked.
 */
export async function takeBotTurn(deps: PokerDeps, tableId: bigint, decide: (view: SeatView) => HandAction): Promise<PlayedTo | null> {
  const { pool } = deps.platform;
  const seen = await readOpenHand(pool, tableId);
  const state = seen && (await stateOf(pool, deps, seen));
  const bot = (await readSeats(pool, tableId)).find(({ seat, bot: name }) => name !== null && seat === state?.toAct);
  if (!seen || !state || !bot) return null;
  const action = decide(seatView(state, bot.seat));
  return inTransaction(pool, async (client) => {
    const turn = await lockTurn(client, deps, tableId);
    if (turn?.hand.id !== seen.id || turn.hand.actions.length !== seen.actions.length) return null;
    return take(client, deps, turn, action);
  });
}

/**
 * Voids the hand of a table: all chips are where they were when it began. Gives whether there was one.
 *
 * @param onVoid what else belongs to the transaction, by the number of the hand
 */
export const voidHand = (
  deps: Pick<PokerDeps, 'platform'>,
  tableId: bigint,
  onVoid: (client: pg.PoolClient, handId: bigint) => Promise<void> = async () => {},
): Promise<boolean> =>
  inTransaction(deps.platform.pool, async (client) => {
    await lockTable(client, tableId);
    const hand = await readOpenHand(client, tableId);
    if (!hand) return false;
    await markVoid(client, hand.id);
    await onVoid(client, hand.id);
    return true;
  });
