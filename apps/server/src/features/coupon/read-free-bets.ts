import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { CouponView } from '@touchline/contract/coupon/shapes';
import { formatMoney } from '@touchline/kernel/money';
import { parseOdds } from '@touchline/kernel/odds';
import type { Caller } from '#platform/http/handler';
import type { CouponDeps } from './coupon-deps.ts';

/** Total odds as the coupon shows them; beyond what a price can be they are enough for any free bet. */
function reaches(totalOdds: string | null, minOdds: number): boolean {
  const odds = parseOdds(totalOdds ?? '');
  return !odds.ok || odds.value >= minOdds;
}

/** The caller's free bets that may pay for a coupon of such odds; a guest has none. */
export async function readFreeBetsFor(
  { freeBets }: CouponDeps,
  { player }: Caller,
  view: CouponView,
): Promise<NonNullable<CouponView['freeBets']>> {
  if (!player) return [];
  const scale = currencyByCode(view.currency)?.scale ?? 2;
  const usable = await freeBets.readUsable(player.id, view.currency);
  return usable
    .filter((one) => reaches(view.totalOdds, one.minOdds))
    .map(({ code, leftMinor, minOdds, expiresAt }) => ({
      code,
      left: formatMoney(leftMinor, scale),
      minOdds,
      expiresAt: expiresAt.getTime(),
    }));
}
