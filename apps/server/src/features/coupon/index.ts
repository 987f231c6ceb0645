import { type BetsFeature, bettingTaxOf } from '#features/bets';
import type { FreeBetsFeature } from '#features/free-bets';
import type { RiskFeature } from '#features/risk';
import type { SiteFeature } from '#features/site';
import type { Feature } from '#platform/feature';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { builderOdds } from './calls/builder-odds.ts';
import { couponHistory } from './calls/coupon-history.ts';
import { getCoupon } from './calls/get-coupon.ts';
import { readyCombinations } from './calls/ready-combinations.ts';
import { saveCoupon } from './calls/save-coupon.ts';
import { updateCoupon } from './calls/update-coupon.ts';
import { updateCouponMulti } from './calls/update-coupon-multi.ts';
import { deleteOldCoupons, readSavedCoupon } from './coupon.store.ts';
import { deleteOldKept } from './coupon-history.store.ts';
import { KEPT_DAYS } from './saved-coupon.ts';
import type { CouponRequest } from './wire-coupon.ts';

export interface CouponFeatureDeps {
  readonly bets: Pick<BetsFeature, 'line' | 'players' | 'readViews' | 'readPowerStake'>;
  readonly risk: RiskFeature;
  readonly freeBets: Pick<FreeBetsFeature, 'readUsable'>;
  readonly site: SiteFeature;
}

/** Coupons before they become bets: what they are worth, and sharing them. */
export function createCouponFeature(platform: Platform, { bets, risk, freeBets, site }: CouponFeatureDeps) {
  const deps = {
    platform,
    ports: { line: bets.line, risk },
    players: bets.players,
    freeBets,
    readPowerStake: bets.readPowerStake,
    guestTerms(caller: Caller, currency: string) {
      const { countryId } = site.visitorDefaults(caller);
      return {
        currency,
        tax: bettingTaxOf(site.taxes(countryId, currency), currency),
        house: site.houseTerms(caller.brand.id, countryId),
      };
    },
  };
  platform.jobs.define('coupon-clean', async () => {
    await deleteOldCoupons(platform.pool, KEPT_DAYS);
    await deleteOldKept(platform.pool, KEPT_DAYS);
  });
  platform.jobs.every('23 4 * * *', 'coupon-clean');
  return {
    handlers: {
      builderOdds: builderOdds(deps),
      readyCombinations: readyCombinations(deps),
      updateCoupon: updateCoupon(deps),
      updateCouponMulti: updateCouponMulti(deps),
      saveCoupon: saveCoupon(deps),
      getCoupon: getCoupon(deps),
      couponHistory: couponHistory({ platform, bets }),
    },
    /** Legs of a saved coupon, by guid or code; undefined where there is none. For the push topic `coupon:<guid>`. */
    async readLegs(name: string): Promise<readonly { readonly matchId: number; readonly selectionId: number }[] | undefined> {
      const saved = await readSavedCoupon(platform.pool, name, KEPT_DAYS);
      return (saved?.coupon as Pick<CouponRequest, 'legs'> | undefined)?.legs;
    },
  } satisfies Feature & { readonly readLegs: unknown };
}
