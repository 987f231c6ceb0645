import { countryByCode } from '@touchline/catalogue/countries';
import type { Caller } from '#platform/handler';
import { ACCOUNT_CURRENCIES } from './currency-units.ts';
import { isServed } from './jurisdiction.ts';

/** Assumed where the browser says nothing: a country whose residents' bets bear no tax. */
const DEFAULT_COUNTRY = 'IE';
const DEFAULT_CURRENCY = 'EUR';

export interface VisitorDefaults {
  readonly countryId: number;
  readonly currency: string;
}

/** What forms offer a visitor first: the region of the browser's language ("en-KE") and its currency. No look-up of addresses is involved. */
export function visitorDefaults(caller: Pick<Caller, 'message'>): VisitorDefaults {
  const regions = (caller.message.header('accept-language') ?? '').matchAll(/\b[a-z]{2}-([A-Z]{2})\b/g);
  for (const [, region = ''] of regions) {
    const country = countryByCode(region);
    if (!country || !isServed(region)) continue;
    const currency = country.currency !== null && ACCOUNT_CURRENCIES.includes(country.currency) ? country.currency : DEFAULT_CURRENCY;
    return { countryId: country.id, currency };
  }
  return { countryId: countryByCode(DEFAULT_COUNTRY)?.id ?? 1, currency: DEFAULT_CURRENCY };
}
