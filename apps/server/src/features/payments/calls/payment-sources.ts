import { moneyText } from '@touchline/catalogue/money-text';
import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { Handler } from '#platform/http/handler';
import { readPaymentSources } from '../payment-sources.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';

/** C044: methods that the player has used, the last used one first. */
export const paymentSources =
  ({ platform }: PaymentsDeps): Handler<'paymentSources'> =>
  async (_input, { player, language }) => {
    return (await readPaymentSources(platform.pool, player.id)).map((source) => ({
      method: source.method,
      title: findText(resolveLanguage(language), `payment.method.${source.method}`) ?? source.method,
      direction: source.direction,
      payments: source.payments,
      amount: moneyText(source.amountMinor, source.currency),
      currency: source.currency,
      lastAt: source.lastAt.getTime(),
    }));
  };
