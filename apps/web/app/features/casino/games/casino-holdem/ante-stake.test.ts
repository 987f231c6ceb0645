import type { CasinoHoldemOptions } from '@touchline/casino/casino-holdem/options';
import { describe, expect, it } from 'vitest';
import { anteStake } from './ante-stake.ts';

const ANTE: CasinoHoldemOptions = { bets: [{ on: 'ante', chips: 1 }] };
const WITH_BONUS: CasinoHoldemOptions = {
  bets: [
    { on: 'ante', chips: 1 },
    { on: 'bonus', chips: 1 },
  ],
};

describe("the ante of casino hold'em", () => {
  it.each([
    ['is the stake', 100n, ANTE, null],
    ['is half of it beside a bonus', 200n, WITH_BONUS, null],
    ['is a third of it after a call', 300n, ANTE, 'call'],
    ['is a quarter of it with a bonus and a call', 400n, WITH_BONUS, 'call'],
    ['is the stake after a fold', 100n, ANTE, 'fold'],
  ] as const)('%s', (_, staked, options, decision) => {
    expect(anteStake(staked, options, decision)).toBe(100n);
  });
});
