import { randomBytes } from 'node:crypto';
import { replayHand } from '@touchline/casino/poker/act-in-hand';
import { beginHand } from '@touchline/casino/poker/begin-hand';
import { cutDeck, sealDeck } from '@touchline/casino/poker/deck/sealed-deck';
import type { HandSetup, HandState } from '@touchline/casino/poker/hand-state';
import type { HandRules } from '@touchline/casino/poker/rules';
import { type CashSeat, missedAfter, type NextHand, nextHand } from '@touchline/casino/poker/table/next-hand';
import { invariant } from '@touchline/kernel/invariant';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import type { PokerDeps } from '../poker-deps.ts';
import { nextHandOf } from '../sit-gos/play-sit-go.ts';
import { type PokerSeat, readSeats, writeOwed } from '../tables/poker-seat.store.ts';
import { deletePromise, type PokerTable, writePlaces, writePromise } from '../tables/poker-table.store.ts';
import { HAND_TABLE, insertHand, type PokerHand, readHand } from './poker-hand.store.ts';

/** A seat as the rules of a cash table see it between two hands. */
export const cashSeat = ({ seat, chipsMinor, isPresent, owesBig, owesSmall, postsAtOnce }: PokerSeat): CashSeat => ({
  seat,
  chips: Number(chipsMinor),
  isPresent,
  missed: { big: owesBig, small: owesSmall },
  postsAtOnce,
});

/** Seals the deck of the next hand of a locked table and promises it. */
export async function promiseDeck(client: pg.PoolClient, { vault }: PokerDeps, tableId: bigint): Promise<void> {
  const seed = randomBytes(32).toString('hex');
  const sealed = await vault.sealColumns(client, null, HAND_TABLE, { seed });
  invariant(sealed.seed, 'a text is sealed');
  await writePromise(client, tableId, { sealedSeed: sealed.seed, promise: sealDeck(seed).promise });
}

/** The parts of the seats dealt in in the cut, in their order; who gave none adds nothing. */
const tableSeedOf = (seats: readonly PokerSeat[], { seats: dealt }: NextHand): string =>
  seats
    .filter(({ seat, cut }) => cut !== null && dealt.some((one) => one.seat === seat))
    .map(({ seat, cut }) => `${seat}:${cut}`)
    .join(' ');

interface DealtHand extends NextHand {
  readonly rules: HandRules;
}

/** The next hand of a locked table and its rules: those of a cash table are its own, those of a tournament the level's. */
async function nextAt(client: pg.PoolClient, deps: PokerDeps, table: PokerTable, seats: readonly PokerSeat[]): Promise<DealtHand | null> {
  if (table.sitGoId === null) {
    const next = nextHand(seats.map(cashSeat), table.places, table.rules, 0);
    return next && { ...next, rules: table.rules };
  }
  const next = await nextHandOf(client, deps, table, seats);
  return next && { ...next, rules: { ...table.rules, ...next.level } };
}

/** Deals the next hand of a locked table by the deck that was promised; null where none was, and where fewer than two can play. */
export async function openHand(client: pg.PoolClient, deps: PokerDeps, table: PokerTable): Promise<PokerHand | null> {
  const seats = await readSeats(client, table.id);
  const next = await nextAt(client, deps, table, seats);
  if (!next || !table.promised) return null;
  await writePlaces(client, table.id, next.places);
  await deletePromise(client, table.id);
  const id = await insertHand(client, {
    ...table.promised,
    tableId: table.id,
    setup: { rules: next.rules, seats: next.seats, positions: next.positions },
    tableSeed: tableSeedOf(seats, next),
    termsVersion: table.sitGoId === null ? table.termsVersion : null,
    seatIds: new Map(seats.map(({ seat, id: seatId }) => [seat, seatId])),
  });
  await writeOwed(
    client,
    seats.map((seat) => ({ id: seat.id, ...missedAfter(cashSeat(seat), table.places, next) })),
  );
  const hand = await readHand(client, id);
  invariant(hand, 'a hand that was written is there');
  return hand;
}

/** The seed by which the house sealed the deck of a hand. It stays in this process. */
export async function seedOf(on: Queryable, { vault }: PokerDeps, { sealedSeed }: PokerHand): Promise<string> {
  const { seed } = await vault.openColumns(on, null, HAND_TABLE, { seed: sealedSeed });
  invariant(seed !== null, 'a hand has its seed');
  return seed;
}

/** All that a hand follows from: its deck is worked out of its seeds, and stays in this process. */
export async function setupOf(on: Queryable, deps: PokerDeps, hand: PokerHand): Promise<HandSetup> {
  return { ...hand.setup, deck: cutDeck(sealDeck(await seedOf(on, deps, hand)), hand.tableSeed) };
}

/** A hand at the end of what has been decided: the same after a crash as before it. */
export async function stateOf(on: Queryable, deps: PokerDeps, hand: PokerHand): Promise<HandState> {
  const state = replayHand(beginHand(await setupOf(on, deps, hand)), hand.actions);
  invariant(state.ok, 'decisions that are kept were legal');
  return state.value;
}
