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

/** How much more a place may pay as a part of the odds to win than the market on places itself pays: a twentieth (decision 0097). */
const MAX_OVER_MARKET = { num: 21, den: 20 };

/**
 * Whether the part of the odds to win is a price for the place. The usual terms are made for fields that are fairly even: where one runner towers above
 * the rest (a league and its champion, a race with an odds-on favourite), a fifth of long odds pays several times what the place is worth.
 * `marketOdds`: of the same place in its own market.
 */
export const isPlacePriced = (winOdds: MilliOdds, part: PlaceFraction, marketOdds: MilliOdds): boolean =>
  marketOdds > 0 && placeOdds(winOdds, part) * MAX_OVER_MARKET.den <= marketOdds * MAX_OVER_MARKET.num;
