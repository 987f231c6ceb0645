import { type NextHand, nextHand, type Places } from '../table/next-hand.ts';
import { levelAt, levelNumber, type Played } from './blind-schedule.ts';
import { sharedPrizes } from './sit-go-prizes.ts';
import type { BlindLevel, BlindSchedule } from './sit-go-terms.ts';

/** A player of a sit-and-go who is not out. */
export interface SitGoStack {
  readonly seat: number;
  /** Tournament chips. */
  readonly chips: number;
}

/** The next hand and the blinds it is played for. */
export interface SitGoHand extends NextHand {
  readonly level: BlindLevel;
}

/**
 * Moves the button on as cash tables do ("dead button"); of two players the button has the small blind. Whoever has chips is dealt in, absent ones
 * too: their blinds go round as everybody's. Nobody posts for blinds that were missed, since nobody misses any.
 *
 * @param before places of the hand before, `null` for the first
 * @returns `null` where one player is left
 */
export function nextSitGoHand(
  stacks: readonly SitGoStack[],
  before: Places | null,
  schedule: BlindSchedule,
  played: Played,
): SitGoHand | null {
  const level = levelAt(schedule, levelNumber(schedule, played));
  const seats = stacks.map((stack) => ({ ...stack, isPresent: true, missed: { big: false, small: false }, postsAtOnce: false }));
  const next = nextHand(seats, before, level, 0);
  return next && { ...next, level };
}

/** A player who is out, or has won: `place` is the best of those that are shared with `sharedBy` players. */
export interface SitGoPlace {
  readonly seat: number;
  readonly place: number;
  readonly sharedBy: number;
  readonly prize: bigint;
}

/** The seats of equal stacks, in their order; the largest stack first. */
function byStack(busted: readonly SitGoStack[]): readonly (readonly SitGoStack[])[] {
  const sizes = [...new Set(busted.map(({ chips }) => chips))].sort((a, b) => b - a);
  return sizes.map((size) => busted.filter(({ chips }) => chips === size).sort((a, b) => a.seat - b.seat));
}

/**
 * The places that a hand decides. Of several who are out by it, whoever had more chips as it began has the better place; equal ones share places and
 * prizes. With one player left that one has won.
 *
 * @param before stacks of all who were not out as the hand began
 * @param after the stacks of the same players
 * @param prizes of the places, the first place first
 */
export function placesAfter(before: readonly SitGoStack[], after: readonly SitGoStack[], prizes: readonly bigint[]): readonly SitGoPlace[] {
  const left = after.filter(({ chips }) => chips > 0);
  const busted = before.filter(({ seat }) => !left.some((one) => one.seat === seat));
  const places: SitGoPlace[] = left.length === 1 ? left.map(({ seat }) => ({ seat, place: 1, sharedBy: 1, prize: prizes[0] ?? 0n })) : [];
  let place = left.length + 1;
  for (const group of byStack(busted)) {
    const shares = sharedPrizes(prizes, place, group.length);
    for (const [i, { seat }] of group.entries()) places.push({ seat, place, sharedBy: group.length, prize: shares[i] ?? 0n });
    place += group.length;
  }
  return places;
}
