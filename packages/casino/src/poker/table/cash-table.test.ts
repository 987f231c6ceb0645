import { createRandom, type Random } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { beginHand } from '../begin-hand.ts';
import type { HandState } from '../hand-state.ts';
import { isBetween } from '../seat-order.ts';
import { playRandomly, shuffled } from '../testing/play-randomly.ts';
import { type CashSeat, missedAfter, type NextHand, nextHand, type Places } from './next-hand.ts';

const SEED = Number(process.env.SEED);
const BLINDS = { smallBlind: 1, bigBlind: 2 };
const HANDS = 3_000;

/** People come, go, sit out and come back between two hands. */
function shake(table: readonly CashSeat[], random: Random): CashSeat[] {
  const kept = table.filter(({ chips }) => chips > 0 && !random.chance(0.03));
  const free = [1, 2, 3, 4, 5, 6].filter((seat) => !kept.some((one) => one.seat === seat));
  const come = free
    .filter(() => random.chance(0.15))
    .map((seat) => ({ seat, chips: 100, isPresent: true, missed: { big: true, small: false }, postsAtOnce: random.chance(0.5) }));
  return [...kept, ...come].map((seat) => ({ ...seat, isPresent: random.chance(seat.isPresent ? 0.95 : 0.3) }));
}

const after = (table: readonly CashSeat[], before: Places | null, next: NextHand, ended: HandState): CashSeat[] =>
  table.map((seat) => ({
    ...seat,
    chips: ended.seats.find((one) => one.seat === seat.seat)?.stack ?? seat.chips,
    missed: missedAfter(seat, before, next),
  }));

/** Seats dealt in that stand between the button and the big blind without being the small one: there must be none. */
const between = ({ seats, places }: NextHand): number[] =>
  seats.map(({ seat }) => seat).filter((seat) => seat !== places.smallBlind && isBetween(seat, places.button, places.bigBlind));

describe('a cash table at which people come and go', () => {
  it('never has the big blind twice at the same player, nor anybody between the button and the blinds', () => {
    const random = createRandom('cash table', SEED);
    let table: CashSeat[] = [];
    let before: Places | null = null;
    let played = 0;
    for (let hand = 0; hand < HANDS; hand += 1) {
      table = shake(table, random);
      const next: NextHand | null = nextHand(table, before, BLINDS, 0);
      if (!next) continue;
      const where = `seed ${SEED}, hand ${hand}`;
      if (before) expect(next.positions.bigBlind, where).not.toBe(before.bigBlind);
      if (next.seats.length > 2) expect(between(next), where).toEqual([]);
      const rules = { variant: 'holdem', ante: 0, rake: null, ...BLINDS } as const;
      const ended = playRandomly(beginHand({ ...next, rules, deck: shuffled(random) }), random);
      table = after(table, before, next, ended);
      before = next.places;
      played += 1;
    }
    expect(played).toBeGreaterThan(HANDS / 10);
  });

  it('takes a big blind of everybody who stays, once in a round', () => {
    let table = [1, 3, 4, 6].map(
      (seat): CashSeat => ({ seat, chips: 1_000, isPresent: true, missed: { big: true, small: false }, postsAtOnce: false }),
    );
    let before: Places | null = null;
    const paid: number[] = [];
    for (let hand = 0; hand < 8; hand += 1) {
      const next: NextHand | null = nextHand(table, before, BLINDS, 0);
      if (!next) throw new Error('no hand');
      paid.push(next.positions.bigBlind);
      table = table.map((seat) => ({ ...seat, missed: missedAfter(seat, before, next) }));
      before = next.places;
    }
    expect(paid).toEqual([4, 6, 1, 3, 4, 6, 1, 3]);
  });
});
