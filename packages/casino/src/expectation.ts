import { add, mul, type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import type { Payout, Returns } from './game.ts';

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** The same ratio in lowest terms. */
export const reduced = ({ num, den }: Ratio): Ratio => {
  const common = divisor(num < 0n ? -num : num, den);
  return ratio(num / common, den / common);
};

/** The returns of a game that ends with its draw: each pay times its chance. */
export const returnsOf = (payouts: readonly Payout[]): Returns => ({
  payouts,
  expected: payouts.reduce((sum, { pay, chance }) => reduced(add(sum, mul(pay, chance))), ZERO),
});
