import { describe, expect, it } from 'vitest';
import type { Bet, BetStructure } from '../coupon/bet.ts';
import { LOSE, VOID, WIN } from '../settlement/leg-result.ts';
import { triggeredAutoCashOut } from './auto-cash-out.ts';
import type { OpenLeg } from './fold-open-bet.ts';
import { priceCashOut } from './price-cash-out.ts';
import { isCashOutAccepted, splitCashOut } from './split-cash-out.ts';

const bet = (odds: readonly number[], shape: BetStructure = { kind: 'express' }): Bet => ({
  stakeMinor: 10_000n,
  legs: odds.map((o) => ({ odds: o })),
  shape,
});
const now = (currentOddsMilli: number | null): OpenLeg => ({ currentOddsMilli });
const ended = (result: typeof WIN): OpenLeg => ({ result });

describe('priceSale', () => {
  it('is worth S x o/o_now, offered less the margin once per open leg and once more', () => {
    expect(priceCashOut(bet([3000], { kind: 'single' }), [now(1500)], 50)).toEqual({
      ok: true,
      value: { fairMinor: 20_000n, offerMinor: 18_050n, openLegs: 1 },
    });
  });

  it('multiplies settled legs by what they brought', () => {
    expect(priceCashOut(bet([2000, 3000, 1500]), [ended(WIN), now(2000), ended(VOID)], 0)).toMatchObject({ value: { fairMinor: 30_000n } });
  });

  it('is exact for systems: each line by its own legs', () => {
    // lines 2x4, 2x(3/2), 4x(3/2), each at a third of the stake: (8 + 3 + 6) / 3
    const legs = [ended(WIN), ended(WIN), now(2000)];
    expect(priceCashOut(bet([2000, 4000, 3000], { kind: 'system', size: 2 }), legs, 0)).toMatchObject({ value: { fairMinor: 56_667n } });
  });

  it.each([
    // 5.00 to win and 1.80 to be placed, half of the stake on each.
    [5000, 1800, 10_000n],
    [5000, 1500, 11_000n],
    [10_000, 3600, 5000n],
  ])('each way: at %i to win and %i in the place market', (win, place, fairMinor) => {
    const eachWay: Bet = {
      stakeMinor: 10_000n,
      legs: [{ odds: 5000 }, { odds: 5000, place: { num: 1, den: 5 } }],
      shape: { kind: 'each-way', half: { kind: 'single' } },
    };
    expect(priceCashOut(eachWay, [now(win), now(place)], 0)).toMatchObject({ value: { fairMinor } });
  });

  // Ten to win and ten to be placed, 5.00 at a fifth: a win pays 50.00, a place 18.00.
  it.each<readonly [string, readonly OpenLeg[], { readonly deduction?: number; readonly vigPermille?: number }, object]>([
    ['each half at its own price', [now(5000), now(1800)], {}, { value: { fairMinor: 2_000n, openLegs: 2 } }],
    ['the house keeps its margin for both halves', [now(5000), now(1800)], { vigPermille: 20 }, { value: { offerMinor: 1_882n } }],
    // 40 percent are taken: 3.40 to win and 1.48 to be placed, over prices of now that the withdrawal has shortened already.
    ['after a withdrawal', [now(3400), now(1480)], { deduction: 40 }, { value: { fairMinor: 2_000n } }],
    ['won, and the place open', [ended(WIN), now(1800)], {}, { value: { fairMinor: 6_000n, openLegs: 1 } }],
    ['lost, and the place open', [ended(LOSE), now(1800)], {}, { value: { fairMinor: 1_000n, openLegs: 1 } }],
    [
      'a dead heat to win, and the place open',
      [ended({ kind: 'dead-heat', num: 1, den: 2 }), now(1800)],
      {},
      { value: { fairMinor: 3_500n } },
    ],
    [
      'a dead heat for the place, and the win open',
      [now(5000), ended({ kind: 'dead-heat', num: 1, den: 2 })],
      {},
      { value: { fairMinor: 1_900n } },
    ],
    ['void to win, and the place open', [ended(VOID), now(1800)], {}, { value: { fairMinor: 2_000n } }],
    ['the market of places stands still', [now(5000), now(null)], {}, { error: { code: 'sale-suspended', legs: [1] } }],
    ['the market of the winner stands still', [now(null), now(1800)], {}, { error: { code: 'sale-suspended', legs: [0] } }],
    ['lost to win, the market of places stands still', [ended(LOSE), now(null)], {}, { error: { code: 'sale-suspended', legs: [1] } }],
    ['both halves lost', [ended(LOSE), ended(LOSE)], {}, { error: { code: 'sale-lost' } }],
    ['both halves ended', [ended(LOSE), ended(WIN)], {}, { error: { code: 'sale-decided' } }],
  ])('each way, %s', (_case, legs, { deduction: deductionPercent = 0, vigPermille = 0 }, expected) => {
    const taken = { odds: 5000, deductionPercent };
    const eachWay: Bet = {
      stakeMinor: 2_000n,
      legs: [taken, { ...taken, place: { num: 1, den: 5 } }],
      shape: { kind: 'each-way', half: { kind: 'single' } },
    };
    expect(priceCashOut(eachWay, legs, vigPermille)).toMatchObject(expected);
  });

  it('sells a single after a withdrawal for what it pays now, whatever was deducted', () => {
    const single: Bet = { stakeMinor: 1_000n, legs: [{ odds: 3000, deductionPercent: 40 }], shape: { kind: 'single' } };
    // 2.20 are paid, 2.20 is the price: the stake.
    expect(priceCashOut(single, [now(2200)], 0)).toMatchObject({ value: { fairMinor: 1_000n } });
  });

  it.each<readonly [string, Bet, readonly OpenLeg[], object]>([
    ['a lost leg', bet([2000, 3000]), [ended(LOSE), now(3000)], { code: 'sale-lost' }],
    ['a lost leg before a suspended one', bet([2000, 3000]), [ended(LOSE), now(null)], { code: 'sale-lost' }],
    ['nothing open', bet([2000]), [ended(WIN)], { code: 'sale-decided' }],
    ['a suspended leg', bet([2000, 3000]), [now(2000), now(null)], { code: 'sale-suspended', legs: [1] }],
    ['a chain', bet([2000, 3000], { kind: 'chain' }), [now(2000), now(3000)], { code: 'sale-kind' }],
  ])('refuses %s with its reason', (_, b, legs, error) => {
    expect(priceCashOut(b, legs, 50)).toEqual({ ok: false, error });
  });
});

describe('splitSale', () => {
  it('pays p V and lets S (1 - p) run', () => {
    expect(splitCashOut(1000n, 1850n, 40)).toEqual({ paidMinor: 740n, cashedOutStakeMinor: 400n, keptStakeMinor: 600n });
  });

  it('T32 loses no unit of the stake at any percentage', () => {
    for (let percent = 1; percent <= 100; percent++) {
      const { cashedOutStakeMinor, keptStakeMinor } = splitCashOut(333n, 777n, percent);
      expect(cashedOutStakeMinor + keptStakeMinor).toBe(333n);
    }
    expect(splitCashOut(333n, 777n, 100)).toEqual({ paidMinor: 777n, cashedOutStakeMinor: 333n, keptStakeMinor: 0n });
  });
});

describe('decideSale', () => {
  it('takes a rise always and a fall within the tolerance', () => {
    expect([
      isCashOutAccepted(1000n, 1200n, 0),
      isCashOutAccepted(1000n, 999n, 0),
      isCashOutAccepted(1000n, 950n, 5),
      isCashOutAccepted(1000n, 949n, 5),
    ]).toEqual([true, false, true, false]);
  });
});

describe('decideAutomaticSale', () => {
  it('sells at or beyond the order', () => {
    const order = { takeProfitMinor: 2000n, stopLossMinor: 500n };
    expect([2000n, 1999n, 501n, 500n].map((offer) => triggeredAutoCashOut(order, offer))).toEqual(['take-profit', null, null, 'stop-loss']);
    expect(triggeredAutoCashOut({ takeProfitMinor: null, stopLossMinor: null }, 0n)).toBeNull();
  });
});
