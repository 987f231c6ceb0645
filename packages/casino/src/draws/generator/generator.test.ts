import { describe, expect, it } from 'vitest';
import { seededDraws } from '../seeded-draws.ts';
import {
  couponCollector,
  frequency,
  type GeneratorTest,
  gap,
  permutation,
  poker,
  runs,
  serialCorrelation,
  serialPairs,
} from './generator-tests.ts';

const SERVER_SEED = '5f3f0b9d6e1c4a7788a2d49c0be1735f6a90cd2e4471b8835d0e9f6a27c81b34';
const ROUNDS = 60_000;
const DRAWS_A_ROUND = 4;
const RANGE = 2 ** 52;
/** Two sides of 99 %. */
const MIN = 0.005;

/** The numbers of many rounds of one pair of seeds, as games draw them. */
const drawn = (): number[] =>
  Array.from({ length: ROUNDS }, (_, i) => seededDraws({ serverSeed: SERVER_SEED, clientSeed: 'generator', nonce: i + 1 })).flatMap(
    (draws) => Array.from({ length: DRAWS_A_ROUND }, () => draws.bits52()),
  );

const TESTS: Readonly<Record<string, GeneratorTest>> = {
  'chi-square of 2': frequency(2),
  'chi-square of 37': frequency(37),
  'chi-square of 1,000': frequency(1000),
  'serial pairs of 20': serialPairs(20),
  'serial correlation, next number': serialCorrelation(1),
  'serial correlation, next round': serialCorrelation(DRAWS_A_ROUND),
  runs,
  gap,
  poker,
  'coupon collector': couponCollector,
  permutation,
};

/** Sources with a flaw, and the test that has to find it. */
const FLAWED: readonly (readonly [flaw: string, test: string, source: (u: number, i: number, all: readonly number[]) => number])[] = [
  ['a side that comes 1 % too often', 'chi-square of 2', (u) => (u < 0.49 ? u / 0.98 : 0.5 + (u - 0.49) / 1.02)],
  ['a number that never comes', 'chi-square of 37', (u) => (Math.floor(u * 37) === 17 ? u / 2 : u)],
  ['a remainder of 10 bits', 'chi-square of 1,000', (u) => ((Math.floor(u * 1024) % 1000) + 0.5) / 1000],
  ['a second number that leans on the first', 'serial pairs of 20', (u, i, all) => (i % 2 === 1 ? 0.9 * u + 0.1 * (all[i - 1] ?? 0) : u)],
  ['a trend', 'serial correlation, next number', (u, i, all) => 0.95 * u + 0.05 * (all[i - 1] ?? u)],
  ['a round that leans on the last', 'serial correlation, next round', (u, i, all) => 0.95 * u + 0.05 * (all[i - DRAWS_A_ROUND] ?? u)],
  ['sides that change too often', 'runs', (u, i, all) => (i % 50 === 0 && i > 0 ? 1 - 2 ** -52 - (all[i - 1] ?? 0) : u)],
  ['a low number at the latest every 20', 'gap', (u, i) => (i % 20 === 0 ? u / 10 : u)],
  [
    'fewer digits alike',
    'poker',
    (u, i, all) => (i % 5 === 4 && Math.floor(u * 10) === Math.floor((all[i - 1] ?? 0) * 10) ? (u + 0.1) % 1 : u),
  ],
  ['a part that waits', 'coupon collector', (u, i) => (i % 2 === 0 && u < 0.2 ? u + 0.2 : u)],
  ['pairs that rise', 'permutation', (u, i, all) => (i % 40 === 1 ? Math.max(u, all[i - 1] ?? 0) : u)],
];

describe('T50-T54: the generator of rounds', () => {
  const bits = drawn();
  const numbers = bits.map((drawnBits) => drawnBits / RANGE);

  it.each(Object.keys(TESTS))(`passes %s at 99 %% (server seed ${SERVER_SEED})`, (name) => {
    const p = TESTS[name]?.(numbers);
    expect(p).toBeGreaterThan(MIN);
    expect(p).toBeLessThan(1 - MIN);
  });

  it('has each of its 52 bits as often 0 as 1', () => {
    // All 52 together at 99 %: each at 99.98 %.
    const each = MIN / 26;
    for (let bit = 0; bit < 52; bit += 1) {
      const p = frequency(2)(bits.map((drawnBits) => (Math.floor(drawnBits / 2 ** bit) % 2) / 2));
      expect(p, `bit ${bit}`).toBeGreaterThan(each);
    }
  });

  it.each(FLAWED)('%s is found by %s', (_flaw, test, source) => {
    expect(TESTS[test]?.(numbers.map(source))).toBeLessThan(1e-6);
  });
});
