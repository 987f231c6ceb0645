import { moneyText } from '@touchline/catalogue/money-text';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { ProviderBalance } from '@touchline/contract/provider-wallet/calls';
import { parseMoney } from '@touchline/kernel/money';
import type { z } from 'zod';
import { readSpendable } from '#features/wallet';
import { verifyWebhook } from '#platform/auth/webhook-signature';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';

export type ProviderAct = 'balance' | 'debit' | 'credit' | 'rollback';

/** Fields of every message of a provider. */
interface Asked {
  readonly params: { readonly provider: string };
  readonly body: { readonly account: string; readonly currency: string };
}

/** An authenticated message: the source that names its movements, and the account that it is about. */
export interface Admitted {
  readonly source: string;
  readonly accountId: bigint;
  readonly playerId: bigint;
  readonly currency: string;
  readonly balanceMinor: bigint;
}

/**
 * Authenticates a message by its provider's signature over act, body and time. Throws Failure `forbidden`, for an unknown provider as for a
 * wrong signature; `not_found` for an unknown account, `conflict` for another currency than the account's.
 */
export async function admit(
  { config, clock, pool }: Platform,
  act: ProviderAct,
  { params, body }: Asked,
  caller: Caller,
): Promise<Admitted> {
  const { provider } = params;
  const key = config.providerKeys.get(provider);
  const message = {
    timestamp: caller.message.header('x-timestamp'),
    signature: caller.message.header('x-signature'),
    // The path is signed too, so that a debit cannot be replayed as a credit.
    body: `/provider-wallet/${provider}/${act}.${caller.message.text}`,
  };
  if (!key || !verifyWebhook(key, message, clock.now())) throw new Failure('forbidden');
  const accountId = BigInt(body.account);
  const found = await readSpendable(pool, accountId);
  if (!found) throw new Failure('not_found');
  if (found.currency !== body.currency) throw new Failure('conflict', { fields: { currency: [found.currency] } });
  return { source: `provider:${provider}`, accountId, ...found };
}

/** Far above any stake or win, and low enough that sums cannot overflow. */
const MAX_MINOR = 10n ** 15n;

/** Minor units of an amount; 0 for an absent one. Throws Failure `amount_format` naming the field, `amount_too_high`. */
export function minorOf(field: string, text: string | undefined, currency: string): bigint {
  if (text === undefined) return 0n;
  const amount = parseMoney(text, currencyByCode(currency)?.scale ?? 2);
  if (!amount.ok) throw new Failure('amount_format', { fields: { [field]: ['an amount with the decimals of the currency'] } });
  if (amount.value > MAX_MINOR) throw new Failure('amount_too_high', { accepted: { max: moneyText(MAX_MINOR, currency) } });
  return amount.value;
}

export const presentBalance = ({ accountId, currency }: Admitted, balanceMinor: bigint): z.input<typeof ProviderBalance> => ({
  account: String(accountId),
  currency,
  balance: moneyText(balanceMinor, currency),
});
