import { describe, expect, it } from 'vitest';
import { deckFace, packFace } from './card-face.ts';

describe('the face of a card', () => {
  it('is that of the deck of 52', () => {
    expect([0, 33, 38, 51].map(deckFace)).toEqual([
      { rank: '2', suit: 'diamonds' },
      { rank: '10', suit: 'hearts' },
      { rank: 'J', suit: 'spades' },
      { rank: 'A', suit: 'clubs' },
    ]);
  });

  it('is that of the pack of 36', () => {
    expect([0, 19, 22, 33].map(packFace)).toEqual([
      { rank: '6', suit: 'diamonds' },
      { rank: '10', suit: 'clubs' },
      { rank: 'J', suit: 'spades' },
      { rank: 'A', suit: 'hearts' },
    ]);
  });
});
