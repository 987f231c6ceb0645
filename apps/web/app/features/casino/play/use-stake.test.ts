import { describe, expect, it } from 'vitest';
import { scaledStake } from './use-stake.ts';

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
