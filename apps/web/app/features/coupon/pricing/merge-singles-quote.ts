import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { ReplyFor } from '@touchline/contract/calls';
import type { CouponView } from '@touchline/contract/coupon/shapes';
import { parseMoney } from '@touchline/kernel/money';

type Singles = ReplyFor<'updateCouponMulti'>;

const minorOf = (text: string, currency: string): bigint => {
  const amount = parseMoney(text, currencyByCode(currency)?.scale ?? 2);
  return amount.ok ? amount.value : 0n;
};

/**
 * Several singles as the one view that the coupon shows: bounds that hold for every one of them, a problem of one on its leg, the most
 * that they return together. Undefined where there is none.
 */
export function mergeSingles({ coupons, currency, potentialReturn }: Singles): CouponView | undefined {
  const [first] = coupons;
  if (!first) return undefined;
  const narrowest = (texts: readonly string[], narrower: (a: bigint, b: bigint) => boolean): string =>
    texts.reduce((best, text) => (narrower(minorOf(text, currency), minorOf(best, currency)) ? text : best));
  return {
    ...first,
    legs: coupons.flatMap(({ legs, problem }) => legs.map((leg) => ({ ...leg, problem: leg.problem ?? problem }))),
    lines: coupons.length,
    totalOdds: null,
    minOdds: null,
    unitStake: null,
    minStake: narrowest(
      coupons.map(({ minStake }) => minStake),
      (a, b) => a > b,
    ),
    maxStake: narrowest(
      coupons.map(({ maxStake }) => maxStake),
      (a, b) => a < b,
    ),
    // Taxes are each single's own and stand on its receipt.
    stakeTax: null,
    payoutTax: null,
    minReturn: null,
    potentialReturn,
    delaySeconds: Math.max(...coupons.map(({ delaySeconds }) => delaySeconds)),
    combinations: [],
    freeBets: null,
    problem: null,
  };
}
