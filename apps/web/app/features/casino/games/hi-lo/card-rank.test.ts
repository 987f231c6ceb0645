import { describe, expect, it } from 'vitest';
import { cardRank, standingChance } from './card-rank.ts';

describe('hi-lo cards', () => {
  it('have the ranks of the deck', () => {
    expect([0, 3, 4, 44, 47, 48, 51].map(cardRank)).toEqual([2, 2, 3, 13, 13, 1, 1]);
  });

  it('multiply the chances of what was guessed', () => {
    // A three, higher (11 of 13); a king laid aside; an ace, same (1 of 13).
    expect(standingChance({ cards: [4, 44, 48, 49], guesses: ['higher', null, 'same'] })).toEqual({ num: 11n, den: 169n });
  });
});
