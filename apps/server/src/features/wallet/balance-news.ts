import { currencyByCode } from '@touchline/catalogue/currencies';
import type { PersonalNews } from '@touchline/contract/push';
import { formatMoney } from '@touchline/kernel/money';
import type { News } from '#platform/outbox';
import type { PlayerAccountRow } from './wallet.store.ts';

/** Tells players what their accounts hold now; written in the transaction that changed them. */
export const balancesNews = (accounts: readonly PlayerAccountRow[]): News[] =>
  accounts.map(({ id, playerId, currency, balanceMinor }) => {
    const amount = formatMoney(balanceMinor, currencyByCode(currency)?.scale ?? 2);
    const message: PersonalNews = { kind: 'balance', accountId: String(id), amount, currency };
    return { subject: `news.player.${playerId}`, message };
  });
