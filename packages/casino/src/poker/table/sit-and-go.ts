import type { Ratio } from '@touchline/kernel/ratio';
import type { HandState } from '../hand-state.ts';
import type { CashSeat } from './next-hand.ts';

export interface BlindLevel {
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
}

/** A tournament that begins when its table is full. Its chips are points: money is the buy-ins and the prizes alone. */
export interface SitAndGoRules {
  readonly players: number;
  readonly startingChips: number;
  readonly levels: readonly BlindLevel[];
  /** How long a level lasts, ms; the last one lasts for ever. */
  readonly levelMs: number;
  /** Shares of the places from the first on; together 1. */
  readonly prizes: readonly Ratio[];
}

/** Somebody who has lost all chips. Who had more before the hand is placed higher; equal stacks share a place. */
export interface Eliminated {
  readonly seat: number;
  readonly chipsBefore: number;
}

/** A final place, and how many share it. */
export interface Place {
  readonly seat: number;
  /** From 1. */
  readonly place: number;
  readonly sharedBy: number;
}

/** The blinds by the time that has passed since the start, ms: a hand keeps those of its beginning. */
export const levelAt = ({ levels, levelMs }: SitAndGoRules, elapsedMs: number): BlindLevel =>
  levels[Math.min(levels.length - 1, Math.floor(elapsedMs / levelMs))] as BlindLevel;

/** The players whom a hand has put out. */
export const eliminatedBy = ({ setup, seats }: HandState): readonly Eliminated[] =>
  seats
    .filter(({ stack }) => stack === 0)
    .map(({ seat }) => ({ seat, chipsBefore: setup.seats.find((dealt) => dealt.seat === seat)?.chips ?? 0 }));

/**
 * The places of those whom one hand has put out.
 *
 * @param remaining how many still have chips
 */
export const placesOf = (out: readonly Eliminated[], remaining: number): readonly Place[] =>
  out.map(({ seat, chipsBefore }) => ({
    seat,
    place: remaining + 1 + out.filter((other) => other.chipsBefore > chipsBefore).length,
    sharedBy: out.filter((other) => other.chipsBefore === chipsBefore).length,
  }));

/**
 * The prizes of all places, in minor units: each share is rounded down, what is left over goes to the first. Those who share a place share the prizes
 * that they take up, with what is left over to the first seats.
 *
 * @param pool all buy-ins without fees
 */
export function prizesOf({ prizes }: SitAndGoRules, places: readonly Place[], pool: bigint): ReadonlyMap<number, bigint> {
  const byPlace = prizes.map(({ num, den }) => (pool * num) / den);
  byPlace[0] = (byPlace[0] ?? 0n) + pool - byPlace.reduce((sum, prize) => sum + prize, 0n);
  const won = new Map<number, bigint>();
  for (const [place, sharing] of Map.groupBy(places, (one) => one.place)) {
    const seats = sharing.map(({ seat }) => seat).sort((a, b) => a - b);
    const sum = byPlace.slice(place - 1, place - 1 + seats.length).reduce((total, prize) => total + prize, 0n);
    const count = BigInt(seats.length);
    seats.forEach((seat, i) => {
      won.set(seat, sum / count + (BigInt(i) < sum % count ? 1n : 0n));
    });
  }
  return won;
}

/** A player of a tournament between two hands: dealt in, present or not, and owing nothing, so that `nextHand` moves the button and the blinds. */
export const tournamentSeat = (seat: number, chips: number): CashSeat => ({
  seat,
  chips,
  isPresent: true,
  missed: { big: false, small: false },
  postsAtOnce: false,
});
