import { createRandom } from '@touchline/kernel/random';
import { compare, type Ratio, ratio } from '@touchline/kernel/ratio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomial } from './binomial.ts';
import { FULL_COVERS, findFullCover } from './full-cover.ts';
import { sumOfLines, symmetricSums } from './symmetric-sums.ts';
import { countLines, systemLines } from './system-lines.ts';
import { systemOptions } from './system-options.ts';

const SEED = 7;

const value = fc.oneof(
  fc.integer({ min: 1001, max: 20_000 }).map((o) => ratio(BigInt(o), 1000n)),
  fc.constantFrom(ratio(0n, 1n), ratio(1n, 1n), ratio(1n, 2n), ratio(2850n, 2000n), ratio(1850n, 3000n)),
);

/** Sum over all subsets of the size, by bit mask. */
function bySubsets(values: readonly Ratio[], size: number): Ratio {
  let sum: Ratio = { num: 0n, den: 1n };
  for (let mask = 0; mask < 1 << values.length; mask++) {
    const chosen = values.filter((_, i) => (mask >> i) & 1);
    if (chosen.length !== size) continue;
    const line = chosen.reduce<Ratio>((p, v) => ({ num: p.num * v.num, den: p.den * v.den }), { num: 1n, den: 1n });
    sum = { num: sum.num * line.den + line.num * sum.den, den: sum.den * line.den };
  }
  return sum;
}

describe('elementarySums', () => {
  it(`adds up every subset (seed ${SEED})`, () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 7 }), fc.nat(7), (values, size) => {
        const { sums, den } = symmetricSums(values, values.length);
        const ours = { num: sums[size] ?? 0n, den: den ** BigInt(size) };
        expect(compare(ours, bySubsets(values, size))).toBe(0);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it(`does not depend on the order (seed ${SEED})`, () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 20 }), (values) => {
        const k = Math.ceil(values.length / 2);
        expect(compare(sumOfLines(values, k, k), sumOfLines([...values].reverse(), k, k))).toBe(0);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('agrees with 184,756 written lines at 10 of 20', () => {
    const random = createRandom('10 of 20', SEED);
    const odds = Array.from({ length: 20 }, () => BigInt(101 + random.int(300)));
    let lines = 0;
    let sum = 0n;
    const walk = (from: number, left: number, product: bigint): void => {
      if (left === 0) {
        lines++;
        sum += product;
        return;
      }
      for (let i = from; i <= odds.length - left; i++) walk(i + 1, left - 1, product * (odds[i] ?? 0n));
    };
    walk(0, 10, 1n);
    const values = odds.map((o) => ratio(o, 100n));
    expect(lines).toBe(binomial(20, 10));
    expect(compare(sumOfLines(values, 10, 10), ratio(sum, 100n ** 10n))).toBe(0);
  });

  it('all sizes of a full cover add up to the product of (1 + x) less 1', () => {
    const values = [1850n, 2100n, 1500n, 3000n].map((o) => ratio(o, 1000n));
    const product = values.reduce((p, v) => ({ num: p.num * (v.num + v.den), den: p.den * v.den }), { num: 1n, den: 1n });
    expect(compare(sumOfLines(values, 1, 4), { num: product.num - product.den, den: product.den })).toBe(0);
  });
});

describe('full covers', () => {
  it.each(FULL_COVERS.map((c) => [c.key, c] as const))('%s has its known number of lines', (_, { legs, smallest, lines }) => {
    expect(countLines(systemLines({ kind: 'full-cover', smallest }, legs))).toBe(lines);
  });

  it('are found by legs and smallest line', () => {
    expect(findFullCover(8, 2)?.key).toBe('goliath');
    expect(findFullCover(8, 1)).toBeUndefined();
  });
});

describe('systemOptions', () => {
  it('offers sizes and covers of four legs', () => {
    expect(systemOptions(4)).toEqual([
      { kind: 'system', size: 2, lines: 6 },
      { kind: 'system', size: 3, lines: 4 },
      { kind: 'full-cover', cover: 'yankee', smallest: 2, lines: 11 },
      { kind: 'full-cover', cover: 'lucky-15', smallest: 1, lines: 15 },
    ]);
  });

  it('R120 offers none below three legs or above twenty', () => {
    expect([systemOptions(2), systemOptions(21)]).toEqual([[], []]);
    expect(systemOptions(20)).toHaveLength(18);
  });
});

describe('binomial', () => {
  it('is exact up to the longest coupon', () => {
    expect(binomial(50, 25)).toBe(126_410_606_437_752);
    expect([binomial(5, 0), binomial(5, 5), binomial(5, 6), binomial(5, -1)]).toEqual([1, 1, 0, 0]);
  });
});
