import { currencyByCode } from '@touchline/catalogue/currencies';
import type { Caller } from '#platform/handler';
import type { CouponDeps } from './coupon-deps.ts';
import type { CouponTerms } from './present-coupon.ts';

const GUEST_CURRENCY = 'EUR';

/** A player's coupon is in the currency of the account that would pay; a guest may ask for one. */
export async function readTerms({ players, guestTax }: CouponDeps, caller: Caller, asked: string | undefined): Promise<CouponTerms> {
  if (caller.player) {
    const { account, tax } = await players.readBettingPlayer(caller.player.id, undefined);
    if (account) return { currency: account.currency, tax };
  }
  const currency = asked !== undefined && currencyByCode(asked) ? asked : GUEST_CURRENCY;
  return { currency, tax: guestTax(caller, currency) };
}
