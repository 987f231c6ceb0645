import { invariant } from '@touchline/kernel/invariant';
import { err, ok, type Result } from '@touchline/kernel/result';
import type { Coupon } from '../coupon/coupon.ts';
import { ACCEPTANCE_CHECKS, couponAtCurrentPrices } from './acceptance-checks.ts';
import type { AcceptanceFacts } from './acceptance-facts.ts';
import type { BetRejection } from './bet-rejection.ts';

/**
 * Accepts or rejects a bet. Returns the coupon at the accepted odds, or all rejections of the first failing check. Never reduces the
 * stake, and changes odds only as the player's policy allows.
 */
export function decideAcceptance(facts: AcceptanceFacts): Result<Coupon, readonly BetRejection[]> {
  invariant(facts.quotes.length === facts.coupon.legs.length, 'one quote per leg');
  for (const { check } of ACCEPTANCE_CHECKS) {
    const rejections = check(facts);
    if (rejections.length > 0) return err(rejections);
  }
  return ok(couponAtCurrentPrices(facts));
}
