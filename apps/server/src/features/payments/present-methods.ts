import { currencyByCode } from '@touchline/catalogue/currencies';
import type { RechargeMethod } from '@touchline/contract/payments';
import { siteLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { formatMoney } from '@touchline/kernel/money';
import type { z } from 'zod';
import type { SiteFeature } from '#features/site';
import { PAYMENT_METHODS } from './payment-methods.ts';

/** The methods with their limits in a currency, named in a language. */
export function presentMethods(site: Pick<SiteFeature, 'unitMinor'>, currency: string, language: string): z.infer<typeof RechargeMethod>[] {
  const scale = currencyByCode(currency)?.scale ?? 2;
  const text = (units: bigint): string => formatMoney(units * (site.unitMinor(currency) ?? 100n), scale);
  return PAYMENT_METHODS.map((method) => ({
    id: method.id,
    title: findText(siteLanguage(language), `payment.method.${method.id}`) ?? method.id,
    media_key: method.mediaKey,
    minAmount: text(method.minUnits),
    maxAmount: text(method.maxUnits),
    presets: method.presetUnits.map(text),
    currency,
  }));
}
