import type { BlackjackView } from '@touchline/casino/blackjack/blackjack';

/**
 * The stake that a round began with, in minor units, from all that has been staked: hands staked twice and split ones count as often, insurance
 * half. This is what a double or a split adds.
 */
export function firstStake(stakedMinor: bigint, { hands, insured }: Pick<BlackjackView, 'hands' | 'insured'>): bigint {
  const halves = hands.reduce((sum, { stake }) => sum + 2 * stake, insured ? 1 : 0);
  return (stakedMinor * 2n) / BigInt(halves);
}
