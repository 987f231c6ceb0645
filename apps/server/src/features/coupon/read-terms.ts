import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { Caller } from '#platform/http/handler';
import type { CouponDeps } from './coupon-deps.ts';
import type { CouponTerms } from './present-coupon.ts';

const GUEST_CURRENCY = 'EUR';

/** A player's coupon is in the currency of the account that would pay; a guest may ask for one. */
export async function readTerms({ players, guestTerms }: CouponDeps, caller: Caller, asked: string | undefined): Promise<CouponTerms> {
  if (caller.player) {
    const { account, tax, house } = await players.readBettingPlayer(caller.player.id, undefined);
    if (account) return { currency: account.currency, tax, house };
  }
  const currency = asked !== undefined && currencyByCode(asked) ? asked : GUEST_CURRENCY;
  return guestTerms(caller, currency);
}
