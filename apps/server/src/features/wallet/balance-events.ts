import { moneyText } from '@touchline/catalogue/money-text';
import type { NewEvent } from '#platform/events/write-events';
import type { PlayerAccountRow } from './wallet.store.ts';

/** Tells players what their accounts hold now; written in the transaction that changed them. */
export const balanceEvents = (accounts: readonly PlayerAccountRow[]): NewEvent[] =>
  accounts.map(({ id, playerId, currency, balanceMinor }) => {
    const amount = moneyText(balanceMinor, currency);
    return { playerId, event: { kind: 'balance', accountId: String(id), amount, currency } };
  });
