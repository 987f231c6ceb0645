import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { formatMoney } from '@touchline/kernel/money';
import type { NewEvent } from '#platform/events/write-events';
import type { PlayerAccountRow } from './wallet.store.ts';

/** Tells players what their accounts hold now; written in the transaction that changed them. */
export const balanceEvents = (accounts: readonly PlayerAccountRow[]): NewEvent[] =>
  accounts.map(({ id, playerId, currency, balanceMinor }) => {
    const amount = formatMoney(balanceMinor, currencyByCode(currency)?.scale ?? 2);
    return { playerId, event: { kind: 'balance', accountId: String(id), amount, currency } };
  });
