import { currencyByCode } from '@touchline/catalogue/currencies';
import { pageLimit } from '@touchline/catalogue/defaults';
import { siteLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { formatMoney } from '@touchline/kernel/money';
import type { Handler } from '#platform/handler';
import { type OfficeDeps, ownerOf } from '../office-deps.ts';

const text = (minor: bigint, currency: string): string => {
  const scale = currencyByCode(currency)?.scale ?? 2;
  return minor < 0n ? `-${formatMoney(-minor, scale)}` : formatMoney(minor, scale);
};

/** C043: from the ledger itself, so that it cannot tell another story than the balance. */
export const virtualHistory =
  ({ platform, wallet }: OfficeDeps): Handler<'virtualHistory'> =>
  async ({ body }, caller) => {
    const limit = pageLimit(body.page);
    const found = await wallet.readPlayerEntries(platform.db, ownerOf(caller), ['player-bonus', 'player-free-bet'], limit + 1);
    return {
      items: found.slice(0, limit).map((entry) => ({
        id: String(entry.transactionId),
        account: entry.accountKind === 'player-bonus' ? ('bonus' as const) : ('free-bet' as const),
        kind: entry.kind,
        amount: text(entry.amountMinor, entry.currency),
        currency: entry.currency,
        at: entry.at.getTime(),
      })),
      hasMore: found.length > limit,
    };
  };

/** C044. */
export const paymentSources =
  ({ payments }: OfficeDeps): Handler<'paymentSources'> =>
  async (_input, caller) =>
    (await payments.readSources(ownerOf(caller))).map((source) => ({
      method: source.method,
      title: findText(siteLanguage(caller.language), `payment.method.${source.method}`) ?? source.method,
      direction: source.direction,
      payments: source.payments,
      amount: text(source.amountMinor, source.currency),
      currency: source.currency,
      lastAt: source.lastAt.getTime(),
    }));
