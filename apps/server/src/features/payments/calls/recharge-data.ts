import { currencyByCode } from '@touchline/catalogue/currencies';
import { siteLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { formatMoney } from '@touchline/kernel/money';
import type { Handler } from '#platform/handler';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import type { PaymentsDeps } from '../payments-deps.ts';

/** C050. */
export const rechargeData =
  ({ account, site }: PaymentsDeps): Handler<'rechargeData'> =>
  async (_input, caller) => {
    const { id, currency } = await account.readActiveAccount(caller.player?.id ?? 0n);
    const scale = currencyByCode(currency)?.scale ?? 2;
    const text = (units: bigint): string => formatMoney(units * (site.unitMinor(currency) ?? 100n), scale);
    return {
      accountId: String(id),
      currency,
      methods: PAYMENT_METHODS.map((method) => ({
        id: method.id,
        title: findText(siteLanguage(caller.language), `payment.method.${method.id}`) ?? method.id,
        media_key: method.mediaKey,
        minAmount: text(method.minUnits),
        maxAmount: text(method.maxUnits),
        presets: method.presetUnits.map(text),
        currency,
      })),
    };
  };
