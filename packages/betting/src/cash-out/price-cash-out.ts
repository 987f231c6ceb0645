import type { MilliOdds } from '@touchline/kernel/odds';
import { mul, type Ratio, ratio, roundHalfUp } from '@touchline/kernel/ratio';
import { err, ok, type Result } from '@touchline/kernel/result';
import type { CollapsedBet } from '../builder/collapse-bet.ts';
import type { Bet, BetLeg } from '../coupon/bet.ts';
import { legPayoutRatio } from '../coupon/leg-payout-ratio.ts';
import { betMultiplier, type MultipliedBet } from '../settlement/bet-multiplier.ts';
import { legMultiplier } from '../settlement/leg-result.ts';
import { foldOpenBet, type OpenLeg } from './fold-open-bet.ts';

/** Why a bet has no sale value at this moment. */
export type CashOutRejection =
  | { readonly code: 'sale-kind' }
  | { readonly code: 'sale-decided' }
  | { readonly code: 'sale-lost' }
  | { readonly code: 'sale-suspended'; readonly legs: readonly number[] };

export interface CashOutValue {
  /** The expected return of the bet at the prices of now, half up. Shown beside the offer. */
  readonly fairMinor: bigint;
  /** Fair x (1 - v)^(open legs + 1). */
  readonly offerMinor: bigint;
  readonly openLegs: number;
}

/**
 * A leg counts what it pays over the price of the same selection now, its expected multiplier. That price is the market's as it stands: a place's is
 * no part of odds to win, and a runner that was withdrawn is not in it any more, so that no deduction lowers it again.
 */
function expectedMultiplier(leg: BetLeg, currentOddsMilli: MilliOdds): Ratio {
  const { num, den } = legPayoutRatio(leg);
  return ratio(num * 1000n, den * BigInt(currentOddsMilli));
}

/** Whether the expected return of a bet is the product rule of its legs' expected multipliers, so that it can be priced while it runs. */
export const hasCashOutKind = ({ shape: { kind } }: Pick<Bet, 'shape'>): boolean =>
  // The account of a chain or conditional bet is not linear in its legs, and an anti-accumulator has no price for the rest of it.
  kind !== 'chain' && kind !== 'conditional' && kind !== 'anti-express';

/** A folded bet that hasCashOutKind is true of; undefined for all others. */
export function productRuleBet(bet: CollapsedBet): (CollapsedBet & MultipliedBet) | undefined {
  const { shape } = bet;
  return shape.kind === 'chain' || shape.kind === 'conditional' || shape.kind === 'anti-express' ? undefined : { ...bet, shape };
}

/**
 * The sale value of a running bet. An open leg counts its expected multiplier at the price of now, a settled one what it brought. That
 * is exact for every kind that is linear in each leg: single, accumulator, system, full cover, multi-bet and each way. A combination of
 * one match is a leg at its joint price (fold-open-bet): `combinationOdds` are those of now. A boost ends with the sale: it was
 * promised on winnings.
 */
export function priceCashOut(
  bet: Bet,
  legs: readonly OpenLeg[],
  vigPermille: number,
  combinationOdds: readonly (MilliOdds | null)[] = [],
): Result<CashOutValue, CashOutRejection> {
  const folded = foldOpenBet(bet, legs, combinationOdds);
  const linear = productRuleBet(folded.bet);
  if (!linear) return err({ code: 'sale-kind' });
  const suspended = folded.legs.flatMap((l, i) => ('currentOddsMilli' in l && l.currentOddsMilli === null ? (folded.from[i] ?? []) : []));
  const multipliers = linear.legs.map((taken, i): Ratio => {
    const leg = folded.legs[i];
    if (leg && 'result' in leg) return legMultiplier(taken, leg.result);
    // A suspended leg counts as its own odds here: that only serves to tell a lost bet from one that waits for its prices.
    return expectedMultiplier(taken, leg?.currentOddsMilli ?? taken.odds);
  });
  const expected = betMultiplier(linear, multipliers);
  const openLegs = folded.legs.filter((l) => !('result' in l)).length;
  if (expected.num === 0n) return err({ code: 'sale-lost' });
  if (openLegs === 0) return err({ code: 'sale-decided' });
  if (suspended.length > 0) return err({ code: 'sale-suspended', legs: suspended.filter((i) => !isSettled(legs[i])) });
  const fair = mul(ratio(bet.stakeMinor, 1n), expected);
  const kept = { num: BigInt(1000 - vigPermille) ** BigInt(openLegs + 1), den: 1000n ** BigInt(openLegs + 1) };
  return ok({ fairMinor: roundHalfUp(fair), offerMinor: roundHalfUp(mul(fair, kept)), openLegs });
}

const isSettled = (leg: OpenLeg | undefined): boolean => leg !== undefined && 'result' in leg;
