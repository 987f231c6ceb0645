import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from './coupon-settings-store.ts';
import { type LegNow, priceMoves, takenByRule } from './price-moves.ts';
import { testLeg } from './test-leg.ts';

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
    expect(takenByRule(seen, now, { priceMode, toleranceBasisPoints })).toBe(taken),
  );

  it('counts ups and downs; locked legs are no moves', () => {
    const now: LegNow[] = [
      { odds: 2100, status: 'open' },
      { odds: 1900, status: 'open' },
      { odds: 1500, status: 'suspended' },
      { odds: 2000, status: 'open' },
    ];
    const moves = priceMoves([testLeg(1), testLeg(2), testLeg(3), testLeg(4)], (leg) => now[leg.matchId - 1], DEFAULT_SETTINGS);
    expect(moves).toEqual({
      up: 1,
      down: 1,
      toAccept: 2,
      prices: new Map([
        ['1:1024', 2100],
        ['2:2048', 1900],
      ]),
    });
  });
});
