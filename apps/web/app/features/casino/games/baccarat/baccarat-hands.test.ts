import { describe, expect, it } from 'vitest';
import { handPoints, seenOf } from './baccarat-hands.tsx';

describe('the hands of baccarat', () => {
  it('count tens and court cards nothing, an ace one, and keep the last digit', () => {
    // A nine and an eight; a ten and a king; an ace and a two.
    expect([handPoints([28, 24]), handPoints([32, 44]), handPoints([48, 0])]).toEqual([7, 0, 3]);
  });

  it.each([
    [
      'in turn, the player first',
      [1, 2, 3],
      [1, 2, 3],
      [
        [1, 0],
        [1, 1],
        [2, 1],
        [2, 2],
        [3, 2],
        [3, 3],
      ],
    ],
    [
      'with a third of the banker alone',
      [1, 2],
      [1, 2, 3],
      [
        [1, 0],
        [1, 1],
        [2, 1],
        [2, 2],
        [2, 3],
      ],
    ],
    [
      'without thirds',
      [1, 2],
      [1, 2],
      [
        [1, 0],
        [1, 1],
        [2, 1],
        [2, 2],
      ],
    ],
  ])('are seen %s', (_, player, banker, expected) => {
    const view = { player, banker };
    expect(expected.map((_pair, i) => [seenOf('player', view, i + 1), seenOf('banker', view, i + 1)])).toEqual(expected);
  });
});
