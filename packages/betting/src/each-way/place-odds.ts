import type { MilliOdds } from '@touchline/kernel/odds';
import { floor, mul, ratio } from '@touchline/kernel/ratio';
import type { PlaceFraction } from '../coupon/bet.ts';
import { legPayoutRatio } from '../coupon/leg-payout-ratio.ts';

/**
 * The price of a place as it is shown: 1 + part x (odds - 1) in thousandths, rounded down. What a place pays is counted from the exact ratio
 * (`legPayoutRatio`).
 */
export const placeOdds = (winOdds: MilliOdds, part: PlaceFraction): MilliOdds =>
  Number(floor(mul(legPayoutRatio({ odds: winOdds, place: part }), ratio(1000n, 1n))));
