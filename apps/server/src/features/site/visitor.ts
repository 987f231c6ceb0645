import { countryByCode } from '@touchline/catalogue/places/countries';
import type { Caller } from '#platform/http/handler';
import type { ReadSettings } from './settings/site-settings.ts';

/** Assumed where the browser says nothing: a country whose residents' bets bear no tax. */
const DEFAULT_COUNTRY = 'IE';

export interface VisitorDefaults {
  readonly countryId: number;
  readonly currency: string;
}

/**
 * The first suggestions of forms for a visitor: the region of the browser's language ("en-KE") and its currency. No look-up of addresses is involved.
 */
export function visitorDefaults(readSettings: ReadSettings, caller: Pick<Caller, 'message' | 'brand'>): VisitorDefaults {
  const { currencies, countriesNotServed } = readSettings({ brandId: caller.brand.id });
  const [first = 'EUR'] = currencies;
  const regions = (caller.message.header('accept-language') ?? '').matchAll(/\b[a-z]{2}-([A-Z]{2})\b/g);
  for (const [, region = ''] of regions) {
    const country = countryByCode(region);
    if (!country || countriesNotServed.includes(region)) continue;
    const currency = country.currency !== null && currencies.includes(country.currency) ? country.currency : first;
    return { countryId: country.id, currency };
  }
  return { countryId: countryByCode(DEFAULT_COUNTRY)?.id ?? 1, currency: first };
}
