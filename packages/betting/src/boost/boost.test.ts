import { describe, expect, it } from 'vitest';
import type { Bet } from '../coupon/bet.ts';
import { priceCoupon } from '../coupon/price-coupon.ts';
import { HALF_WIN, type LegResult, LOSE, VOID, WIN } from '../settlement/leg-result.ts';
import { settleBet } from '../settlement/settle-bet.ts';
import { BOOST_TIERS, type BoostTerms } from './boost-terms.ts';

const TERMS: BoostTerms = {
  tiers: [
    { legs: 3, permille: 50 },
    { legs: 4, permille: 100 },
    { legs: 6, permille: 200 },
  ],
  minLegOdds: 1400,
  maxMinor: 1_000_000n,
};
const boosted = (odds: readonly number[], boost: BoostTerms = TERMS): Bet => ({
  stakeMinor: 1000n,
  legs: odds.map((o) => ({ odds: o })),
  shape: { kind: 'express' },
  boost,
});
const TWOS = [2000, 2000, 2000, 2000];

describe('express boost', () => {
  it.each<readonly [string, readonly number[], readonly LegResult[], bigint]>([
    ['four legs win: winnings of 150.00 and a tenth of them', TWOS, [WIN, WIN, WIN, WIN], 17_500n],
    ['a void leg drops a tier: 70.00 and a twentieth', TWOS, [WIN, VOID, WIN, WIN], 8350n],
    ['two void legs leave none', TWOS, [VOID, VOID, WIN, WIN], 4000n],
    ['a leg below the least odds does not count', [2000, 2000, 2000, 1300], [WIN, WIN, WIN, WIN], 10_870n],
    ['five legs have the tier of four', [2000, 2000, 2000, 2000, 2000], [WIN, WIN, WIN, WIN, WIN], 35_100n],
    ['half a win counts', TWOS, [HALF_WIN, WIN, WIN, WIN], 13_100n],
    ['a lost leg loses all', TWOS, [WIN, WIN, WIN, LOSE], 0n],
    ['only winnings are boosted', [1400, 1400, 1400], [VOID, VOID, VOID], 1000n],
  ])('%s', (_, odds, results, returnMinor) => {
    expect(settleBet(boosted(odds), results)?.returnMinor).toBe(returnMinor);
  });

  it('adds at most what the terms say', () => {
    expect(settleBet(boosted(TWOS, { ...TERMS, maxMinor: 1234n }), [WIN, WIN, WIN, WIN])?.returnMinor).toBe(17_234n);
  });

  it('is part of the greatest return that a coupon shows, and waits for its last leg', () => {
    const bet = boosted(TWOS);
    const legs = bet.legs.map((leg, i) => ({ ...leg, match: i, selection: i }));
    expect(priceCoupon({ ...bet, legs })).toMatchObject({ value: { maxReturnMinor: 17_500n } });
    expect(settleBet(bet, [WIN, WIN, WIN, undefined])).toBeUndefined();
    expect(settleBet(bet, [LOSE, WIN, WIN, undefined])?.returnMinor).toBe(0n);
  });

  it('writes in the trail how many legs counted', () => {
    expect(settleBet(boosted(TWOS), [WIN, VOID, WIN, WIN])?.trail).toContainEqual(
      expect.objectContaining({ step: 'boost', countedLegs: 3, permille: 50 }),
    );
  });

  it('has tiers that rise with the legs', () => {
    BOOST_TIERS.forEach((tier, i) => {
      expect(tier.legs).toBeGreaterThan(BOOST_TIERS[i - 1]?.legs ?? 0);
      expect(tier.permille).toBeGreaterThan(BOOST_TIERS[i - 1]?.permille ?? 0);
    });
  });
});
