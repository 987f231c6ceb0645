import { COUPON_RULES } from '@touchline/betting/coupon/coupon';
import { siteLanguage } from '@touchline/i18n/languages';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import type { CouponDeps } from '../coupon-deps.ts';
import { presentCoupon } from '../present-coupon.ts';
import { readTerms } from '../read-terms.ts';

export const updateCoupon =
  (deps: CouponDeps): Handler<'updateCoupon'> =>
  async ({ body }, { player, language }) => {
    if (body.legs.length > COUPON_RULES.mostLegs)
      throw new Failure('coupon_too_long', { accepted: { max: COUPON_RULES.mostLegs }, args: { max: COUPON_RULES.mostLegs } });
    return presentCoupon(deps.doors, body, await readTerms(deps, player?.id, body.currency), siteLanguage(body.language ?? language));
  };
