import { beforeEach, describe, expect, it } from 'vitest';
import { readDraft } from './coupon-draft.ts';
import { couponPicks } from './coupon-picks.ts';
import { EMPTY_COUPON, kindsFor, MAX_LEGS, useCoupon } from './coupon-store.ts';
import { testLeg } from './test-leg.ts';

const coupon = () => useCoupon.getState();
const fill = (count: number): void => {
  for (let n = 1; n <= count; n++) coupon().toggleLeg(testLeg(n));
};

beforeEach(() => useCoupon.setState({ ...EMPTY_COUPON, kindChosen: false, restored: true }));

describe('S217 coupon', () => {
  it('one press puts a selection in, the next takes it out', () => {
    expect(coupon().toggleLeg(testLeg(1))).toBe('added');
    expect(coupon().legs).toHaveLength(1);
    expect(coupon().toggleLeg(testLeg(1, { oddsSeen: 2100 }))).toBe('removed');
    expect(coupon().legs).toEqual([]);
  });

  it('one leg is a single, two an express', () => {
    fill(1);
    expect(coupon().kind).toBe('single');
    fill(3);
    coupon().toggleLeg(testLeg(1));
    expect(coupon().kind).toBe('express');
  });

  it('keeps a chosen kind while it fits and falls back when it does not', () => {
    fill(4);
    coupon().chooseKind('system');
    coupon().chooseSystemSize(3);
    coupon().removeLeg(testLeg(4));
    expect(coupon()).toMatchObject({ kind: 'system', systemSize: 2 });
    coupon().removeLeg(testLeg(3));
    expect(coupon()).toMatchObject({ kind: 'express', systemSize: 0 });
  });

  it('a system size stays between 2 and one less than the legs', () => {
    fill(4);
    coupon().chooseKind('system');
    coupon().chooseSystemSize(9);
    expect(coupon().systemSize).toBe(3);
    coupon().chooseSystemSize(1);
    expect(coupon().systemSize).toBe(2);
  });

  it('R120 holds 50 legs, 20 of them in a system', () => {
    fill(MAX_LEGS);
    expect(coupon().toggleLeg(testLeg(999))).toBe('full');
    expect(coupon().legs).toHaveLength(50);
    expect(kindsFor(20)).toContain('system');
    expect(kindsFor(21)).not.toContain('system');
  });

  it('tells price buttons that a fifty-first selection does not fit', () => {
    fill(MAX_LEGS);
    const told: number[] = [];
    couponPicks((max) => told.push(max)).toggle(testLeg(999));
    expect(told).toEqual([50]);
  });

  it('changes prices only where the player agreed', () => {
    fill(2);
    coupon().acceptPrices(new Map([['1:1024', 1850]]));
    expect(coupon().legs.map((leg) => leg.oddsSeen)).toEqual([1850, 2000]);
  });

  it('clearing keeps the stake', () => {
    fill(2);
    coupon().writeStake('15');
    coupon().clear();
    expect(coupon()).toMatchObject({ legs: [], kind: 'single', stakeText: '15' });
  });
});

describe('R086 the coupon kept on the device', () => {
  it('comes back as it was', () => {
    const draft = { legs: [testLeg(1), testLeg(2)], kind: 'express', systemSize: 0, stakeText: '5' };
    expect(readDraft(structuredClone(draft))).toEqual(draft);
  });
  it.each([null, 'coupon', { legs: [{ matchId: 'x' }] }, { legs: [], kind: 'lottery', systemSize: 0, stakeText: '' }])(
    'is empty when the record is %j',
    (kept) => expect(readDraft(kept)).toEqual(EMPTY_COUPON),
  );
  it('does not trust a kind that its legs cannot be', () => {
    expect(readDraft({ legs: [testLeg(1)], kind: 'system', systemSize: 2, stakeText: '' }).kind).toBe('single');
  });
});
