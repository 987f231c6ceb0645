import { COUPON_RULES } from '@touchline/betting/coupon/coupon';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { CouponView } from '@touchline/contract/coupon/shapes';
import { resolveLanguage } from '@touchline/i18n/languages';
import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CouponDeps } from '../coupon-deps.ts';
import { presentCoupon } from '../present-coupon.ts';
import { readFreeBetsFor } from '../read-free-bets.ts';
import { readTerms } from '../read-terms.ts';
import type { CouponRequest } from '../wire-coupon.ts';

/** Each selection as a coupon of its own; groupsSumms gives it its own stake, else summ is each one's. */
const singlesOf = (request: CouponRequest): CouponRequest[] =>
  request.legs.map((leg, i) => ({
    ...request,
    legs: [leg],
    stakeText: request.blockStakeTexts?.[i] ?? request.stakeText,
    blockStakeTexts: undefined,
    blocks: undefined,
  }));

/** A sum of decimal texts that are all there; null where one is missing. */
function sumOf(texts: readonly (string | null)[], currency: string): string | null {
  const scale = currencyByCode(currency)?.scale ?? 2;
  let sum = 0n;
  for (const text of texts) {
    const amount = text === null ? undefined : parseMoney(text, scale);
    if (!amount?.ok) return null;
    sum += amount.value;
  }
  return formatMoney(sum, scale);
}

export const updateCouponMulti =
  (deps: CouponDeps): Handler<'updateCouponMulti'> =>
  async ({ body }, caller) => {
    const max = COUPON_RULES.maxSystemLegs;
    if (body.legs.length > max) throw new Failure('coupon_too_long', { accepted: { max }, args: { max } });
    const terms = await readTerms(deps, caller, body.currency);
    const language = resolveLanguage(body.language ?? caller.language);
    const singles = singlesOf(body);
    const coupons: CouponView[] = [];
    for (const single of singles) {
      const view = await presentCoupon(deps.ports, single, terms, language);
      coupons.push({ ...view, freeBets: body.wantsFreeBets ? await readFreeBetsFor(deps, caller, view) : null });
    }
    return {
      coupons,
      currency: terms.currency,
      stake: sumOf(
        singles.map((single) => single.stakeText ?? null),
        terms.currency,
      ),
      potentialReturn: sumOf(
        coupons.map((view) => view.potentialReturn),
        terms.currency,
      ),
    };
  };
