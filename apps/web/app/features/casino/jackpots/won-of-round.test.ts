import { describe, expect, it } from 'vitest';
import { wonOfRound } from './won-of-round.ts';

describe('everything that came back with a round', () => {
  it.each([
    [null, [], 0n],
    ['1.50', [], 150n],
    ['1.50', ['10.00', '0.25'], 1_175n],
  ])('%s and jackpots of %s', (returned, jackpots, won) => {
    expect(
      wonOfRound({ returned, currency: 'EUR', jackpots: jackpots.map((amount, i) => ({ pot: String(i), tier: 'mini', amount })) }),
    ).toBe(won);
  });
});
