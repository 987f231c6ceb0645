import { MAX_BUILDER_SELECTIONS } from '../builder/builder-leg.ts';
import type { Coupon } from './coupon.ts';
import type { CouponRejection } from './coupon-rejection.ts';

/** Each combination: at least two selections of one match, at most eight, none of them twice, and a price for each set that a void can leave. */
export function checkBuilderLegs({ legs, combinations }: Coupon): CouponRejection | undefined {
  const used = new Set<number>();
  for (const { legs: own, prices } of combinations ?? []) {
    const matches = new Set(own.map((leg) => legs[leg]?.match));
    const sized = own.length >= 2 && own.length <= MAX_BUILDER_SELECTIONS && prices.length === 2 ** own.length;
    if (!sized || matches.size !== 1 || matches.has(undefined) || own.some((leg) => used.has(leg)))
      return { code: 'combination-legs', legs: own };
    for (const leg of own) used.add(leg);
  }
  return undefined;
}
