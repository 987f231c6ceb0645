import { countryByCode, countryById } from '@touchline/catalogue/countries';
import { currencyById } from '@touchline/catalogue/currencies';
import { jurisdictionOf } from '@touchline/catalogue/jurisdictions/jurisdictions';
import { Failure } from '#platform/failure';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { taxesOf } from './betting-taxes.ts';
import { informationPage } from './calls/information-page.ts';
import { siteConfig } from './calls/site-config.ts';
import { ACCOUNT_CURRENCIES, minBetMinor, unitMinor } from './currency-units.ts';
import { isServed } from './jurisdiction.ts';
import { SITE_GROUP_SETTINGS } from './site-groups.ts';
import { visitorDefaults } from './visitor.ts';

/** What the site is: its configuration, whom it serves, in which currencies. Pure data; nothing of it is in the database. */
export function createSiteFeature({ config }: Pick<Platform, 'config'>) {
  return {
    handlers: { siteConfig: siteConfig(config), informationPage },
    visitorDefaults,
    minBetMinor,
    /** Currencies that accounts can be opened in. */
    currencies: ACCOUNT_CURRENCIES,
    /** A round amount of the order of one euro, in minor units. */
    unitMinor,
    minimumAge: (countryId: number): number => jurisdictionOf(countryById(countryId)?.code).minimumAge,
    /** The policy for a country's residents: age, limits, registers, what may be offered. */
    jurisdiction: (countryId: number) => jurisdictionOf(countryById(countryId)?.code),
    /** By ISO alpha-2; 0 where there is none. */
    countryIdOf: (code: string): number => countryByCode(code)?.id ?? 0,
    countryCode: (countryId: number): string | undefined => countryById(countryId)?.alpha2 ?? undefined,
    /** Whether a part of the product is open; one that the configuration does not name is. */
    isOpen: (module: string): boolean => (config.modules[module] ?? SITE_GROUP_SETTINGS.modules[module]) !== false,
    /** R080, by the country of residence and the currency of the account that bets. */
    taxes: taxesOf,
    /** Throws Failure `country_not_served`, or `invalid` for a country or currency that accounts cannot have. */
    requireServed(countryId: number, currencyId: number): void {
      const country = countryById(countryId);
      if (country?.kind !== 'iso') throw new Failure('invalid', { fields: { country_id: ['unknown'] } });
      if (!isServed(country.code)) throw new Failure('country_not_served', { fields: { country_id: ['country_not_served'] } });
      if (!ACCOUNT_CURRENCIES.includes(currencyById(currencyId)?.code ?? ''))
        throw new Failure('invalid', { fields: { currency_id: ['unknown'] } });
    },
  } satisfies Feature<'siteConfig' | 'informationPage'> & Record<string, unknown>;
}

export type SiteFeature = ReturnType<typeof createSiteFeature>;
