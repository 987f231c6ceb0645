import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { LOSE, WIN } from '../settlement/leg-result.ts';
import { settleBet } from '../settlement/settle-bet.ts';
import { randomBet } from '../settlement/testing/random-bet.ts';
import { BET_KINDS, type BetStructure } from './bet.ts';
import type { Coupon, CouponLeg } from './coupon.ts';
import { maxStakeForReturn } from './max-stake-for-return.ts';
import { priceCoupon } from './price-coupon.ts';

const legsOf = (odds: readonly number[]): CouponLeg[] => odds.map((o, i) => ({ odds: o, match: i + 1, selection: 1000 + i }));
const coupon = (stakeMinor: bigint, odds: readonly number[], shape: BetStructure): Coupon => ({ stakeMinor, legs: legsOf(odds), shape });
const many = (n: number): number[] => Array.from({ length: n }, () => 1500);

function price(c: Coupon) {
  const priced = priceCoupon(c);
  if (!priced.ok) throw new Error(JSON.stringify(priced.error));
  return priced.value;
}

describe('priceCoupon', () => {
  it.each<readonly [string, BetStructure, bigint, readonly number[], bigint, bigint, bigint]>([
    ['single', { kind: 'single' }, 1000n, [1850], 1850n, 1850n, 1850n],
    ['express', { kind: 'express' }, 1000n, [1500, 2000, 1333], 3999n, 3999n, 3999n],
    ['system 2 of 3', { kind: 'system', size: 2 }, 300n, [2000, 3000, 4000], 8666n, 600n, 2600n],
    ['patent', { kind: 'full-cover', smallest: 1 }, 700n, [2000, 3000, 4000], 8428n, 200n, 5900n],
    ['trixie', { kind: 'full-cover', smallest: 2 }, 400n, [2000, 3000, 4000], 12_500n, 600n, 5000n],
    ['chain', { kind: 'chain' }, 300n, [2000, 1500, 3000], 4500n, 0n, 1350n],
    ['anti-express', { kind: 'anti-express', marginPermille: 0 }, 1000n, [2000, 3900], 1147n, 1147n, 1147n],
    [
      'multi-bet',
      { kind: 'multi', lobby: [0], blocks: [[1], [2], [3]], size: 2 },
      60_000n,
      [1500, 1200, 1700, 2200],
      4210n,
      61_200n,
      252_600n,
    ],
    ['conditional', { kind: 'conditional', blocks: [[0], [1]], groupStakes: ['max', 500n] }, 1000n, [2000, 3000], 3000n, 1500n, 3000n],
  ])('%s: total odds, least and greatest return', (_, shape, stake, odds, total, min, max) => {
    expect(price(coupon(stake, odds, shape))).toMatchObject({
      totalOddsMilli: total,
      minReturnMinor: min,
      maxReturnMinor: max,
    });
  });

  it('explains lines and stake per line, and keeps a stake whole that they do not divide', () => {
    const c = coupon(100n, [2000, 2000, 2000], { kind: 'system', size: 2 });
    expect(price(c).explanation).toEqual({
      kind: 'system',
      lines: 3,
      sizes: [{ size: 2, lines: 3 }],
      lineStakeMinor: 33n,
      residueMinor: 1n,
    });
    expect(price(c).maxReturnMinor).toBe(400n);
  });

  it('explains a cover by the size of its lines', () => {
    expect(price(coupon(1500n, many(4), { kind: 'full-cover', smallest: 1 })).explanation.sizes).toEqual([
      { size: 1, lines: 4 },
      { size: 2, lines: 6 },
      { size: 3, lines: 4 },
      { size: 4, lines: 1 },
    ]);
  });

  it('prices a coupon without a stake', () => {
    for (const shape of [{ kind: 'express' }, { kind: 'chain' }, { kind: 'system', size: 2 }] as const)
      expect(price(coupon(0n, many(3), shape))).toMatchObject({ maxReturnMinor: 0n });
    expect(price(coupon(0n, many(3), { kind: 'chain' })).totalOddsMilli).toBe(2500n);
  });

  it('holds what settlement can bring between nothing and the greatest return (seed 11)', () => {
    const random = createRandom('bounds', 11);
    for (let i = 0; i < 4000; i++) {
      const { bet, results } = randomBet(random, BET_KINDS[i % BET_KINDS.length] ?? 'single');
      const priced = priceCoupon({ ...bet, legs: bet.legs.map((l, n) => ({ ...l, match: n, selection: n })) });
      if (!priced.ok) continue;
      const { maxReturnMinor, minReturnMinor } = priced.value;
      if (bet.shape.kind !== 'anti-express') {
        expect(
          settleBet(
            bet,
            bet.legs.map(() => WIN),
          )?.returnMinor,
        ).toBe(maxReturnMinor);
        const whole = results.map((r) => (r?.kind === 'lose' ? LOSE : WIN));
        const settled = settleBet(bet, whole);
        if (settled?.outcome !== 'lost') expect(settled?.returnMinor).toBeGreaterThanOrEqual(minReturnMinor);
      }
    }
  });

  describe('refuses', () => {
    it('legs of one match, all of them named', () => {
      const legs = legsOf(many(4)).map((l, i) => ({ ...l, match: i === 2 ? 9 : 5 }));
      expect(priceCoupon({ stakeMinor: 1n, legs, shape: { kind: 'express' } })).toEqual({
        ok: false,
        error: [{ code: 'same-match', legs: [0, 1, 3], match: 5 }],
      });
    });

    it('a match beside the tournament that depends on it', () => {
      const [a, b, c] = legsOf(many(3));
      if (!a || !b || !c) throw new Error('three legs');
      expect(priceCoupon({ stakeMinor: 1n, legs: [a, b, { ...c, relatesTo: [1, 7] }], shape: { kind: 'express' } })).toEqual({
        ok: false,
        error: [{ code: 'correlated', legs: [0, 2] }],
      });
    });

    it.each<readonly [string, BetStructure, number, object]>([
      ['R120 more than 50 legs', { kind: 'express' }, 51, { code: 'too-many-legs', count: 51, max: 50 }],
      ['R120 more than 20 legs of a system', { kind: 'system', size: 3 }, 21, { code: 'too-many-legs', count: 21, max: 20 }],
      ['an empty coupon', { kind: 'express' }, 0, { code: 'no-legs' }],
      ['two legs in a single', { kind: 'single' }, 2, { code: 'too-many-legs', count: 2, max: 1 }],
      ['an accumulator of one', { kind: 'express' }, 1, { code: 'too-few-legs', count: 1, min: 2 }],
      ['a system of two legs', { kind: 'system', size: 2 }, 2, { code: 'too-few-legs', count: 2, min: 3 }],
      ['a system as long as the coupon', { kind: 'system', size: 4 }, 4, { code: 'system-size', size: 4, sizes: [2, 3] }],
      ['half a line', { kind: 'system', size: 2.5 }, 4, { code: 'system-size', size: 2.5, sizes: [2, 3] }],
      ['a cover without a name', { kind: 'full-cover', smallest: 1 }, 7, { code: 'no-such-cover', count: 7, legCounts: [3, 4, 5, 6] }],
      [
        'a multi-bet of two blocks',
        { kind: 'multi', lobby: [0], blocks: [[1], [2]], size: 2 },
        3,
        { code: 'too-few-blocks', count: 2, min: 3 },
      ],
      ['a leg in two blocks', { kind: 'multi', lobby: [0], blocks: [[1], [2], [2, 3]], size: 2 }, 4, { code: 'block-legs', legs: [2] }],
      ['a leg in no block', { kind: 'conditional', blocks: [[0], [1]], groupStakes: ['max', 'max'] }, 3, { code: 'block-legs', legs: [2] }],
      [
        'a leg that is not there',
        { kind: 'conditional', blocks: [[0], [1, 5]], groupStakes: ['max', 'max'] },
        2,
        { code: 'block-legs', legs: [5] },
      ],
      ['a block without a stake', { kind: 'conditional', blocks: [[0], [1]], groupStakes: ['max'] }, 2, { code: 'block-stake', block: 1 }],
      ['a block stake of 0', { kind: 'conditional', blocks: [[0], [1]], groupStakes: ['max', 0n] }, 2, { code: 'block-stake', block: 1 }],
      ['an accumulator too long to lose', { kind: 'anti-express', marginPermille: 50 }, 50, { code: 'anti-express-price' }],
    ])('%s', (_, shape, legs, rejection) => {
      expect(priceCoupon(coupon(1000n, many(legs), shape))).toEqual({ ok: false, error: [rejection] });
    });
  });
});

describe('maxStakeForReturn', () => {
  it('R120 finds the largest stake whose return stays within the limit, for every kind (seed 5)', () => {
    const random = createRandom('greatest stake', 5);
    for (let i = 0; i < 400; i++) {
      const { bet } = randomBet(random, BET_KINDS[i % BET_KINDS.length] ?? 'single');
      const whole = { ...bet, legs: bet.legs.map((l, n) => ({ ...l, match: n, selection: n })) };
      if (!priceCoupon(whole).ok) continue;
      const cap = 100_000n;
      const stake = maxStakeForReturn(whole, cap, 10_000_000n);
      expect(price({ ...whole, stakeMinor: stake }).maxReturnMinor).toBeLessThanOrEqual(cap);
      expect(price({ ...whole, stakeMinor: stake + 1n }).maxReturnMinor).toBeGreaterThan(cap);
    }
  });

  it('leaves a stake that fits', () => {
    expect(maxStakeForReturn(coupon(0n, [2000], { kind: 'single' }), 1000n, 400n)).toBe(400n);
  });
});

describe('BET_KINDS', () => {
  it('are in the order of their numbers on the wire', () => {
    expect(BET_KINDS.slice(0, 7)).toEqual(['single', 'express', 'system', 'chain', 'multi', 'conditional', 'anti-express']);
  });
});
