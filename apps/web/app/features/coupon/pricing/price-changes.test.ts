import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../state/coupon-settings-store.ts';
import { EMPTY_COUPON } from '../state/coupon-store.ts';
import { legFixture } from '../testing/leg-fixture.ts';
import { type CurrentLegPrice, findPriceChanges, isAutoAccepted } from './price-changes.ts';

describe('S217 price changes', () => {
  it.each([
    [2000, 2000, 'refuse-any', 0, true],
    [2000, 2010, 'refuse-any', 0, false],
    [2000, 2010, 'accept-higher', 0, true],
    [2000, 1990, 'accept-higher', 0, false],
    [2000, 1100, 'accept-any', 0, true],
    [2000, 1950, 'refuse-any', 250, true],
    [2000, 1949, 'refuse-any', 250, false],
  ] as const)('seen %i, now %i, %s, tolerance %i: taken %s', (seen, now, priceMode, toleranceBasisPoints, taken) =>
    expect(isAutoAccepted(seen, now, { priceMode, toleranceBasisPoints })).toBe(taken),
  );

  it('counts ups and downs; locked legs are no moves', () => {
    const now: CurrentLegPrice[] = [
      { odds: 2100, status: 'open' },
      { odds: 1900, status: 'open' },
      { odds: 1500, status: 'suspended' },
      { odds: 2000, status: 'open' },
    ];
    const moves = findPriceChanges(
      { ...EMPTY_COUPON, legs: [legFixture(1), legFixture(2), legFixture(3), legFixture(4)], kind: 'express' },
      (leg) => now[leg.matchId - 1],
      new Map(),
      DEFAULT_SETTINGS,
    );
    expect(moves).toEqual({
      up: 1,
      down: 1,
      needAccepting: 2,
      joint: new Map(),
      prices: new Map([
        ['1:1024', 2100],
        ['2:2048', 1900],
      ]),
    });
  });

  it('of a combination the joint price alone counts', () => {
    const legs = [legFixture(1), legFixture(1, { selectionId: 5 })];
    const draft = { ...EMPTY_COUPON, legs, acceptedBuilderOdds: { '1:1024+1:5': 2600 } };
    const now = (): CurrentLegPrice => ({ odds: 1900, status: 'open' });
    const joint = new Map([['1:1024+1:5', 2500]]);
    expect(findPriceChanges(draft, now, joint, DEFAULT_SETTINGS)).toEqual({ up: 0, down: 1, needAccepting: 1, prices: new Map(), joint });
    expect(findPriceChanges(draft, now, new Map([['1:1024+1:5', 2600]]), DEFAULT_SETTINGS).needAccepting).toBe(0);
  });
});
