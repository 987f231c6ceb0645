import type { MilliOdds } from '@touchline/kernel/odds';
import { mul, type Ratio, ratio, roundHalfUp } from '@touchline/kernel/ratio';
import { err, ok, type Result } from '@touchline/kernel/result';
import type { Bet } from '../coupon/bet.ts';
import { betMultiplier, type MultipliedBet } from '../settlement/bet-multiplier.ts';
import { type LegResult, legMultiplier } from '../settlement/leg-result.ts';

/** A leg of a running bet: its result, or the price of the same selection now (null while it is suspended). */
export type RunningLeg = { readonly result: LegResult } | { readonly currentMilli: MilliOdds | null };

/** Why a bet has no sale value at this moment. */
export type SaleRefusal =
  | { readonly code: 'sale-kind' }
  | { readonly code: 'sale-decided' }
  | { readonly code: 'sale-lost' }
  | { readonly code: 'sale-suspended'; readonly legs: readonly number[] };

export interface SaleValue {
  /** The expected return of the bet at the prices of now, half up. Shown beside the offer. */
  readonly fairMinor: bigint;
  /** Fair x (1 - v)^(open legs + 1). */
  readonly offerMinor: bigint;
  readonly openLegs: number;
}

/**
 * The sale value of a running bet. An open leg counts o / o_now, its expected multiplier at the price of now, a settled one what it
 * brought. That is exact for every kind that is linear in each leg: single, express, system, full cover and multi-bet. The account
 * of a chain or conditional bet is not, and an anti-express has no price for the rest of it: those are not bought back.
 */
export function priceSale(bet: Bet, legs: readonly RunningLeg[], vigPermille: number): Result<SaleValue, SaleRefusal> {
  const { shape } = bet;
  if (shape.kind === 'chain' || shape.kind === 'conditional' || shape.kind === 'anti-express') return err({ code: 'sale-kind' });
  const multiplied: MultipliedBet = { ...bet, shape };
  const suspended = legs.flatMap((l, i) => ('currentMilli' in l && l.currentMilli === null ? [i] : []));
  const multipliers = bet.legs.map(({ odds }, i): Ratio => {
    const leg = legs[i];
    if (leg && 'result' in leg) return legMultiplier(odds, leg.result);
    // A suspended leg counts as its own odds here: that only serves to tell a lost bet from one that waits for its prices.
    return ratio(BigInt(odds), BigInt(leg?.currentMilli ?? odds));
  });
  const expected = betMultiplier(multiplied, multipliers);
  const openLegs = legs.filter((l) => !('result' in l)).length;
  if (expected.num === 0n) return err({ code: 'sale-lost' });
  if (openLegs === 0) return err({ code: 'sale-decided' });
  if (suspended.length > 0) return err({ code: 'sale-suspended', legs: suspended });
  const fair = mul(ratio(bet.stakeMinor, 1n), expected);
  const kept = { num: BigInt(1000 - vigPermille) ** BigInt(openLegs + 1), den: 1000n ** BigInt(openLegs + 1) };
  return ok({ fairMinor: roundHalfUp(fair), offerMinor: roundHalfUp(mul(fair, kept)), openLegs });
}
