import { describe, expect, it } from 'vitest';
import { updateCouponBody } from './coupon-wire.ts';
import { localQuote } from './local-quote.ts';
import { testLeg } from './test-leg.ts';

const odds = [1430, 2000, 1840];
const legs = odds.map((seen, index) => testLeg(index + 1, { oddsSeen: seen }));
const seen = (leg: { readonly oddsSeen: number }): number => leg.oddsSeen;

describe('S217 figures before the server answers', () => {
  it('a system 2 of 3 at 15.00', () => {
    const quote = localQuote({ legs, kind: 'system', systemSize: 2, stakeText: '15' }, 1500n, seen);
    expect(quote).toMatchObject({ lines: 3, lineStakeMinor: 500n });
    // 5.00 x (1.43 x 2 + 1.43 x 1.84 + 2 x 1.84) = 45.856
    expect(quote?.greatestReturnMinor).toBe(4586n);
  });
  it('an express multiplies', () =>
    expect(localQuote({ legs, kind: 'express', systemSize: 0, stakeText: '' }, 1000n, seen)?.greatestReturnMinor).toBe(5262n));
  it('legs of one match have no price', () =>
    expect(
      localQuote({ legs: [testLeg(1), testLeg(1, { selectionId: 5 })], kind: 'express', systemSize: 0, stakeText: '' }, 100n, seen),
    ).toBeUndefined());
});

describe('the coupon on the wire', () => {
  it('a multi-bet sends its lobby as the first block', () => {
    const four = [testLeg(1), testLeg(2, { lobby: true }), testLeg(3), testLeg(4)];
    const body = updateCouponBody({ legs: four, kind: 'multi', systemSize: 2, stakeText: '200' }, 'EUR', 'en');
    expect(body).toMatchObject({
      vid: 4,
      expressNum: 2,
      withLobby: true,
      eventsIndexes: [[1], [0], [2], [3]],
      summ: '200',
      currency: 'EUR',
    });
    expect(body.couponEvents[1]).toMatchObject({ bank: true, kind: 3, coef: '2.00' });
  });
  it('live legs are kind 1 (R056)', () =>
    expect(
      updateCouponBody({ legs: [testLeg(1, { kind: 'live' })], kind: 'single', systemSize: 0, stakeText: '' }, undefined, 'ru')
        .couponEvents[0]?.kind,
    ).toBe(1));
  it('prices an anti-express with the margin that the server names, and not before', () => {
    const draft = { legs, kind: 'anti-express', systemSize: 0, stakeText: '10' } as const;
    expect(localQuote(draft, 1000n, seen)).toBeUndefined();
    const [fair, priced] = [0, 50].map((margin) => localQuote(draft, 1000n, seen, margin)?.greatestReturnMinor ?? 0n);
    expect(priced).toBeGreaterThan(1000n);
    expect(priced).toBeLessThan(fair ?? 0n);
  });
});
