import type { PaymentDirection } from '@touchline/contract/payments/enums';
import type { PlayerCaller } from '#platform/http/handler';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-methods.ts';
import type { PaymentsFeatureDeps } from './payments-deps.ts';

/** Ways to pay in, or to be paid, that the player's brand offers where the player lives (setting `closedPaymentMethods`). */
export async function readOpenMethods(
  { account, site }: Pick<PaymentsFeatureDeps, 'account' | 'site'>,
  direction: PaymentDirection,
  { brand, player }: Pick<PlayerCaller, 'brand' | 'player'>,
): Promise<readonly PaymentMethod[]> {
  const status = await account.readSignInStatus(player.id);
  const { closedPaymentMethods } = site.readSettings({ brandId: brand.id, country: site.countryCode(status?.countryId ?? 0) });
  return PAYMENT_METHODS.filter(({ id }) => !closedPaymentMethods[direction].includes(id));
}
