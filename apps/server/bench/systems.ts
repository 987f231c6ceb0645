import { sumOfLines, symmetricSums } from '@touchline/betting/systems/symmetric-sums';
import { invariant } from '@touchline/kernel/invariant';
import { createRandom } from '@touchline/kernel/random';
import { compare, type Ratio, ratio } from '@touchline/kernel/ratio';
import type { BenchResult } from './parts/bench-result.ts';

const SEED = 20;
const ROUNDS = 7;
const MIN_RATIO = 1000;
const MAX_ALL_SIZES_US = 100;

/** Every choice of `size` of n places in lexicographic order, as combination libraries give them. */
function* combinations(n: number, size: number): Generator<readonly number[]> {
  const at = Array.from({ length: size }, (_, i) => i);
  for (;;) {
    yield at;
    let i = size - 1;
    while (i >= 0 && at[i] === n - size + i) i--;
    if (i < 0) return;
    at[i] = (at[i] ?? 0) + 1;
    for (let j = i + 1; j < size; j++) at[j] = (at[j - 1] ?? 0) + 1;
  }
}

/** The plain way, in the same exact arithmetic: write out each line, multiply it, add it up. */
function enumerate(values: readonly Ratio[], size: number): Ratio {
  let sum = 0n;
  for (const line of combinations(values.length, size)) {
    let product = 1n;
    for (const i of line) product *= values[i]?.num ?? 0n;
    sum += product;
  }
  return ratio(sum, (values[0]?.den ?? 1n) ** BigInt(size));
}

/** The quickest the plain way can be: the same lines in floating point, which no stake could be paid by. */
function enumerateInexactly(odds: readonly number[], size: number): number {
  let sum = 0;
  for (const line of combinations(odds.length, size)) {
    let product = 1;
    for (const i of line) product *= odds[i] ?? 0;
    sum += product;
  }
  return sum;
}

/** CPU microseconds of one call, over so many. */
function cpuUs(times: number, work: () => unknown): number {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN;

/** A 10 of 20 system (184,756 lines) by our recurrence against enumeration, and all sizes of 50 legs at once. */
export function run(): Promise<BenchResult> {
  const random = createRandom('bench systems', SEED);
  const legs = (n: number): Ratio[] => Array.from({ length: n }, () => ratio(BigInt(1010 + 10 * random.int(300)), 1000n));
  const twenty = legs(20);
  const fifty = legs(50);
  const floats = twenty.map((v) => Number(v.num) / 1000);
  invariant(compare(sumOfLines(twenty, 10, 10), enumerate(twenty, 10)) === 0, 'both ways must come to the same sum');

  cpuUs(3000, () => sumOfLines(twenty, 10, 10));
  cpuUs(300, () => symmetricSums(fifty, 50));
  const rounds = Array.from({ length: ROUNDS }, () => {
    const ours = cpuUs(3000, () => sumOfLines(twenty, 10, 10));
    const theirs = cpuUs(1, () => enumerate(twenty, 10));
    const inexact = cpuUs(3, () => enumerateInexactly(floats, 10));
    const allSizes = cpuUs(300, () => symmetricSums(fifty, 50));
    return { ours, theirs, inexact, allSizes, ratio: theirs / ours };
  });
  const ratios = rounds.map((r) => r.ratio);
  const figure = median(ratios);
  const allSizesUs = median(rounds.map((r) => r.allSizes));
  const inexactUs = median(rounds.map((r) => r.inexact));
  return Promise.resolve({
    name: 'systems C(20,10)',
    ours: `${median(rounds.map((r) => r.ours)).toFixed(1)} us CPU`,
    against: `${Math.round(median(rounds.map((r) => r.theirs)))} us CPU, enumeration of 184,756 lines, exact`,
    ratio: Math.round(figure),
    goal: `at least ${MIN_RATIO}x; all sizes at n = 50 under ${MAX_ALL_SIZES_US} us`,
    pass: figure >= MIN_RATIO && allSizesUs < MAX_ALL_SIZES_US,
    notes:
      `${ROUNDS} rounds, ratios ${Math.round(Math.min(...ratios))}-${Math.round(Math.max(...ratios))}; ` +
      `n = 50, all sizes: ${allSizesUs.toFixed(1)} us; enumeration in inexact floating point: ${Math.round(inexactUs)} us; seed ${SEED}`,
  });
}
