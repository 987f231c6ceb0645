import { describe, expect, it } from 'vitest';
import { FIRST_TIERS, type JackpotRules } from './jackpot-rules.ts';
import { jackpotRulesFault } from './jackpot-rules-fault.ts';
import type { TierRules } from './jackpot-tier.ts';

const first: JackpotRules = { games: ['keno'], tiers: FIRST_TIERS };
const changed = (index: number, tier: Partial<TierRules>): JackpotRules => ({
  ...first,
  tiers: FIRST_TIERS.map((before, i) => (i === index ? { ...before, ...tier } : before)),
});

describe('rules of jackpots', () => {
  it('hold together as a brand begins with them, also with no game', () => {
    expect(jackpotRulesFault(first)).toBeNull();
    expect(jackpotRulesFault({ ...first, games: [] })).toBeNull();
  });

  it.each([
    ['a tier too few', { ...first, tiers: FIRST_TIERS.slice(1) }, 'tiers'],
    ['a negative seed', changed(0, { seed: -1 }), 'seed'],
    ['half a unit', changed(0, { seed: 0.5 }), 'seed'],
    ['a pot that never grows', changed(1, { ratePpm: 0 }), 'ratePpm'],
    ['a pot without room above its seed', changed(2, { bound: 500 }), 'bound'],
    ['a chance that a draw cannot give', changed(3, { bound: 100_000_001 }), 'bound'],
    ['tiers that together cost more than the least edge', changed(3, { ratePpm: 3_000 }), 'ratePpm'],
    ['a grand that is won too often', changed(3, { bound: 1_000_000 }), 'ratePpm'],
    ['a game that is not there', { ...first, games: ['no-such-game'] }, 'games'],
    ['a game twice', { ...first, games: ['keno', 'keno'] }, 'games'],
  ])('name %s', (_, rules, field) => {
    expect(jackpotRulesFault(rules)?.field).toBe(field);
  });
});
