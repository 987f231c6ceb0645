import { resolveLanguage } from '@touchline/i18n/languages';
import { parseOdds } from '@touchline/kernel/odds';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readSavedCoupon } from '../coupon.store.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import { presentCoupon } from '../present-coupon.ts';
import { readTerms } from '../read-terms.ts';
import { expiresAt, KEPT_DAYS } from '../saved-coupon.ts';
import type { CouponRequest } from '../wire-coupon.ts';

export const getCoupon =
  (deps: CouponDeps): Handler<'getCoupon'> =>
  async ({ query }, caller) => {
    const saved = await readSavedCoupon(deps.platform.pool, query.guid, KEPT_DAYS);
    if (!saved) throw new Failure('coupon_unknown');
    const coupon = saved.coupon as CouponRequest;
    const terms = await readTerms(deps, caller, undefined);
    // The stake was typed in the sharer's currency and means nothing in another.
    const view = await presentCoupon(
      deps.ports,
      { ...coupon, stakeText: undefined, blockStakeTexts: undefined },
      terms,
      resolveLanguage(query.lng ?? caller.language),
    );
    return {
      guid: saved.guid,
      code: saved.code,
      savedAt: saved.savedAt.getTime(),
      expiresAt: expiresAt(saved.savedAt),
      savedOdds: coupon.legs.map((leg) => {
        const odds = parseOdds(leg.oddsSeenText);
        return odds.ok ? odds.value : 0;
      }),
      banks: coupon.legs.map((leg) => leg.bank),
      blocks: coupon.legs.map((leg) => leg.block),
      stake: coupon.stakeText ?? null,
      view,
    };
  };
