import { checkBuilderLegs } from './check-builder-legs.ts';
import { type Coupon, type CouponLeg, independentLegs } from './coupon.ts';
import type { CouponRejection } from './coupon-rejection.ts';

/** Whether the results of two legs are correlated although they are of different matches. */
const related = (a: CouponLeg, b: CouponLeg): boolean =>
  a.relatesTo?.includes(b.match) === true ||
  b.relatesTo?.includes(a.match) === true ||
  a.relatesTo?.some((match) => b.relatesTo?.includes(match)) === true;

/**
 * Legs of one match, or that depend on one another, are never multiplied or staked in turn: their product is not the price of both
 * (the bet builder prices those). One rejection per match and per correlated pair, so that the coupon can mark every leg at once.
 */
export function checkCombinable(legs: readonly CouponLeg[]): readonly CouponRejection[] {
  const rejections: CouponRejection[] = [];
  const byMatch = new Map<number, number[]>();
  legs.forEach(({ match }, i) => {
    const same = byMatch.get(match);
    if (same) same.push(i);
    else byMatch.set(match, [i]);
  });
  for (const [match, same] of byMatch) if (same.length > 1) rejections.push({ code: 'same-match', legs: same, match });
  legs.forEach((a, i) => {
    legs.slice(i + 1).forEach((b, j) => {
      if (a.match !== b.match && related(a, b)) rejections.push({ code: 'correlated', legs: [i, i + 1 + j] });
    });
  });
  return rejections;
}

/** The same of a whole coupon: first whether its combinations hold, then its legs, each combination counted once. */
export function checkLegsCombine(coupon: Coupon): readonly CouponRejection[] {
  const combination = checkBuilderLegs(coupon);
  return combination ? [combination] : checkCombinable(independentLegs(coupon));
}
