import { invariant } from '@touchline/kernel/invariant';
import { err, ok, type Result } from '@touchline/kernel/result';
import type { Coupon } from '../coupon/coupon.ts';
import { ACCEPTANCE_CHECKS, couponAtCurrentPrices } from './acceptance-checks.ts';
import type { AcceptanceFacts } from './acceptance-facts.ts';
import type { Refusal } from './refusal.ts';

/**
 * Decides on a bet by what is known: either the coupon at the prices it is taken at, or every reason of the first check that refuses
 * (all closed legs, all moved prices at once). Nothing is cut or repriced beyond the player's mode.
 */
export function decideAcceptance(facts: AcceptanceFacts): Result<Coupon, readonly Refusal[]> {
  invariant(facts.quotes.length === facts.coupon.legs.length, 'one quote per leg');
  for (const { check } of ACCEPTANCE_CHECKS) {
    const refusals = check(facts);
    if (refusals.length > 0) return err(refusals);
  }
  return ok(couponAtCurrentPrices(facts));
}
