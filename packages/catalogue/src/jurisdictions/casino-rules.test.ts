import { describe, expect, it } from 'vitest';
import { type CasinoRules, STRICTEST_CASINO } from './casino-rules.ts';
import { findJurisdiction, JURISDICTIONS } from './jurisdictions.ts';

const of = (code: string): CasinoRules => findJurisdiction(code).casino;

describe('rules of games of chance', () => {
  it('UK RTS 14D, 14G, 8A, 14E; stakes of slots by age', () => {
    expect(of('GB')).toMatchObject({ minSpinMs: 2_500, minRoundMs: 5_000, autoplay: false, turbo: false, slamStop: false });
    expect(of('GB').maxSpinStakeByAge).toEqual([
      { fromAge: 18, units: 2 },
      { fromAge: 25, units: 5 },
    ]);
  });
  it('GlüStV § 22a', () => {
    expect(of('DE')).toMatchObject({ minSpinMs: 5_000, autoplay: false, jackpots: false, maxSpinStakeUnits: 1 });
  });
  it.each([
    ['SE', { minSpinMs: 3_000, minRoundMs: 3_000 }],
    ['ES', { minSpinMs: 3_000, minRoundMs: 3_000 }],
    ['NL', { autoplay: false, bonusBuy: false }],
    ['IT', { autoplay: false, showsReturn: true }],
    ['BE', { bonusBuy: false }],
    ['MT', { autoplay: true, showsReturn: true }],
    ['CA', { minSpinMs: 2_500, autoplay: false }],
    ['US', { bonusBuy: false }],
    ['KZ', { allowed: false }],
  ])('%s', (code, rules) => {
    expect(of(code)).toMatchObject(rules);
  });
  it.each(Object.keys(JURISDICTIONS))('what %s asks for is never more than what is asked where no law is known to hold', (code) => {
    const rules = of(code);
    expect(rules.minSpinMs).toBeLessThanOrEqual(STRICTEST_CASINO.minSpinMs);
    expect(rules.minRoundMs).toBeLessThanOrEqual(STRICTEST_CASINO.minRoundMs);
    const ages = rules.maxSpinStakeByAge.map(({ fromAge }) => fromAge);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
  });
});
