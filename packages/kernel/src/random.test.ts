import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom, hashSeed, type Random } from './random.ts';

const SEED = 'kernel-random';
const many = <T>(n: number, draw: () => T): T[] => Array.from({ length: n }, draw);
const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
const variance = (list: readonly number[]): number => {
  const middle = mean(list);
  return mean(list.map((n) => (n - middle) ** 2));
};

describe('seedOf', () => {
  it('is a number of 32 bits, the same in every process', () => {
    expect([hashSeed(), hashSeed('a'), hashSeed('a', 1), hashSeed(20_260_101, 'kick-off', 7)]).toEqual([
      2_872_998_923, 444_641_715, 2_535_666_527, 2_992_229_421,
    ]);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.string())), (parts) => {
        const seed = hashSeed(...parts);
        expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
        expect(hashSeed(...parts)).toBe(seed);
      }),
    );
  });

  it('tells parts by their places and their ends', () => {
    expect(new Set([hashSeed('a', 'b'), hashSeed('b', 'a'), hashSeed('ab'), hashSeed('a', 'b', '')]).size).toBe(4);
  });

  it('spreads: neighbours share about half of their bits', () => {
    const apart = many(500, () => 0).map((_, n) => {
      let bits = 0;
      for (let d = (hashSeed(n) ^ hashSeed(n + 1)) >>> 0; d > 0; d >>>= 1) bits += d & 1;
      return bits;
    });
    expect(mean(apart)).toBeGreaterThan(14);
    expect(mean(apart)).toBeLessThan(18);
  });
});

describe(`createRandom (seed ${SEED})`, () => {
  const draws = (random: Random): unknown[] => [random.next(), random.int(100), random.chance(0.5), random.normal(), random.poisson(3)];

  it('tells the same from the same parts and something else from others', () => {
    expect(draws(createRandom(SEED, 1))).toEqual(draws(createRandom(SEED, 1)));
    expect(draws(createRandom(SEED, 1))).not.toEqual(draws(createRandom(SEED, 2)));
  });

  it('is what it has always been: a world is told again from its seed', () => {
    const random = createRandom('touchline', 1);
    expect(many(4, () => random.int(1_000_000))).toEqual([861_108, 378_395, 594_402, 378_067]);
  });

  it('next is uniform from 0 to below 1', () => {
    const random = createRandom(SEED, 'next');
    const list = many(20_000, random.next);
    expect(list.every((n) => n >= 0 && n < 1)).toBe(true);
    expect(mean(list)).toBeCloseTo(1 / 2, 1);
    expect(variance(list)).toBeCloseTo(1 / 12, 2);
    const tenths = new Map<number, number>();
    for (const n of list) tenths.set(Math.floor(n * 10), (tenths.get(Math.floor(n * 10)) ?? 0) + 1);
    for (let tenth = 0; tenth < 10; tenth++) expect(Math.abs((tenths.get(tenth) ?? 0) - 2000)).toBeLessThan(200);
  });

  it('int gives every number below n and no other', () => {
    const random = createRandom(SEED, 'int');
    expect(new Set(many(500, () => random.int(6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(many(20, () => random.int(1))).toEqual(many(20, () => 0));
  });

  it('chance is as often true as it is told, never at 0 and always at 1', () => {
    const random = createRandom(SEED, 'chance');
    expect(many(1000, () => random.chance(0)).some(Boolean)).toBe(false);
    expect(many(1000, () => random.chance(1)).every(Boolean)).toBe(true);
    expect(mean(many(20_000, () => Number(random.chance(0.3))))).toBeCloseTo(0.3, 1);
  });

  it('pick takes each element of a list', () => {
    const random = createRandom(SEED, 'pick');
    expect(new Set(many(200, () => random.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(random.pick([7])).toBe(7);
  });

  it('normal has mean 0, variance 1 and its usual tails', () => {
    const random = createRandom(SEED, 'normal');
    const list = many(20_000, random.normal);
    expect(Math.abs(mean(list))).toBeLessThan(0.03);
    expect(Math.abs(variance(list) - 1)).toBeLessThan(0.05);
    const within = list.filter((n) => Math.abs(n) < 1.96).length / list.length;
    expect(Math.abs(within - 0.95)).toBeLessThan(0.01);
  });

  it.each([0, 0.4, 2.7, 12, 30, 45])('poisson of mean %d has that mean and variance, in whole numbers from 0', (wanted) => {
    const random = createRandom(SEED, 'poisson', wanted);
    const list = many(20_000, () => random.poisson(wanted));
    expect(list.every((n) => Number.isInteger(n) && n >= 0)).toBe(true);
    expect(Math.abs(mean(list) - wanted)).toBeLessThan(0.05 + wanted / 100);
    expect(Math.abs(variance(list) - wanted)).toBeLessThan(0.05 + wanted / 15);
  });

  it('poisson leans to the right as it should: its third moment is its mean', () => {
    const random = createRandom(SEED, 'skew');
    const list = many(20_000, () => random.poisson(12));
    const middle = mean(list);
    expect(Math.abs(mean(list.map((n) => (n - middle) ** 3)) - 12)).toBeLessThan(6);
  });
});
