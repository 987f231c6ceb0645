import { beforeEach, describe, expect, it } from 'vitest';
import { legFixture } from '../testing/leg-fixture.ts';
import { availableBetKinds } from './bet-kinds.ts';
import { collapseLegs } from './collapse-legs.ts';
import { useCouponSettings } from './coupon-settings-store.ts';
import { EMPTY_COUPON, MAX_LEGS, useCoupon } from './coupon-store.ts';
import { groupLegs } from './leg-groups.ts';
import { useOneClickQueue } from './one-click-store.ts';
import { parseDraft } from './parse-draft.ts';
import { createCouponPicks } from './picks-from-coupon.ts';

const coupon = () => useCoupon.getState();
const fill = (count: number): void => {
  for (let n = 1; n <= count; n++) coupon().toggleLeg(legFixture(n));
};

beforeEach(() => useCoupon.setState({ ...EMPTY_COUPON, kindChosen: false, restored: true }));

describe('S217 coupon', () => {
  it('one press puts a selection in, the next takes it out', () => {
    expect(coupon().toggleLeg(legFixture(1))).toBe('added');
    expect(coupon().legs).toHaveLength(1);
    expect(coupon().toggleLeg(legFixture(1, { acceptedOdds: 2100 }))).toBe('removed');
    expect(coupon().legs).toEqual([]);
  });

  it('one leg is a single, two an express', () => {
    fill(1);
    expect(coupon().kind).toBe('single');
    fill(3);
    coupon().toggleLeg(legFixture(1));
    expect(coupon().kind).toBe('express');
  });

  it('keeps a chosen kind while it fits and falls back when it does not', () => {
    fill(4);
    coupon().chooseKind('system');
    coupon().chooseSystemSize(3);
    coupon().removeLeg(legFixture(4));
    expect(coupon()).toMatchObject({ kind: 'system', systemSize: 2 });
    coupon().removeLeg(legFixture(3));
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
    expect(coupon().toggleLeg(legFixture(999))).toBe('full');
    expect(coupon().legs).toHaveLength(50);
    const so = (count: number) => availableBetKinds(Array.from({ length: count }, (_, n) => legFixture(n + 1)));
    expect(so(20)).toContain('system');
    expect(so(21)).not.toContain('system');
    expect(so(21)).not.toContain('singles');
  });

  it('tells price buttons that a fifty-first selection does not fit', () => {
    fill(MAX_LEGS);
    const limits: number[] = [];
    createCouponPicks((max) => limits.push(max)).toggle(legFixture(999));
    expect(limits).toEqual([50]);
  });

  it('changes prices only where the player agreed', () => {
    fill(2);
    coupon().acceptPrices(new Map([['1:1024', 1850]]));
    expect(coupon().legs.map((leg) => leg.acceptedOdds)).toEqual([1850, 2000]);
  });

  it('clearing keeps the stake', () => {
    fill(2);
    coupon().setStake('15');
    coupon().clear();
    expect(coupon()).toMatchObject({ legs: [], kind: 'single', stakeText: '15' });
  });
});

describe('S217 kinds of bet', () => {
  const legs = (count: number, sport = 1) => Array.from({ length: count }, (_, n) => legFixture(n + 1, { sport }));

  it('names the full covers that so many selections form, and keeps a chosen one while it fits', () => {
    fill(4);
    coupon().chooseKind('full-cover');
    expect(coupon().cover).toBe('yankee');
    coupon().chooseCover('lucky-15');
    expect(coupon().cover).toBe('lucky-15');
    coupon().removeLeg(legFixture(4));
    expect(coupon()).toMatchObject({ kind: 'full-cover', cover: 'trixie' });
  });

  it('joins selections of one football match to one unit, and keeps those of a tennis match apart as singles', () => {
    const football = [legFixture(1), legFixture(1, { selectionId: 5 })];
    expect(collapseLegs(football)).toEqual([[0, 1]]);
    expect(availableBetKinds(football)[0]).toBe('single');
    const tennis = football.map((leg) => ({ ...leg, sport: 4 }));
    expect(collapseLegs(tennis)).toEqual([[0], [1]]);
    expect(availableBetKinds(tennis)[0]).toBe('singles');
  });

  it('offers each way for races alone', () => {
    expect(availableBetKinds(legs(2, 84))).toContain('each-way');
    expect(availableBetKinds(legs(2))).not.toContain('each-way');
  });

  it('joined legs stand in the block before them, the lobby outside of all', () => {
    const five = legs(5).map((leg, n) => ({ ...leg, lobby: n === 0, joined: n === 3 }));
    expect(groupLegs('multi', five)).toEqual({ lobby: [0], blocks: [[1], [2, 3], [4]] });
    expect(groupLegs('express', five).blocks).toHaveLength(5);
  });

  it('moves legs, and stays as it is at the ends', () => {
    fill(3);
    coupon().moveLeg(legFixture(3), -1);
    coupon().moveLeg(legFixture(1), -1);
    expect(coupon().legs.map((leg) => leg.matchId)).toEqual([1, 3, 2]);
  });

  it('takes several at once as singles, those that it holds once, and none where there would be more than may be placed', () => {
    const limits: number[] = [];
    const { singles } = createCouponPicks((max) => limits.push(max));
    const many = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => legFixture(from + n));
    fill(2);
    expect(singles?.add(many(2, 7))).toBe('added');
    expect(coupon()).toMatchObject({ kind: 'singles', kindChosen: true });
    expect(coupon().legs.map(({ matchId }) => matchId)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(singles?.add(many(8, 21))).toBe('full');
    expect(coupon().legs).toHaveLength(7);
    expect(limits).toEqual([20]);
    expect(singles?.add(many(8, 20))).toBe('added');
    expect(coupon().legs).toHaveLength(20);
  });

  it('holds the only one of several as a single', () => {
    expect(createCouponPicks(() => undefined).singles?.add([legFixture(1)])).toBe('added');
    expect(coupon()).toMatchObject({ kind: 'single', kindChosen: false });
  });

  it('in one-click mode a press adds nothing: it goes to be placed', () => {
    useCouponSettings.setState({ oneClick: true });
    createCouponPicks(() => undefined).toggle(legFixture(1));
    useCouponSettings.setState({ oneClick: false });
    expect(coupon().legs).toEqual([]);
    expect(useOneClickQueue.getState().leg).toMatchObject({ matchId: 1 });
  });
});

describe('R086 the coupon kept on the device', () => {
  it('comes back as it was', () => {
    const draft = { ...EMPTY_COUPON, legs: [legFixture(1), legFixture(2, { stakeText: '7' })], kind: 'singles', stakeText: '5' };
    expect(parseDraft(structuredClone(draft))).toEqual(draft);
    // A record of before these parts existed.
    expect(parseDraft({ legs: [legFixture(1), legFixture(2)], kind: 'express', systemSize: 0, stakeText: '5' })).toMatchObject({
      kind: 'express',
      cover: null,
    });
  });
  it.each([null, 'coupon', { legs: [{ matchId: 'x' }] }, { legs: [], kind: 'lottery', systemSize: 0, stakeText: '' }])(
    'is empty when the record is %j',
    (kept) => expect(parseDraft(kept)).toEqual(EMPTY_COUPON),
  );
  it('does not trust a kind that its legs cannot be', () => {
    expect(parseDraft({ legs: [legFixture(1)], kind: 'system', systemSize: 2, stakeText: '' }).kind).toBe('single');
  });
});
