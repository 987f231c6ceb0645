import { type BetsFeature, bettingTaxOf } from '#features/bets';
import type { RiskFeature } from '#features/risk';
import type { SiteFeature } from '#features/site';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { getCoupon } from './calls/get-coupon.ts';
import { saveCoupon } from './calls/save-coupon.ts';
import { updateCoupon } from './calls/update-coupon.ts';
import { deleteOldCoupons, readSavedCoupon } from './coupon.store.ts';
import { KEPT_DAYS } from './saved-coupon.ts';
import type { CouponRequest } from './wire-coupon.ts';

export interface CouponDoorsOfServer {
  readonly bets: Pick<BetsFeature, 'line' | 'players'>;
  readonly risk: RiskFeature;
  readonly site: SiteFeature;
}

/** Coupons before they become bets: what they are worth, and sharing them. */
export function createCouponFeature(platform: Platform, { bets, risk, site }: CouponDoorsOfServer) {
  const deps = {
    platform,
    doors: { line: bets.line, risk, minBetMinor: site.minBetMinor },
    players: bets.players,
    guestTax: (currency: string) => bettingTaxOf(site.taxes(), currency),
  };
  platform.jobs.define('coupon-clean', () => deleteOldCoupons(platform.pool, KEPT_DAYS));
  platform.jobs.every('23 4 * * *', 'coupon-clean');
  return {
    handlers: { updateCoupon: updateCoupon(deps), saveCoupon: saveCoupon(deps), getCoupon: getCoupon(deps) },
    /** Legs of a saved coupon, by guid or code; undefined where there is none. For the push topic `coupon:<guid>`. */
    async readLegs(name: string): Promise<readonly { readonly matchId: number; readonly selectionId: number }[] | undefined> {
      const saved = await readSavedCoupon(platform.pool, name, KEPT_DAYS);
      return (saved?.coupon as Pick<CouponRequest, 'legs'> | undefined)?.legs;
    },
  } satisfies Feature<'updateCoupon' | 'saveCoupon' | 'getCoupon'> & { readonly readLegs: unknown };
}
