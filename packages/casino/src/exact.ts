import { add, compare, mul, type Ratio, ratio, reduced, ZERO } from '@touchline/kernel/ratio';
import type { Returns } from './game.ts';

/** A sum kept in lowest terms on the way, however many denominators meet. */
export const sum = (parts: Iterable<Ratio>): Ratio => {
  let total = ZERO;
  for (const part of parts) total = reduced(add(total, part));
  return total;
};

/** The greater of whole numbers, which Math.max does not take. */
export const greatest = (...values: readonly bigint[]): bigint =>
  values.reduce((top, value) => {
    if (value > top) return value;
    return top;
  });

/** A fraction in lowest terms as people write it: `3/2`, `36`. */
const written = ({ num, den }: Ratio): string => (den === 1n ? String(num) : `${num}/${den}`);

/** An ending and how likely it is. */
export interface ChancedEnding {
  readonly pay: Ratio;
  readonly chance: Ratio;
}

/** The returns of endings: one payout for each different pay, named by it, the highest first. */
export function returnsByChance(endings: Iterable<ChancedEnding>): Returns {
  const byPay = new Map<string, ChancedEnding>();
  for (const ending of endings) {
    const pay = reduced(ending.pay);
    const label = written(pay);
    byPay.set(label, { pay, chance: sum([byPay.get(label)?.chance ?? ZERO, ending.chance]) });
  }
  const payouts = [...byPay].map(([label, one]) => ({ label, ...one })).sort((a, b) => compare(b.pay, a.pay));
  return { payouts, expected: sum(payouts.map(({ pay, chance }) => mul(pay, chance))) };
}

/** An ending and in how many ways, all equally likely, it comes about. */
export interface Ending {
  readonly pay: Ratio;
  readonly ways: bigint;
}

/** The returns of endings that are counted: see {@link returnsByChance}. */
export function returnsByCount(endings: readonly Ending[]): Returns {
  const total = endings.reduce((all, { ways }) => all + ways, 0n);
  return returnsByChance(endings.map(({ pay, ways }) => ({ pay, chance: ratio(ways, total) })));
}
