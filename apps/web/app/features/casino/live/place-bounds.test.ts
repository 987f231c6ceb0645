import { describe, expect, it } from 'vitest';
import { placeBounds } from './place-bounds.ts';

const chips = (...counts: number[]) => counts.map((count, on) => ({ on, chips: count }));

describe('the value of a chip at a live table', () => {
  it.each([
    ['is bounded as a place is before any lies', chips(), 10n, 200n],
    ['is at least what the smallest place takes', chips(3, 5), 4n, 40n],
    ['is at most what the fullest place takes', chips(1, 4), 10n, 50n],
    ['is at most what all places take together', chips(1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 10n, 100n],
  ] as const)('%s', (_, bets, min, max) => {
    expect(placeBounds(bets, 10n, 1_000n)).toEqual([min, max]);
  });
});
