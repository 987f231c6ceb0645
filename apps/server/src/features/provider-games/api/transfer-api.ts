import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { z } from 'zod';
import type { GameProviderSettings } from '#platform/config/game-providers';
import { askSigned, createHub88Api } from './hub88-api.ts';
import { type ProviderApi, ProviderError } from './provider-api.ts';

const Amount = z.string().regex(/^\d{1,15}(\.\d{1,8})?$/);
const Moved = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done'), amount: Amount }),
  z.object({ status: z.literal('refused') }),
]);
const Held = z.object({ balance: Amount });

const scaleOf = (currency: string): number => currencyByCode(currency)?.scale ?? 2;

/**
 * The operator's side of a transfer wallet: games and launches as in the Hub88 contract, and the purse: `transfer/move` {operator_id, transfer_uuid,
 * user, currency, direction, amount} answers {status: "done", amount} or {status: "refused"}, `transfer/balance` {operator_id, user, currency} answers
 * {balance}. Amounts are decimal text; without one everything that the purse holds is moved.
 */
export function createTransferApi(provider: Extract<GameProviderSettings, { dialect: 'transfer' }>): ProviderApi {
  const minorOf = (text: string, currency: string): bigint => {
    const amount = parseMoney(text, scaleOf(currency));
    if (!amount.ok) throw new ProviderError('answered with an amount that the currency does not have');
    return amount.value;
  };
  const { operatorId: operator_id } = provider;
  return {
    ...createHub88Api(provider),
    purses: {
      async move({ name: transfer_uuid, user, currency, direction, amountMinor }) {
        const amount = amountMinor === null ? {} : { amount: formatMoney(amountMinor, scaleOf(currency)) };
        const asked = { operator_id, transfer_uuid, user, currency, direction, ...amount };
        const answer = await askSigned(provider, 'transfer/move', asked, Moved);
        if (answer.status === 'refused') return null;
        const movedMinor = minorOf(answer.amount, currency);
        if (amountMinor !== null && movedMinor !== amountMinor)
          throw new ProviderError('answered with another amount than it was asked for');
        return movedMinor;
      },
      async readHeld(user, currency) {
        return minorOf((await askSigned(provider, 'transfer/balance', { operator_id, user, currency }, Held)).balance, currency);
      },
    },
  };
}
