import { compare, mul, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import type { HoldAndWin } from '../engine/maths.ts';
import { playHold } from '../engine/play-hold.ts';
import { HARBOUR_SAFE } from '../harbour-safe/maths.ts';
import { randomDraws } from '../testing/random-draws.ts';
import { asNumber } from './as-number.ts';
import { freeSpinMoments } from './free-spin-moments.ts';
import { holdMoments } from './hold-moments.ts';
import { SpinLaw } from './spin-law.ts';

/** Four grids: two pay nothing, one pays 6, one pays 2 and has the scatters that add a spin. */
function law(): SpinLaw {
  const made = new SpinLaw();
  made.add(0, 0, 2);
  made.add(0, 6, 1);
  made.add(1, 2, 1);
  return made;
}

describe('free spins', () => {
  it('without more to come pay the spins times the mean, and so does the variance', () => {
    const { mean, square, max } = freeSpinMoments(law(), { spins: [0], again: [0], max: 5 }, 5, () => 0);
    expect(compare(mean, ratio(5n * 8n, 4n))).toBe(0);
    expect(asNumber(square) - asNumber(mean) ** 2).toBeCloseTo(5 * (40 / 4 - 4), 12);
    expect(max).toBe(30);
  });

  it('that add to themselves come near to first / (1 - chance x added) where the limit is far', () => {
    const { mean } = freeSpinMoments(law(), { spins: [0], again: [0, 1], max: 120 }, 3, () => 0);
    expect(asNumber(mean)).toBeCloseTo((3 / (1 - 1 / 4)) * 2, 10);
  });

  it('stop at the limit: two spins, of which one may be added', () => {
    const { mean, max } = freeSpinMoments(law(), { spins: [0], again: [0, 5], max: 2 }, 1, (scatters) => scatters * 4);
    // A mean of 3 for the first, and for the second if the first adds it.
    expect(compare(mean, mul(ratio(3n, 1n), ratio(5n, 4n)))).toBe(0);
    expect(max).toBe(12);
  });
});

describe('held coins', () => {
  const tiny: HoldAndWin = { from: 1, respins: 1, landing: { of: 1, outOf: 2 }, coins: [{ value: 4, weight: 1 }], full: 100 };

  it('are solved as by hand: one coin of two, the other cell at one half', () => {
    const { mean, square, max } = holdMoments(tiny, 1, 2);
    expect(compare(mean, ratio(4n + 108n, 2n))).toBe(0);
    expect(compare(square, ratio(16n + 108n ** 2n, 2n))).toBe(0);
    expect(max).toBe(108);
  });

  it('are met by boards that are drawn, within four standard errors (seed 17)', () => {
    const hold = { ...(HARBOUR_SAFE.hold as HoldAndWin), landing: { of: 1, outOf: 6 } };
    const { mean, square } = holdMoments(hold, 6, 15);
    const draws = randomDraws(17, 'hold');
    const boards = 50_000;
    let sum = 0;
    for (let i = 0; i < boards; i += 1) sum += playHold(hold, [0, 1, 2, 3, 4, 5], 15, draws).at(-1)?.pay ?? 0;
    const deviation = Math.sqrt(asNumber(square) - asNumber(mean) ** 2);
    expect(Math.abs(sum / boards - asNumber(mean))).toBeLessThan((4 * deviation) / Math.sqrt(boards));
  });
});
