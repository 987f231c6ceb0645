import { describe, expect, it } from 'vitest';
import { chipBounds, scaledStake } from './use-stake.ts';

describe('a stake', () => {
  it.each([
    ['doubles', 100n, 1, 200n],
    ['halves', 100n, -1, 50n],
    ['halves to whole minor units', 25n, -1, 12n],
    ['stays at the least', 15n, -1, 10n],
    ['stays at the most', 900n, 1, 1000n],
  ] as const)('%s', (_, minor, by, expected) => {
    expect(scaledStake(minor, by, 10n, 1000n)).toBe(expected);
  });
});

describe('the value of a chip', () => {
  it.each([
    ['is a stake where one lies', 1, 10n, 1000n],
    ['keeps the whole stake at the least or above', 3, 4n, 333n],
    ['is bounded before any lies', 0, 10n, 1000n],
    ['is one minor unit where many lie', 50, 1n, 20n],
  ] as const)('%s', (_, chips, min, max) => {
    expect(chipBounds(chips, 10n, 1000n)).toEqual([min, max]);
  });
});
