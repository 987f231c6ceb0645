import { describe, expect, it } from 'vitest';
import { firstStake } from './first-stake.ts';

const hand = (stake: number) => ({ cards: [0, 1], stake, ending: null });

describe('the first stake of a round of blackjack', () => {
  it.each([
    ['is all of it', 100n, [1], false],
    ['is beside insurance', 150n, [1], true],
    ['is half of a double', 200n, [2], false],
    ['is one of the hands', 450n, [1, 2, 1], true],
  ] as const)('%s', (_, staked, stakes, insured) => {
    expect(firstStake(staked, { hands: stakes.map(hand), insured })).toBe(100n);
  });
});
