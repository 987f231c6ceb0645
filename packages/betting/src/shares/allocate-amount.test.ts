import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { allocateAmount } from './allocate-amount.ts';

describe('splitExactly', () => {
  it.each<readonly [bigint, readonly bigint[], readonly bigint[]]>([
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [100n, [1n, 2n], [33n, 67n]],
    [2n, [1n, 1n, 1n], [1n, 1n, 0n]],
    [10n, [0n, 1n], [0n, 10n]],
    [10n, [0n, 0n], [0n, 0n]],
    [0n, [3n, 1n], [0n, 0n]],
  ])('%s by %s is %s', (total, weights, parts) => {
    expect(allocateAmount(total, weights)).toEqual(parts);
  });

  it('T32 adds up to the total at every scale, each part less than a unit from its share (seed 70)', () => {
    const random = createRandom('split', 70);
    for (let i = 0; i < 500; i++) {
      const total = BigInt(random.int(1_000_000)) * 10n ** BigInt(random.pick([0, 2, 3, 4, 8]));
      const weights = Array.from({ length: 1 + random.int(9) }, () => BigInt(1 + random.int(1000)));
      const sum = weights.reduce((a, b) => a + b);
      const parts = allocateAmount(total, weights);
      expect(parts.reduce((a, b) => a + b)).toBe(total);
      parts.forEach((part, n) => {
        const off = part * sum - total * (weights[n] ?? 0n);
        expect(off < sum && off > -sum).toBe(true);
      });
    }
  });

  it('refuses negative weights', () => {
    expect(() => allocateAmount(10n, [-1n, 2n])).toThrow('not negative');
  });
});
