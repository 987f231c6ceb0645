import { describe, expect, it } from 'vitest';
import type { Bet } from '../coupon/bet.ts';
import { priceCoupon } from '../coupon/price-coupon.ts';
import { formatLegResult, HALF_WIN, type LegResult, LOSE, parseLegResult, VOID, WIN } from '../settlement/leg-result.ts';
import { settleBet } from '../settlement/settle-bet.ts';
import type { BuilderLeg, VoidPolicy } from './builder-leg.ts';
import { settleBuilderLeg } from './collapse-bet.ts';

/** Three selections at 2.00, 1.80 and 3.00 alone; by set: 3.10 (1, 2), 5.20 (1, 3), 4.60 (2, 3), 7.50 (all). */
const PRICES = [1000, 2000, 1800, 3100, 3000, 5200, 4600, 7500];
const combination = (voidPolicy: VoidPolicy, legs: readonly number[] = [0, 1, 2]): BuilderLeg => ({ legs, voidPolicy, prices: PRICES });

describe('settleCombination', () => {
  it.each<readonly [string, VoidPolicy, readonly (LegResult | undefined)[], string]>([
    ['all win', 'reprice', [WIN, WIN, WIN], 'win'],
    ['one loses, whatever the others do', 'reprice', [WIN, undefined, LOSE], 'lose'],
    ['one loses beside a void one', 'void-bet', [VOID, LOSE, WIN], 'lose'],
    ['one is open', 'reprice', [WIN, undefined, WIN], 'open'],
    ['one is void: the rest at its price', 'reprice', [WIN, VOID, WIN], 'repriced 5200'],
    ['two are void: the third at its own', 'reprice', [VOID, WIN, VOID], 'repriced 1800'],
    ['all are void', 'reprice', [VOID, VOID, VOID], 'void'],
    ['one is void and voids all', 'void-bet', [WIN, VOID, WIN], 'void'],
    ['a half result counts as void', 'reprice', [WIN, WIN, HALF_WIN], 'repriced 3100'],
  ])('%s', (_, policy, results, expected) => {
    const ends = settleBuilderLeg(results, combination(policy));
    expect(ends ? formatLegResult(ends) : 'open').toBe(expected);
  });

  it('a repriced result survives storage', () => {
    expect(parseLegResult('repriced 5200')).toEqual({ kind: 'repriced', odds: 5200 });
  });
});

describe('a bet with a combination', () => {
  const single: Bet = {
    stakeMinor: 1000n,
    legs: [{ odds: 2000 }, { odds: 1800 }, { odds: 3000 }],
    shape: { kind: 'single' },
    combinations: [combination('reprice')],
  };
  /** A leg of another match between the selections of the combination. */
  const express: Bet = {
    stakeMinor: 1000n,
    legs: [{ odds: 2000 }, { odds: 1500 }, { odds: 1800 }, { odds: 3000 }],
    shape: { kind: 'express' },
    combinations: [combination('void-bet', [0, 2, 3])],
  };
  const coupon = (bet: Bet, matches: readonly number[]) => ({
    ...bet,
    legs: bet.legs.map((leg, i) => ({ ...leg, match: matches[i] ?? 0, selection: i })),
  });

  it('pays the joint price, never the product', () => {
    expect(settleBet(single, [WIN, WIN, WIN])?.returnMinor).toBe(7500n);
    expect(settleBet(single, [WIN, VOID, WIN])?.returnMinor).toBe(5200n);
    expect(settleBet(single, [WIN, undefined, LOSE])).toMatchObject({ returnMinor: 0n, outcome: 'lost' });
    expect(settleBet(single, [VOID, VOID, VOID])).toMatchObject({ returnMinor: 1000n, outcome: 'void' });
  });

  it('is a leg of an accumulator like any other', () => {
    expect(settleBet(express, [WIN, WIN, WIN, WIN])?.returnMinor).toBe(11_250n);
    expect(settleBet(express, [WIN, WIN, VOID, WIN])?.returnMinor).toBe(1500n);
    expect(settleBet(express, [undefined, LOSE, undefined, undefined])?.returnMinor).toBe(0n);
  });

  it('is priced at the joint price, and its match counts once', () => {
    expect(priceCoupon(coupon(single, [7, 7, 7]))).toMatchObject({ value: { totalOddsMilli: 7500n } });
    expect(priceCoupon(coupon(express, [7, 8, 7, 7]))).toMatchObject({ value: { totalOddsMilli: 11_250n } });
    expect(priceCoupon(coupon(express, [7, 7, 7, 7]))).toMatchObject({ error: [{ code: 'same-match' }] });
  });

  it.each<readonly [string, readonly BuilderLeg[]]>([
    ['selections of two matches', [{ ...combination('reprice'), legs: [0, 1], prices: [1000, 2000, 1500, 3000] }]],
    ['prices that are not those of every set', [{ ...combination('reprice', [0, 2, 3]), prices: [1000, 2000] }]],
    ['a selection in two combinations', [combination('reprice', [0, 2, 3]), combination('reprice', [0, 2, 3])]],
    ['a leg that is not there', [combination('reprice', [0, 2, 9])]],
  ])('refuses %s', (_, combinations) => {
    expect(priceCoupon(coupon({ ...express, combinations }, [7, 8, 7, 7]))).toMatchObject({ error: [{ code: 'combination-legs' }] });
  });
});
