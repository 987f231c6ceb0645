import { ratio } from '@touchline/kernel/ratio';
import { byCount } from '../engine/by-count.ts';
import type { FreeSpins } from '../engine/maths.ts';
import type { Moments } from './moments.ts';
import type { SpinLaw } from './spin-law.ts';

/** Sums over all grids with the same number of scatters. */
interface Class {
  readonly added: number;
  readonly weight: bigint;
  readonly pay: bigint;
  readonly square: bigint;
  readonly max: number;
}

function classesOf(law: SpinLaw, free: FreeSpins, scatterPay: (scatters: number) => number): Class[] {
  return [...law.byScatters.entries()].flatMap(([scatters, pays]) => {
    if (!pays) return [];
    const sums = { added: byCount(free.again, scatters), weight: 0n, pay: 0n, square: 0n, max: 0 };
    for (const [units, weight] of pays) {
      const pay = units + scatterPay(scatters);
      sums.weight += BigInt(weight);
      sums.pay += BigInt(pay) * BigInt(weight);
      sums.square += BigInt(pay) ** 2n * BigInt(weight);
      sums.max = Math.max(sums.max, pay);
    }
    return sums;
  });
}

/**
 * The pay of `first` free spins in all, those that they add included. With `left` spins to play and `awarded` so far, at most
 * `left + most - awarded` grids follow; all terms stand over the number of grids to that power, so that nothing is rounded.
 */
export function freeSpinMoments(law: SpinLaw, free: FreeSpins, first: number, scatterPay: (scatters: number) => number): Moments {
  const grids = law.weight;
  const classes = classesOf(law, free, scatterPay);
  const known = new Map<string, { mean: bigint; square: bigint; max: number }>();
  const worth = (left: number, awarded: number): { mean: bigint; square: bigint; max: number } => {
    if (left === 0) return { mean: 0n, square: 0n, max: 0 };
    const key = `${left} ${awarded}`;
    const before = known.get(key);
    if (before) return before;
    const over = grids ** BigInt(left + free.max - awarded - 1);
    const sum = { mean: 0n, square: 0n, max: 0 };
    for (const { added, weight, pay, square, max } of classes) {
      const more = Math.min(added, free.max - awarded);
      const next = worth(left - 1 + more, awarded + more);
      sum.mean += pay * over + weight * next.mean;
      sum.square += square * over + 2n * pay * next.mean + weight * next.square;
      sum.max = Math.max(sum.max, max + next.max);
    }
    known.set(key, sum);
    return sum;
  };
  const spins = Math.min(first, free.max);
  const { mean, square, max } = worth(spins, spins);
  const over = grids ** BigInt(free.max);
  return { mean: ratio(mean, over), square: ratio(square, over), max };
}
