import { randomBytes } from 'node:crypto';
import { replayHand } from '@touchline/casino/poker/act-in-hand';
import { beginHand } from '@touchline/casino/poker/begin-hand';
import { cutDeck, sealDeck } from '@touchline/casino/poker/deck/sealed-deck';
import type { HandSetup, HandState } from '@touchline/casino/poker/hand-state';
import { type CashSeat, missedAfter, type NextHand, nextHand } from '@touchline/casino/poker/table/next-hand';
import { invariant } from '@touchline/kernel/invariant';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import type { PokerDeps } from '../poker-deps.ts';
import { type PokerSeat, readSeats, writeOwed } from '../tables/poker-seat.store.ts';
import { type PokerTable, writePlaces } from '../tables/poker-table.store.ts';
import { HAND_TABLE, insertHand, type PokerHand, readHand } from './poker-hand.store.ts';

const cashSeat = ({ seat, chipsMinor, isPresent, owesBig, owesSmall, postsAtOnce }: PokerSeat): CashSeat => ({
  seat,
  chips: Number(chipsMinor),
  isPresent,
  missed: { big: owesBig, small: owesSmall },
  postsAtOnce,
});

/** A seed for a deck that nobody has seen: promised before the seeds of players come in. */
export interface PromisedSeed {
  readonly seed: string;
  readonly promise: string;
}

export function promiseSeed(): PromisedSeed {
  const seed = randomBytes(32).toString('hex');
  return { seed, promise: sealDeck(seed).promise };
}

/** Writes the hand and moves the button. The caller has locked the table. */
async function writeHand(
  client: pg.PoolClient,
  { vault }: PokerDeps,
  table: PokerTable,
  seats: readonly PokerSeat[],
  next: NextHand,
  drawn: PromisedSeed & { readonly tableSeed: string },
): Promise<bigint> {
  const sealed = await vault.sealColumns(client, null, HAND_TABLE, { seed: drawn.seed });
  invariant(sealed.seed, 'a text is sealed');
  await writePlaces(client, table.id, next.places);
  const owed = seats.map((seat) => ({ id: seat.id, ...missedAfter(cashSeat(seat), table.places, next) }));
  await writeOwed(client, owed);
  const { tableSeed, promise } = drawn;
  return insertHand(client, {
    tableId: table.id,
    setup: { rules: table.rules, seats: next.seats, positions: next.positions },
    sealedSeed: sealed.seed,
    promise,
    tableSeed,
    seatIds: new Map(seats.map(({ seat, id }) => [seat, id])),
  });
}

/** Deals the next hand of a locked table, where two or more can play. */
export async function openHand(
  client: pg.PoolClient,
  deps: PokerDeps,
  table: PokerTable,
  drawn: PromisedSeed & { readonly tableSeed: string },
): Promise<PokerHand | null> {
  const seats = await readSeats(client, table.id);
  const next = nextHand(seats.map(cashSeat), table.places, table.rules, 0);
  if (!next) return null;
  const id = await writeHand(client, deps, table, seats, next, drawn);
  const hand = await readHand(client, id);
  invariant(hand, 'a hand that was written is there');
  return hand;
}

/** All that a hand follows from: its deck is worked out of its seeds, and stays in this process. */
export async function setupOf(on: Queryable, { vault }: PokerDeps, { setup, sealedSeed, tableSeed }: PokerHand): Promise<HandSetup> {
  const { seed } = await vault.openColumns(on, null, HAND_TABLE, { seed: sealedSeed });
  invariant(seed !== null, 'a hand has its seed');
  return { ...setup, deck: cutDeck(sealDeck(seed), tableSeed) };
}

/** A hand at the end of what has been decided: the same after a crash as before it. */
export async function stateOf(on: Queryable, deps: PokerDeps, hand: PokerHand): Promise<HandState> {
  const state = replayHand(beginHand(await setupOf(on, deps, hand)), hand.actions);
  invariant(state.ok, 'decisions that are kept were legal');
  return state.value;
}
