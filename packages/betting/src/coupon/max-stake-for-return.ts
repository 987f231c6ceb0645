import { invariant } from '@touchline/kernel/invariant';
import type { Bet } from './bet.ts';
import { maxReturn, returnOf } from './return-bounds.ts';

/**
 * The largest stake, at most `ceilingMinor`, whose highest return stays within `maxReturnMinor`. By halving, because the return of
 * a conditional bet is not proportional to its stake; it never falls when the stake rises, which is all that halving needs.
 * Expects a bet of a valid shape.
 */
export function maxStakeForReturn(bet: Bet, maxReturnMinor: bigint, ceilingMinor: bigint): bigint {
  const fits = (stakeMinor: bigint): boolean => {
    const max = maxReturn({ ...bet, stakeMinor });
    invariant(max !== undefined, 'a bet without a price has no stake');
    return returnOf(stakeMinor, max) <= maxReturnMinor;
  };
  if (fits(ceilingMinor)) return ceilingMinor;
  let low = 0n;
  let high = ceilingMinor;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
