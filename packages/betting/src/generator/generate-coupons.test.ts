import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { type Candidate, type CouponGeneratorOptions, generateCoupons } from './generate-coupons.ts';

const SEED = 61;
const random = createRandom('candidates', SEED);
/** Forty matches of two sports with three outcomes each. */
const CANDIDATES: readonly Candidate[] = Array.from({ length: 120 }, (_, i) => ({
  match: 1 + Math.floor(i / 3),
  sport: i < 90 ? 1 : 4,
  selection: 1000 + i,
  odds: 1100 + 10 * random.int(400),
  weight: 1 + random.int(9),
}));
const WISH: CouponGeneratorOptions = {
  targetOdds: 10_000,
  minLegs: 3,
  maxLegs: 6,
  sports: [],
  coupons: 5,
  toleranceBasisPoints: 300,
  seed: SEED,
};

function generate(wish: Partial<CouponGeneratorOptions>) {
  const made = generateCoupons(CANDIDATES, { ...WISH, ...wish });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

describe('generateCoupons', () => {
  it.each([
    ['2.00 of two legs', { targetOdds: 2000, minLegs: 2, maxLegs: 2 }],
    ['10.00 of three to six', {}],
    ['100.00 of five', { targetOdds: 100_000, minLegs: 5, maxLegs: 5 }],
    ['1,000.00 of eight to ten', { targetOdds: 1_000_000, minLegs: 8, maxLegs: 10 }],
  ])('makes %s: near the target, of different matches, none twice', (_, wish) => {
    const { targetOdds, minLegs, maxLegs, coupons } = { ...WISH, ...wish };
    const made = generate(wish);
    expect(made).toHaveLength(coupons);
    for (const { legs, totalOddsMilli } of made) {
      expect(new Set(legs.map((leg) => leg.match)).size).toBe(legs.length);
      expect(legs.length).toBeGreaterThanOrEqual(minLegs);
      expect(legs.length).toBeLessThanOrEqual(maxLegs);
      expect(Number(totalOddsMilli) / targetOdds).toBeGreaterThan(0.97);
      expect(Number(totalOddsMilli) / targetOdds).toBeLessThan(1.03);
    }
    expect(
      new Set(
        made.map(({ legs }) =>
          legs
            .map((leg) => leg.selection)
            .toSorted((a, b) => a - b)
            .join(),
        ),
      ).size,
    ).toBe(made.length);
  });

  it('keeps to the wished for sports', () => {
    for (const { legs } of generate({ sports: [4] })) expect(legs.every((leg) => leg.sport === 4)).toBe(true);
  });

  it('gives the same coupons for the same seed and others for another', () => {
    expect(generate({})).toEqual(generate({}));
    expect(generate({ seed: SEED + 1 })).not.toEqual(generate({}));
  });

  it('says when there are too few matches, and what the nearest total is when none fits', () => {
    expect(generateCoupons(CANDIDATES.slice(0, 6), WISH)).toEqual({
      ok: false,
      error: { code: 'generator-candidates', matches: 2, needed: 3 },
    });
    const two = [1500, 1600].map((odds, i): Candidate => ({ match: i, sport: 1, selection: i, odds, weight: 1 }));
    expect(generateCoupons(two, { ...WISH, minLegs: 2, maxLegs: 2 })).toEqual({
      ok: false,
      error: { code: 'generator-target', nearestOddsMilli: 2400n },
    });
  });
});
