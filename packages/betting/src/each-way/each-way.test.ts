import { describe, expect, it } from 'vitest';
import type { Bet, BetLeg, EachWayPartShape } from '../coupon/bet.ts';
import { priceCoupon } from '../coupon/price-coupon.ts';
import { type LegResult, LOSE, VOID, WIN } from '../settlement/leg-result.ts';
import { settleBet } from '../settlement/settle-bet.ts';
import { eachWayLegs, eachWayTerms } from './each-way-terms.ts';
import { isPlacePriced, placeOdds } from './place-odds.ts';
import { deductionForOdds, RULE_FOUR, ruleFourDeduction } from './rule-four.ts';

const QUARTER = { num: 1, den: 4 };
const FIFTH = { num: 1, den: 5 };
const HEAT: LegResult = { kind: 'dead-heat', num: 1, den: 2 };

const eachWay = (stakeMinor: bigint, legs: readonly BetLeg[], half: EachWayPartShape = { kind: 'single' }, part = QUARTER): Bet => ({
  stakeMinor,
  legs: eachWayLegs(legs.map((leg) => [leg, part] as const)),
  shape: { kind: 'each-way', half },
});

describe('eachWayTerms', () => {
  it.each([
    [4, false, null],
    [5, false, { places: 2, part: QUARTER }],
    [7, true, { places: 2, part: QUARTER }],
    [8, false, { places: 3, part: FIFTH }],
    [11, true, { places: 3, part: FIFTH }],
    [12, true, { places: 3, part: QUARTER }],
    [15, false, { places: 3, part: FIFTH }],
    [16, true, { places: 4, part: QUARTER }],
    [30, true, { places: 4, part: QUARTER }],
  ])('%i runners, handicap %s', (runners, handicap, terms) => {
    expect(eachWayTerms(runners, handicap)).toEqual(terms);
  });
});

describe('placeOdds', () => {
  it.each([
    [5000, FIFTH, 1800],
    [9000, QUARTER, 3000],
    [2750, QUARTER, 1437],
    [1001, FIFTH, 1000],
  ])('of %i at %o is %i: never more than what is paid', (winOdds, part, shown) => {
    expect(placeOdds(winOdds, part)).toBe(shown);
  });
});

describe('isPlacePriced', () => {
  it.each([
    // A fifth of 5.00 is 1.80, which is a twentieth more than 1.715.
    [5000, FIFTH, 1800, true],
    [5000, FIFTH, 1715, true],
    [5000, FIFTH, 1714, false],
    // A league: 34.00 to win, 7.60 for a place that its market has at 2.60.
    [34_000, FIFTH, 2600, false],
    [5000, FIFTH, 0, false],
  ])('%i to win at %o beside a place market at %i: %s', (winOdds, part, marketOdds, priced) => {
    expect(isPlacePriced(winOdds, part, marketOdds)).toBe(priced);
  });
});

describe('an each-way bet', () => {
  // Ten each way (20.00 in all) at 9.00, a quarter of the odds: 10 x 9 to win, 10 x (1 + 8/4) = 30 to be placed.
  it.each<readonly [string, LegResult, LegResult, bigint]>([
    ['wins', WIN, WIN, 12_000n],
    ['is placed', LOSE, WIN, 3000n],
    ['is nowhere', LOSE, LOSE, 0n],
    ['did not run', VOID, VOID, 2000n],
    ['shares the first place', HEAT, WIN, 7500n],
    ['shares the last paid place', LOSE, HEAT, 1500n],
  ])('whose runner %s', (_, win, place, returnMinor) => {
    expect(settleBet(eachWay(2000n, [{ odds: 9000 }]), [win, place])?.returnMinor).toBe(returnMinor);
  });

  it('pays the place part exactly: a quarter of 2.75 is 1.4375, to the cent', () => {
    expect(settleBet(eachWay(20_000n, [{ odds: 2750 }]), [LOSE, WIN])?.returnMinor).toBe(14_375n);
  });

  it('multiplies each half of a double: S x 6 x 4 and S x 2.25 x 1.75', () => {
    const double = eachWay(2000n, [{ odds: 6000 }, { odds: 4000 }], { kind: 'express' });
    expect(settleBet(double, [WIN, WIN, WIN, WIN])?.returnMinor).toBe(24_000n + 3938n);
    expect(settleBet(double, [WIN, LOSE, WIN, WIN])?.returnMinor).toBe(3938n);
    expect(settleBet(double, [WIN, LOSE, WIN, LOSE])).toMatchObject({ returnMinor: 0n, outcome: 'lost' });
  });

  it('covers each half of a Lucky 15: 30 lines, and one winner of four pays its two singles', () => {
    const lucky = eachWay(3000n, [{ odds: 5000 }, { odds: 3000 }, { odds: 4000 }, { odds: 7000 }], { kind: 'full-cover', smallest: 1 });
    const priced = priceCoupon({ ...lucky, legs: lucky.legs.map((leg, i) => ({ ...leg, match: i % 4, selection: i })) });
    expect(priced).toMatchObject({ ok: true, value: { explanation: { lines: 30, lineStakeMinor: 100n } } });
    const results = [WIN, LOSE, LOSE, LOSE, WIN, LOSE, LOSE, LOSE];
    expect(settleBet(lucky, results)?.returnMinor).toBe(500n + 200n);
  });

  it('is open until both halves are decided', () => {
    const bet = eachWay(2000n, [{ odds: 9000 }]);
    expect(settleBet(bet, [LOSE, undefined])).toBeUndefined();
    expect(settleBet(bet, [WIN, undefined])).toBeUndefined();
    expect(settleBet(bet, [LOSE, LOSE])?.outcome).toBe('lost');
  });

  it('names the halves in its trail', () => {
    const steps = settleBet(eachWay(2000n, [{ odds: 9000 }]), [LOSE, WIN])?.trail.flatMap((s) => (s.step === 'half' ? [s.half] : []));
    expect(steps).toEqual(['win', 'place']);
  });

  it('is refused where the place legs are not those of the win legs', () => {
    const legs = eachWay(1000n, [{ odds: 9000 }, { odds: 3000 }], { kind: 'express' }).legs;
    const coupon = (matches: readonly number[]) => ({
      stakeMinor: 1000n,
      legs: legs.map((leg, i) => ({ ...leg, match: matches[i] ?? 0, selection: i })),
      shape: { kind: 'each-way' as const, half: { kind: 'express' as const } },
    });
    expect(priceCoupon(coupon([1, 2, 1, 2])).ok).toBe(true);
    expect(priceCoupon(coupon([1, 2, 2, 1]))).toEqual({ ok: false, error: [{ code: 'each-way-legs', legs: [2, 3] }] });
    expect(priceCoupon(coupon([1, 1, 1, 1]))).toEqual({ ok: false, error: [{ code: 'same-match', legs: [0, 1], match: 1 }] });
  });
});

describe('Rule 4', () => {
  it.each([
    // Prices as fractions would have them: 1/9, 2/17, 1/4, 2/7, 2/5, 8/15, 8/13, 4/5, 20/21, evens, 6/5, 6/4, 7/4, 9/4, 3, 4, 11/2, 9, 14.
    [1111, 90],
    [1118, 85],
    [1250, 80],
    [1286, 75],
    [1400, 70],
    [1533, 65],
    [1615, 60],
    [1800, 55],
    [1952, 50],
    [2000, 45],
    [2200, 45],
    [2500, 40],
    [2750, 35],
    [3250, 30],
    [4000, 25],
    [5000, 20],
    [6500, 15],
    [10_000, 10],
    [15_000, 5],
    [15_001, 0],
    [34_000, 0],
  ])('a withdrawn runner at %i takes %i percent', (odds, percent) => {
    expect(deductionForOdds(odds)).toBe(percent);
  });

  it('never takes more for a longer price', () => {
    RULE_FOUR.forEach(({ maxOdds, percent }, i) => {
      expect(maxOdds).toBeGreaterThan(RULE_FOUR[i - 1]?.maxOdds ?? 0);
      expect(percent).toBeLessThan(RULE_FOUR[i - 1]?.percent ?? 100);
    });
  });

  it('adds up withdrawals after the bet, to 90 at most', () => {
    const at = (odds: number, when: number) => ({ odds, at: when });
    expect(ruleFourDeduction([at(4000, 50), at(6000, 150), at(11_000, 200)], 100)).toBe(20);
    expect(ruleFourDeduction([at(1500, 150), at(1800, 150)], 100)).toBe(90);
    expect(ruleFourDeduction([at(1500, 50)], 100)).toBe(0);
  });

  it('takes from the winnings of both halves: 10 each way at 9.00 with 20 %', () => {
    // To win 1 + 8 x 0.8 = 7.40, to be placed 1 + 2 x 0.8 = 2.60.
    const bet = eachWay(2000n, [{ odds: 9000, deductionPercent: 20 }]);
    expect(settleBet(bet, [WIN, WIN])?.returnMinor).toBe(7400n + 2600n);
    expect(settleBet(bet, [LOSE, WIN])?.returnMinor).toBe(2600n);
    expect(settleBet(bet, [VOID, VOID])?.returnMinor).toBe(2000n);
  });

  it('comes before a dead heat: 10.00 at 5.00 with 25 %, half of the stake wins', () => {
    expect(
      settleBet({ stakeMinor: 1000n, legs: [{ odds: 5000, deductionPercent: 25 }], shape: { kind: 'single' } }, [HEAT])?.returnMinor,
    ).toBe(2000n);
  });
});
