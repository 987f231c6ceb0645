import { add, mul, type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import type { Returns } from './game.ts';

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** The same fraction in lowest terms. */
export const reduced = ({ num, den }: Ratio): Ratio => {
  const common = gcd(num < 0n ? -num : num, den);
  return ratio(num / common, den / common);
};

/** A sum kept in lowest terms on the way, however many denominators meet. */
export const sum = (parts: Iterable<Ratio>): Ratio => {
  let total = ZERO;
  for (const part of parts) total = reduced(add(total, part));
  return total;
};

/** A fraction in lowest terms as people write it: `3/2`, `36`. */
const written = ({ num, den }: Ratio): string => (den === 1n ? String(num) : `${num}/${den}`);

/** An ending and in how many ways, all equally likely, it comes about. */
export interface Ending {
  readonly pay: Ratio;
  readonly ways: bigint;
}

/** What endings return that are counted: one payout for each different pay, named by it, the highest first. */
export function returnsByCount(endings: Iterable<Ending>): Returns {
  const ways = new Map<string, { pay: Ratio; ways: bigint }>();
  let total = 0n;
  for (const ending of endings) {
    const pay = reduced(ending.pay);
    const label = written(pay);
    ways.set(label, { pay, ways: (ways.get(label)?.ways ?? 0n) + ending.ways });
    total += ending.ways;
  }
  const payouts = [...ways]
    .map(([label, one]) => ({ label, pay: one.pay, chance: ratio(one.ways, total) }))
    .sort((a, b) => Number(b.pay.num * a.pay.den - a.pay.num * b.pay.den));
  return { payouts, expected: sum(payouts.map(({ pay, chance }) => mul(pay, chance))) };
}
