import { describe, expect, it } from 'vitest';
import { updateCouponBody } from '../placing/bet-requests.ts';
import { totalStakeMinor } from '../stake/coupon-stakes.ts';
import { type CouponDraft, EMPTY_COUPON } from '../state/coupon-store.ts';
import { legFixture } from '../testing/leg-fixture.ts';
import { localQuote } from './local-quote.ts';

const draftOf = (change: Partial<CouponDraft>): CouponDraft => ({ ...EMPTY_COUPON, ...change });
const odds = [1430, 2000, 1840];
const legs = odds.map((seen, index) => legFixture(index + 1, { acceptedOdds: seen }));
const seen = (leg: { readonly acceptedOdds: number }): number => leg.acceptedOdds;

describe('S217 figures before the server answers', () => {
  it('a system 2 of 3 at 15.00', () => {
    const quote = localQuote(draftOf({ legs, kind: 'system', systemSize: 2, stakeText: '15' }), 1500n, { oddsOf: seen });
    expect(quote).toMatchObject({ lines: 3, lineStakeMinor: 500n });
    // 5.00 x (1.43 x 2 + 1.43 x 1.84 + 2 x 1.84) = 45.856
    expect(quote?.maxReturnMinor).toBe(4586n);
  });
  it('an accumulator multiplies', () =>
    expect(localQuote(draftOf({ legs, kind: 'express', systemSize: 0, stakeText: '' }), 1000n, { oddsOf: seen })?.maxReturnMinor).toBe(
      5262n,
    ));
  it('legs of one match have no price', () =>
    expect(
      localQuote(
        draftOf({ legs: [legFixture(1), legFixture(1, { selectionId: 5 })], kind: 'express', systemSize: 0, stakeText: '' }),
        100n,
        {
          oddsOf: seen,
        },
      ),
    ).toBeUndefined());
});

describe('the coupon on the wire', () => {
  it('a multi-bet sends its lobby as the first block', () => {
    const four = [legFixture(1), legFixture(2, { lobby: true }), legFixture(3), legFixture(4)];
    const body = updateCouponBody(draftOf({ legs: four, kind: 'multi', systemSize: 2, stakeText: '200' }), 'EUR', 'en');
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
    expect(updateCouponBody(draftOf({ legs: [legFixture(1, { kind: 'live' })] }), undefined, 'ru').couponEvents[0]?.kind).toBe(1));
  it('prices an anti-express with the margin that the server names, and not before', () => {
    const draft = draftOf({ legs, kind: 'anti-express', stakeText: '10' });
    expect(localQuote(draft, 1000n, { oddsOf: seen })).toBeUndefined();
    const [fair, priced] = [0, 50].map(
      (margin) => localQuote(draft, 1000n, { oddsOf: seen, marginPermille: margin })?.maxReturnMinor ?? 0n,
    );
    expect(priced).toBeGreaterThan(1000n);
    expect(priced).toBeLessThan(fair ?? 0n);
  });

  it('S217 several singles: each its own stake or the common one, and their sum to pay', () => {
    const three = [legFixture(1), legFixture(2, { stakeText: '3' }), legFixture(3)];
    const draft = draftOf({ legs: three, kind: 'singles', stakeText: '5' });
    const body = updateCouponBody(draft, 'EUR', 'en');
    expect(body).toMatchObject({ vid: 0, groupsSumms: ['5', '3', '5'] });
    expect(totalStakeMinor(draft, 2)).toBe(1300n);
    expect(localQuote(draft, 1300n, { oddsOf: seen })?.maxReturnMinor).toBe(2600n);
  });

  it('S217 several singles of one market: the best of them is the most that comes back', () => {
    const orders = [1, 2, 3].map((n) => legFixture(7, { selectionId: 5 * 1024 + n, acceptedOdds: n * 10_000 }));
    const draft = draftOf({ legs: [...orders, legFixture(8)], kind: 'singles', stakeText: '2' });
    expect(localQuote(draft, 800n, { oddsOf: seen })).toMatchObject({ minReturnMinor: 400n, maxReturnMinor: 6400n });
  });

  it('S217 bet builder: legs of one match with their joint price, which prices the coupon', () => {
    const two = [legFixture(1), legFixture(1, { selectionId: 5 }), legFixture(2)];
    const draft = draftOf({ legs: two, kind: 'express', acceptedBuilderOdds: { '1:1024+1:5': 2600 } });
    expect(updateCouponBody(draft, 'EUR', 'en')).toMatchObject({
      vid: 1,
      combinations: [[0, 1]],
      combinationCoefs: ['2.60'],
      voidPolicy: 0,
    });
    expect(localQuote(draft, 1000n, { oddsOf: seen })?.totalOdds).toBe(5200n);
    expect(localQuote({ ...draft, acceptedBuilderOdds: {} }, 1000n, { oddsOf: seen })).toBeUndefined();
  });

  it("S217 conditional: blocks in their order, an empty stake is the coupon's and 0 is all", () => {
    const three = [legFixture(1), legFixture(2, { joined: true }), legFixture(3)];
    const body = updateCouponBody(draftOf({ legs: three, kind: 'conditional', stakeText: '5', groupStakes: ['', '0'] }), 'EUR', 'en');
    expect(body).toMatchObject({ vid: 5, eventsIndexes: [[0, 1], [2]], groupsSumms: ['5', '0'] });
  });
});
