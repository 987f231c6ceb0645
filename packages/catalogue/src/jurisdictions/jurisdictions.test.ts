import { describe, expect, it } from 'vitest';
import { countryByCode } from '../places/countries.ts';
import { currencyByCode } from '../places/currencies.ts';
import { INTERNATIONAL } from './international.ts';
import { type Jurisdiction, PERIODS_OF } from './jurisdiction.ts';
import { findJurisdiction, JURISDICTIONS } from './jurisdictions.ts';

const ALL: readonly (readonly [string, Jurisdiction])[] = [['INT', INTERNATIONAL], ...Object.entries(JURISDICTIONS)];

describe('jurisdictions', () => {
  it('whoever lives where no law of its own is known follows the international rules', () => {
    expect(findJurisdiction('IE')).toBe(INTERNATIONAL);
    expect(findJurisdiction(undefined)).toBe(INTERNATIONAL);
    expect(findJurisdiction('constructor')).toBe(INTERNATIONAL);
  });

  it('names the policies that the countries ask for', () => {
    const of = (code: string): Jurisdiction => findJurisdiction(code);
    expect([of('GB'), of('DE'), of('SE'), of('ES')].map(({ register }) => register?.name)).toEqual([
      'GAMSTOP',
      'OASIS',
      'Spelpaus',
      'RGIAJ',
    ]);
    expect([of('GB').casino.minSpinMs, of('GB').casino.maxSpinStakeUnits, of('GB').bonus.maxWageringMultiplier]).toEqual([2_500, 5, 10]);
    expect([of('DE').limits.statutoryDepositLimits, of('DE').limits.required, of('DE').casino.maxSpinStakeUnits]).toEqual([
      { month: 1_000 },
      ['deposit'],
      1,
    ]);
    expect([of('SE').limits.limitIncreaseDelayHours, of('SE').bonus.isOneTimeOnly]).toEqual([72, true]);
    expect(of('ES').limits.statutoryDepositLimits).toEqual({ day: 600, week: 1_500, month: 3_000 });
    expect([of('KZ').minimumAge, of('KZ').tax?.payoutTaxBasisPoints]).toEqual([21, 1_000]);
    expect(of('KE').tax).toMatchObject({ type: 'winnings', stakeTaxBasisPoints: 1_500, payoutTaxBasisPoints: 2_000 });
    expect(['BR', 'BE', 'NL'].map((code) => of(code).bonus.allowed)).toEqual([false, false, false]);
    expect([of('CA').code, of('CA').minimumAge]).toEqual(['CA-ON', 19]);
    expect([of('EE').minimumAge, of('PL').tax?.stakeTaxBasisPoints]).toEqual([21, 1_200]);
  });

  it.each(ALL)('%s is a policy that can be followed', (code, rules) => {
    if (code !== 'INT') expect(countryByCode(code)?.alpha2).toBe(code);
    expect(currencyByCode(rules.currency)).toBeDefined();
    expect(() => new Intl.DateTimeFormat('en', { timeZone: rules.timeZone })).not.toThrow();
    expect(rules.minimumAge).toBeGreaterThanOrEqual(18);
    // A looser limit waits for at least a day (T41).
    expect(rules.limits.limitIncreaseDelayHours).toBeGreaterThanOrEqual(24);
    expect(rules.limits.required.every((kind) => rules.limits.kinds.includes(kind))).toBe(true);
    expect(rules.limits.kinds.every((kind) => PERIODS_OF[kind].length > 0)).toBe(true);
    expect([...rules.timeOutHours].sort((a, b) => a - b)).toEqual(rules.timeOutHours);
    expect(rules.exclusionMonths.length).toBeGreaterThan(1);
    expect(rules.help.length).toBeGreaterThan(0);
    for (const { url } of rules.help) expect(new URL(url).protocol).toBe('https:');
  });
});
