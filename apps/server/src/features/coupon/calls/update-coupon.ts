import { COUPON_RULES } from '@touchline/betting/coupon/coupon';
import { resolveLanguage } from '@touchline/i18n/languages';
import { Failure } from '#platform/http/failure';
import type { Caller, Handler } from '#platform/http/handler';
import type { CouponDeps } from '../coupon-deps.ts';
import { presentCoupon } from '../present-coupon.ts';
import { readFreeBetsFor } from '../read-free-bets.ts';
import { readTerms } from '../read-terms.ts';
import type { CouponRequest } from '../wire-coupon.ts';

/** A power bet's stake is what the bet that it sells is worth now. */
async function staked({ readPowerStake }: CouponDeps, { player }: Caller, body: CouponRequest): Promise<CouponRequest> {
  if (body.cashedOutBetId === undefined) return body;
  if (!player) throw new Failure('unauthenticated');
  return { ...body, stakeText: await readPowerStake(player.id, BigInt(body.cashedOutBetId)) };
}

export const updateCoupon =
  (deps: CouponDeps): Handler<'updateCoupon'> =>
  async ({ body }, caller) => {
    if (body.legs.length > COUPON_RULES.maxLegs)
      throw new Failure('coupon_too_long', { accepted: { max: COUPON_RULES.maxLegs }, args: { max: COUPON_RULES.maxLegs } });
    const terms = await readTerms(deps, caller, body.currency);
    const view = await presentCoupon(
      deps.ports,
      await staked(deps, caller, body),
      terms,
      resolveLanguage(body.language ?? caller.language),
    );
    return { ...view, freeBets: body.wantsFreeBets ? await readFreeBetsFor(deps, caller, view) : null };
  };
