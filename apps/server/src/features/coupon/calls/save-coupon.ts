import { COUPON_RULES } from '@touchline/betting/coupon/coupon';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { writeSavedCoupon } from '../coupon.store.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import { writeKept } from '../coupon-history.store.ts';
import { hashOf, keptUntil, newCode, newGuid, sharedPart } from '../saved-coupon.ts';

const CODE_ATTEMPTS = 5;

export const saveCoupon =
  ({ platform }: CouponDeps): Handler<'saveCoupon'> =>
  async ({ body: { coupon } }, { player }) => {
    if (coupon.legs.length === 0) throw new Failure('coupon_empty');
    if (coupon.legs.length > COUPON_RULES.mostLegs)
      throw new Failure('coupon_too_long', { accepted: { max: COUPON_RULES.mostLegs }, args: { max: COUPON_RULES.mostLegs } });
    const shared = sharedPart(coupon);
    for (let attempt = 1; ; attempt++) {
      try {
        const { guid, code, savedAt } = await writeSavedCoupon(platform.pool, {
          guid: newGuid(),
          code: newCode(),
          contentHash: hashOf(shared),
          coupon: shared,
        });
        if (player) await writeKept(platform.pool, player.id, guid);
        return { guid, code, keptUntil: keptUntil(savedAt) };
      } catch (error) {
        const taken = (error as { code?: string }).code === '23505';
        if (!taken || attempt === CODE_ATTEMPTS) throw error;
      }
    }
  };
