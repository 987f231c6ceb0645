import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import type { BuilderLeg, VoidPolicy } from '../builder/builder-leg.ts';
import type { Bet } from '../coupon/bet.ts';
import { HALF_WIN, type LegResult, LOSE, VOID, WIN } from '../settlement/leg-result.ts';
import { settleBet } from '../settlement/settle-bet.ts';
import type { OpenLeg } from './fold-open-bet.ts';
import { priceCashOut } from './price-cash-out.ts';
import { priceInsurance } from './price-insurance.ts';

/** Three selections at 2.00, 1.80 and 3.00 alone; by set: 3.10 (1, 2), 5.20 (1, 3), 4.60 (2, 3), 7.50 (all). */
const PRICES = [1000, 2000, 1800, 3100, 3000, 5200, 4600, 7500];
const combination = (voidPolicy: VoidPolicy): BuilderLeg => ({ legs: [0, 1, 2], voidPolicy, prices: PRICES });
const builderBet = (voidPolicy: VoidPolicy = 'reprice', more: readonly number[] = []): Bet => ({
  stakeMinor: 1_000n,
  legs: [2000, 1800, 3000, ...more].map((odds) => ({ odds })),
  shape: more.length === 0 ? { kind: 'single' } : { kind: 'express' },
  combinations: [combination(voidPolicy)],
});
const open: OpenLeg = { currentOddsMilli: 2000 };
const ended = (result: LegResult): OpenLeg => ({ result });

describe('the sale value of a bet builder', () => {
  it.each<readonly [string, VoidPolicy, readonly OpenLeg[], number, bigint]>([
    ['is the stake at the joint price that it was taken at', 'reprice', [open, open, open], 7_500, 1_000n],
    ['follows the joint price', 'reprice', [open, open, open], 3_000, 2_500n],
    ['is what the whole pays over the price of what is open', 'reprice', [ended(WIN), open, open], 4_600, 1_630n],
    ['is what the rest pays once a selection is void', 'reprice', [ended(VOID), open, open], 4_600, 1_000n],
    ['counts a half result as void', 'reprice', [ended(WIN), ended(HALF_WIN), open], 2_000, 2_600n],
    ['is the stake over the price of the rest where a void one returns the bet', 'void-bet', [ended(VOID), ended(WIN), open], 2_000, 500n],
  ])('%s', (_, policy, legs, now, fairMinor) => {
    expect(priceCashOut(builderBet(policy), legs, 0, [now])).toEqual({
      ok: true,
      value: { fairMinor, offerMinor: fairMinor, openLegs: 1 },
    });
  });

  it('bears the margin of one leg, however many selections it has', () => {
    expect(priceCashOut(builderBet(), [open, open, open], 20, [7_500])).toMatchObject({ value: { fairMinor: 1_000n, offerMinor: 960n } });
  });

  it('is multiplied with the other legs of its bet', () => {
    // 10.00 x 7.50 / 5.00 x 1.50 / 1.20 of the leg beside it.
    const legs = [open, open, open, { currentOddsMilli: 1200 }];
    expect(priceCashOut(builderBet('reprice', [1500]), legs, 0, [5_000])).toMatchObject({ value: { fairMinor: 1_875n, openLegs: 2 } });
  });

  it.each<readonly [string, readonly OpenLeg[], number | null, object]>([
    ['one selection has lost', [ended(LOSE), open, open], 4_600, { code: 'sale-lost' }],
    ['all of it is decided', [ended(WIN), ended(WIN), ended(VOID)], null, { code: 'sale-decided' }],
    ['the rest has no joint price', [ended(WIN), open, open], null, { code: 'sale-suspended', legs: [1, 2] }],
  ])('does not exist when %s', (_, legs, now, error) => {
    expect(priceCashOut(builderBet(), legs, 20, [now])).toEqual({ ok: false, error });
  });

  it('never passes what the bet can return, whatever its selections have brought and cost', () => {
    const seed = 50_412;
    const random = createRandom(seed);
    for (let round = 0; round < 500; round++) {
      const results = [0, 1, 2].map((): LegResult | undefined => [WIN, VOID, undefined, undefined][Math.floor(random.next() * 4)]);
      if (!results.includes(undefined)) continue;
      const bet = builderBet(random.next() < 0.5 ? 'reprice' : 'void-bet');
      const now = 1_001 + Math.floor(random.next() * 20_000);
      const value = priceCashOut(
        bet,
        results.map((result) => (result ? ended(result) : open)),
        20,
        [now],
      );
      const best = settleBet(
        bet,
        results.map((result) => result ?? WIN),
      );
      const what = `seed ${seed}, round ${round}`;
      if (!value.ok || !best) throw new Error(what);
      expect(value.value.fairMinor <= best.returnMinor, what).toBe(true);
      expect(value.value.offerMinor >= 0n && value.value.offerMinor <= value.value.fairMinor, what).toBe(true);
      const premium = priceInsurance(
        bet,
        results.map((result) => (result ? ended(result) : open)),
        1_000n,
        20,
        [now],
      );
      expect(premium.ok && premium.value >= 1n && premium.value <= 1_000n, what).toBe(true);
    }
  });
});
