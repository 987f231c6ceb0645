import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOddsChangeAccepted, ODDS_CHANGE_POLICIES, type OddsChangePolicy } from './is-odds-change-accepted.ts';

describe('decidePrice', () => {
  it.each<readonly [OddsChangePolicy, number, number, number, boolean]>([
    ['refuse-any', 0, 2000, 2000, true],
    ['refuse-any', 0, 2000, 2001, false],
    ['refuse-any', 0, 2000, 1999, false],
    ['refuse-any', 500, 2000, 2100, true],
    ['refuse-any', 500, 2000, 1900, true],
    ['refuse-any', 500, 2000, 2101, false],
    ['refuse-any', 500, 2000, 1899, false],
    ['accept-higher', 0, 2000, 9000, true],
    ['accept-higher', 0, 2000, 1999, false],
    ['accept-higher', 200, 2000, 1960, true],
    ['accept-higher', 200, 2000, 1959, false],
    // Exact where a percentage would be a fraction: 2.5 % of 2.060 is 51.5 thousandths.
    ['accept-higher', 250, 2060, 2009, true],
    ['accept-higher', 250, 2060, 2008, false],
    // 0.29 % of 10.000 is 29 thousandths; as a float, 0.29 * 100 is a little less than 29.
    ['refuse-any', 29, 10_000, 10_029, true],
    ['accept-any', 0, 2000, 1001, true],
    ['accept-any', 0, 2000, 9000, true],
  ])('%s with a tolerance of %i basis points: %i -> %i is %s', (mode, tolerance, seen, current, accepted) => {
    expect(isOddsChangeAccepted(mode, tolerance, seen, current)).toBe(accepted);
  });

  it('T23 never takes a price below what the mode allows (seed 3)', () => {
    const odds = fc.integer({ min: 1001, max: 50_000 });
    fc.assert(
      fc.property(fc.constantFrom(...ODDS_CHANGE_POLICIES), fc.nat(2000), odds, odds, (mode, tolerance, seen, current) => {
        if (!isOddsChangeAccepted(mode, tolerance, seen, current) || mode === 'accept-any') return;
        expect(current * 10_000).toBeGreaterThanOrEqual(seen * (10_000 - tolerance));
        if (mode === 'refuse-any') expect(current * 10_000).toBeLessThanOrEqual(seen * (10_000 + tolerance));
      }),
      { seed: 3, numRuns: 2000 },
    );
  });

  it('R119 the default, number 0, is the safest mode', () => {
    expect(ODDS_CHANGE_POLICIES).toEqual(['refuse-any', 'accept-higher', 'accept-any']);
  });
});
