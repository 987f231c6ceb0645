import { add, mul, reduced, ZERO } from '@touchline/kernel/ratio';
import type { Payout, Returns } from './game.ts';

/** The returns of a game that ends with its draw: each pay times its chance. */
export const returnsOf = (payouts: readonly Payout[]): Returns => ({
  payouts,
  expected: payouts.reduce((sum, { pay, chance }) => reduced(add(sum, mul(pay, chance))), ZERO),
});
