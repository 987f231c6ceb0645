import { chiSquareTest } from './chi-square.ts';

/**
 * The tests that laboratories put to a generator (25 CFR 547.14; Knuth, The Art of Computer Programming 3.3.2). Each takes numbers from 0 to
 * below 1 and gives how likely a fair source differs at least as much.
 */
export type GeneratorTest = (numbers: readonly number[]) => number;

/** The chance of a normal variable at least this far from 0, by the complementary error function (Abramowitz and Stegun 7.1.26, to 1.5e-7). */
function normalTails(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return terms.reduce((sum, c) => (sum + c) * t, 0) * Math.exp(-x * x);
}

const tally = (classes: number, drawn: Iterable<number>): number[] => {
  const counts = Array.from({ length: classes }, () => 0);
  for (const one of drawn) counts[one] = (counts[one] as number) + 1;
  return counts;
};

/** Whole groups of `size` numbers. */
const groupsOf = (numbers: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.floor(numbers.length / size) }, (_, i) => numbers.slice(i * size, (i + 1) * size));

/**
 * Whether all of `classes` equal parts come as often.
 *
 * @internal
 */
export const frequency =
  (classes: number): GeneratorTest =>
  (numbers) =>
    chiSquareTest(
      tally(
        classes,
        numbers.map((u) => Math.floor(u * classes)),
      ),
      Array.from({ length: classes }, () => 1 / classes),
    );

/**
 * Whether each pair of neighbours comes as often.
 *
 * @internal
 */
export const serialPairs =
  (classes: number): GeneratorTest =>
  (numbers) =>
    chiSquareTest(
      tally(
        classes ** 2,
        groupsOf(numbers, 2).map(([a, b]) => Math.floor((a as number) * classes) * classes + Math.floor((b as number) * classes)),
      ),
      Array.from({ length: classes ** 2 }, () => 1 / classes ** 2),
    );

/**
 * Whether a number says something about the one `lag` places later.
 *
 * @internal
 */
export const serialCorrelation =
  (lag: number): GeneratorTest =>
  (numbers) => {
    const n = numbers.length - lag;
    let sum = 0;
    for (let i = 0; i < n; i += 1) sum += ((numbers[i] as number) - 0.5) * ((numbers[i + lag] as number) - 0.5);
    // A product of two deviations has the variance 1/12 times 1/12.
    return normalTails((sum * 12) / Math.sqrt(n));
  };

/**
 * Whether numbers of the lower and the upper half change sides as often as chance has it (Wald and Wolfowitz).
 *
 * @internal
 */
export const runs: GeneratorTest = (numbers) => {
  const upper = numbers.filter((u) => u >= 0.5).length;
  const n = numbers.length;
  const pairs = 2 * upper * (n - upper);
  const found = 1 + numbers.filter((u, i) => i > 0 && u >= 0.5 !== (numbers[i - 1] as number) >= 0.5).length;
  return normalTails((found - (pairs / n + 1)) / Math.sqrt((pairs * (pairs - n)) / (n * n * (n - 1))));
};

/**
 * How long a tenth of the range stays away.
 *
 * @internal
 */
export const gap: GeneratorTest = (numbers) => {
  const [hit, longest] = [0.1, 40];
  const lengths: number[] = [];
  let length = 0;
  for (const u of numbers) {
    if (u < hit) {
      lengths.push(Math.min(length, longest));
      length = 0;
    } else length += 1;
  }
  const chances = Array.from({ length: longest + 1 }, (_, i) => (i < longest ? hit : 1) * (1 - hit) ** i);
  return chiSquareTest(tally(longest + 1, lengths), chances);
};

/**
 * How many different digits five have: 1 and 2 as one class, since five alike are rare.
 *
 * @internal
 */
export const poker: GeneratorTest = (numbers) => {
  const different = groupsOf(numbers, 5).map((group) => new Set(group.map((u) => Math.floor(u * 10))).size);
  // Ways for 1 to 5 different digits: partitions of five places (1, 15, 25, 10, 1) times ordered choices of digits, of 10^5.
  const ways = [10 + 15 * 90, 25 * 720, 10 * 5040, 30_240];
  return chiSquareTest(
    tally(
      4,
      different.map((count) => Math.max(count, 2) - 2),
    ),
    ways.map((w) => w / 1e5),
  );
};

/**
 * How long it takes until each of five parts has come.
 *
 * @internal
 */
export const couponCollector: GeneratorTest = (numbers) => {
  const [parts, longest] = [5, 30];
  const lengths: number[] = [];
  let seen = new Set<number>();
  let length = 0;
  for (const u of numbers) {
    seen.add(Math.floor(u * parts));
    length += 1;
    if (seen.size === parts) {
      lengths.push(Math.min(length, longest) - parts);
      seen = new Set();
      length = 0;
    }
  }
  // How likely `count` parts have been seen after one, two, three ... numbers.
  let known = [1, 0, 0, 0, 0, 0];
  let before = 0;
  const chances: number[] = [];
  for (let n = 1; n < longest; n += 1) {
    known = known.map((p, i) => (p * i) / parts + (i > 0 ? ((known[i - 1] as number) * (parts - i + 1)) / parts : 0));
    const all = known[parts] as number;
    if (n >= parts) chances.push(all - before);
    before = all;
  }
  return chiSquareTest(tally(longest - parts + 1, lengths), [...chances, 1 - before]);
};

/**
 * Whether four numbers come in each of their 24 orders as often.
 *
 * @internal
 */
export const permutation: GeneratorTest = (numbers) => {
  const orders = groupsOf(numbers, 4).map((group) =>
    // The factorial base: how many of those after each are smaller.
    group.reduce((order, u, i) => order * (group.length - i) + group.slice(i + 1).filter((later) => later < u).length, 0),
  );
  return chiSquareTest(
    tally(24, orders),
    Array.from({ length: 24 }, () => 1 / 24),
  );
};
