import { builderLegOdds } from '../builder/builder-leg.ts';
import { checkLegsCombine } from '../coupon/check-combinable.ts';
import { checkShape } from '../coupon/check-shape.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { maxStakeForReturn } from '../coupon/max-stake-for-return.ts';
import { maxReturn, returnOf } from '../coupon/return-bounds.ts';
import { minStake } from '../systems/min-stake.ts';
import type { AcceptanceFacts } from './acceptance-facts.ts';
import type { BetRejection, OddsChange } from './bet-rejection.ts';
import { isOddsChangeAccepted } from './is-odds-change-accepted.ts';

export interface AcceptanceCheck {
  readonly name: string;
  readonly check: (facts: AcceptanceFacts) => readonly BetRejection[];
}

const NONE: readonly BetRejection[] = [];

/** The coupon at the book's prices: what would become the bet. */
export const couponAtCurrentPrices = ({ coupon, quotes, combinationsNow }: AcceptanceFacts): Coupon => ({
  ...coupon,
  ...(combinationsNow && { combinations: combinationsNow }),
  legs: coupon.legs.map((leg, i) => ({ ...leg, odds: quotes[i]?.currentOddsMilli ?? leg.odds })),
});

function checkLimits({ limits, stakeMinor }: AcceptanceFacts): readonly BetRejection[] {
  return limits
    .filter((l) => stakeMinor > l.leftMinor)
    .map(({ limit, leftMinor, resetsAt }) => ({
      code: 'limit',
      limit,
      acceptedStakeMinor: leftMinor > 0n ? leftMinor : 0n,
      resetsAt,
    }));
}

function checkFunds({ funds, stakeMinor }: AcceptanceFacts): readonly BetRejection[] {
  if (stakeMinor <= funds.availableMinor) return NONE;
  return [{ code: funds.source, acceptedStakeMinor: funds.availableMinor }];
}

function checkOpen({ quotes }: AcceptanceFacts): readonly BetRejection[] {
  const closed = quotes.flatMap(({ closed: reason }, leg) => (reason ? [{ leg, reason }] : []));
  return closed.length > 0 ? [{ code: 'legs-closed', closed }] : NONE;
}

function checkCount({ coupon, rules }: AcceptanceFacts): readonly BetRejection[] {
  const rejection = checkShape(coupon, rules);
  return rejection ? [rejection] : NONE;
}

function checkBounds(facts: AcceptanceFacts): readonly BetRejection[] {
  const { stakeMinor, bounds } = facts;
  const min = minStake(facts.coupon, bounds.minStakeMinor);
  if (stakeMinor < min) return [{ code: 'stake-too-low', acceptedStakeMinor: min }];
  if (stakeMinor > bounds.maxStakeMinor) return [{ code: 'stake-too-high', acceptedStakeMinor: bounds.maxStakeMinor }];
  const bet = couponAtCurrentPrices(facts);
  const max = maxReturn(bet);
  if (!max) return [{ code: 'anti-express-price' }];
  if (returnOf(bet.stakeMinor, max) <= bounds.maxReturnMinor) return NONE;
  // The working stake is at most the paid one, so the offer, reckoned on the working stake, is never too high.
  return [{ code: 'return-too-high', acceptedStakeMinor: maxStakeForReturn(bet, bounds.maxReturnMinor, bet.stakeMinor) }];
}

/** The prices that decide: those of legs on their own, and the joint price of each combination (named by its first leg). */
function compareOdds({ coupon, combinationsNow, quotes }: AcceptanceFacts): readonly OddsChange[] {
  const combinations = coupon.combinations ?? [];
  const combined = new Set(combinations.flatMap((c) => c.legs));
  const alone = quotes.flatMap(({ seenOddsMilli, currentOddsMilli }, leg) =>
    combined.has(leg) ? [] : [{ leg, seenOddsMilli, currentOddsMilli }],
  );
  const joint = combinations.map((seen, i) => ({
    leg: seen.legs[0] ?? 0,
    seenOddsMilli: builderLegOdds(seen),
    currentOddsMilli: builderLegOdds(combinationsNow?.[i] ?? seen),
  }));
  return [...alone, ...joint];
}

function checkPrices(facts: AcceptanceFacts): readonly BetRejection[] {
  const { priceMode, toleranceBasisPoints } = facts;
  const moved = compareOdds(facts).filter(
    (p) => !isOddsChangeAccepted(priceMode, toleranceBasisPoints, p.seenOddsMilli, p.currentOddsMilli),
  );
  return moved.length > 0 ? [{ code: 'price-moved', moved }] : NONE;
}

/** All checks in their one order (betting rules, "Acceptance"): all of them before money moves, the first that refuses answers. */
export const ACCEPTANCE_CHECKS: readonly AcceptanceCheck[] = [
  { name: 'session', check: ({ session }) => (session ? NONE : [{ code: 'session' }]) },
  { name: 'block', check: ({ block }) => (block ? [block] : NONE) },
  { name: 'limits', check: checkLimits },
  { name: 'funds', check: checkFunds },
  { name: 'open', check: checkOpen },
  { name: 'combinable', check: ({ coupon }) => checkLegsCombine(coupon) },
  { name: 'count', check: checkCount },
  { name: 'bounds', check: checkBounds },
  { name: 'price', check: checkPrices },
];
