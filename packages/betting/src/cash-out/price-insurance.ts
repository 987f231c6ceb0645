import type { MilliOdds } from '@touchline/kernel/odds';
import { compare, ONE, type Ratio, ratio, roundHalfUp, sub } from '@touchline/kernel/ratio';
import { err, ok, type Result } from '@touchline/kernel/result';
import type { Bet } from '../coupon/bet.ts';
import { legPayoutRatio } from '../coupon/leg-payout-ratio.ts';
import { betMultiplier } from '../settlement/bet-multiplier.ts';
import { legMultiplier } from '../settlement/leg-result.ts';
import { foldOpenBet, type OpenLeg } from './fold-open-bet.ts';
import { type CashOutRejection, priceCashOut, productRuleBet } from './price-cash-out.ts';

export type InsuranceRejection = CashOutRejection | { readonly code: 'insurance-kind' };

/**
 * The price of having `insuredMinor` paid if a running bet loses. The sale's offer over the greatest return is the chance of winning less the house's
 * margin; the rest of it is the price of a unit. Only for bets that are won or lost as one: singles and accumulators. At least one unit, half up.
 */
export function priceInsurance(
  bet: Bet,
  legs: readonly OpenLeg[],
  insuredMinor: bigint,
  vigPermille: number,
  combinationOdds: readonly (MilliOdds | null)[] = [],
): Result<bigint, InsuranceRejection> {
  const folded = foldOpenBet(bet, legs, combinationOdds);
  const linear = productRuleBet(folded.bet);
  if (!linear || (bet.shape.kind !== 'single' && bet.shape.kind !== 'express')) return err({ code: 'insurance-kind' });
  const value = priceCashOut(bet, legs, vigPermille, combinationOdds);
  if (!value.ok) return value;
  const max = betMultiplier(
    linear,
    linear.legs.map((taken, i): Ratio => {
      const leg = folded.legs[i];
      return leg && 'result' in leg ? legMultiplier(taken, leg.result) : legPayoutRatio(taken);
    }),
  );
  const chance = ratio(value.value.offerMinor * max.den, bet.stakeMinor * max.num);
  // A bet that is nearly won: its offer may round up to its return.
  if (compare(chance, ONE) >= 0) return ok(1n);
  const rest = sub(ONE, chance);
  const premiumMinor = roundHalfUp({ num: insuredMinor * rest.num, den: rest.den });
  return ok(premiumMinor > 0n ? premiumMinor : 1n);
}
