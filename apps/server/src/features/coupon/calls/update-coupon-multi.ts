import { COUPON_RULES } from '@touchline/betting/coupon/coupon';
import { singlesReturn } from '@touchline/betting/coupon/singles-return';
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

/** Minor units of decimal texts that are all there; null where one is missing. */
function minorOf(texts: readonly (string | null)[], scale: number): readonly bigint[] | null {
  const amounts: bigint[] = [];
  for (const text of texts) {
    const amount = text === null ? undefined : parseMoney(text, scale);
    if (!amount?.ok) return null;
    amounts.push(amount.value);
  }
  return amounts;
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
    const scale = currencyByCode(terms.currency)?.scale ?? 2;
    const stakes = minorOf(
      singles.map((single) => single.stakeText ?? null),
      scale,
    );
    const returns = minorOf(
      coupons.map((view) => view.potentialReturn),
      scale,
    );
    return {
      coupons,
      currency: terms.currency,
      stake:
        stakes &&
        formatMoney(
          stakes.reduce((sum, stake) => sum + stake, 0n),
          scale,
        ),
      potentialReturn:
        returns &&
        formatMoney(
          singlesReturn(
            body.legs.map(({ matchId, selectionId }, i) => ({ match: matchId, selection: selectionId, returnMinor: returns[i] ?? 0n })),
          ),
          scale,
        ),
    };
  };
