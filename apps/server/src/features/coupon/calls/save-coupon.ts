import { COUPON_RULES } from '@touchline/betting/coupon/coupon';
import { retry } from '@touchline/kernel/retry';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { writeSavedCoupon } from '../coupon.store.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import { writeKept } from '../coupon-history.store.ts';
import { expiresAt, hashOf, newCode, newGuid, sharedPart } from '../saved-coupon.ts';

/** A code is short enough to be another coupon's. */
const CODE_ATTEMPTS = 5;
const UNIQUE_VIOLATION = '23505';
const isTaken = (error: unknown): boolean => (error as { code?: string } | null)?.code === UNIQUE_VIOLATION;

export const saveCoupon =
  ({ platform }: CouponDeps): Handler<'saveCoupon'> =>
  async ({ body: { coupon } }, { player }) => {
    if (coupon.legs.length === 0) throw new Failure('coupon_empty');
    if (coupon.legs.length > COUPON_RULES.maxLegs)
      throw new Failure('coupon_too_long', { accepted: { max: COUPON_RULES.maxLegs }, args: { max: COUPON_RULES.maxLegs } });
    const shared = sharedPart(coupon);
    const contentHash = hashOf(shared);
    const { guid, code, savedAt } = await retry(
      () => writeSavedCoupon(platform.pool, { guid: newGuid(), code: newCode(), contentHash, coupon: shared }),
      { tries: CODE_ATTEMPTS, isPassing: isTaken },
    );
    if (player) await writeKept(platform.pool, player.id, guid);
    return { guid, code, expiresAt: expiresAt(savedAt) };
  };
