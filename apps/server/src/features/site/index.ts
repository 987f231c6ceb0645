import type { RegistrationKind } from '@touchline/catalogue/account/registration-fields';
import { findJurisdiction } from '@touchline/catalogue/jurisdictions/jurisdictions';
import { countryByCode, countryById } from '@touchline/catalogue/places/countries';
import { currencyById } from '@touchline/catalogue/places/currencies';
import type { SiteModule } from '@touchline/contract/site/site-modules';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '#platform/feature';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { ageInYears } from './age-in-years.ts';
import { taxesOf } from './betting-taxes.ts';
import { informationPage } from './calls/information-page.ts';
import { siteConfig } from './calls/site-config.ts';
import { ACCOUNT_CURRENCIES, unitMinor } from './currency-units.ts';
import { minBetMinor } from './min-bet.ts';
import { openKinds } from './open-kinds.ts';
import { operatorSetSiteSetting, operatorSiteSettings, type SiteConsoleDeps } from './operator/site-settings.ts';
import { createPageRules } from './page-rules.ts';
import { registerLook } from './register-look.ts';
import { closedSportsOf } from './settings/closed-sports.ts';
import type { SettingsQuestion } from './settings/resolve-settings.ts';
import { openSiteSettings } from './settings/site-settings.ts';
import { visitorDefaults } from './visitor.ts';

export { fromPoolCurrency } from './from-pool-currency.ts';

/** A brand's site: its configuration, whom it serves, in which currencies. */
export async function createSiteFeature(
  platform: Pick<Platform, 'brands' | 'bus' | 'clock' | 'config' | 'pool'>,
  { operators }: Pick<SiteConsoleDeps, 'operators'>,
) {
  const { config } = platform;
  const readSettings = await openSiteSettings(platform);
  const minimumAge = (brandId: number, countryId: number): number => {
    const code = countryById(countryId)?.code;
    return Math.max(findJurisdiction(code).minimumAge, readSettings({ brandId, country: code }).minimumAge);
  };
  return {
    handlers: {
      siteConfig: siteConfig(config, readSettings),
      informationPage,
      operatorSiteSettings: operatorSiteSettings({ platform, operators, readSettings }),
      operatorSetSiteSetting: operatorSetSiteSetting({ platform, operators, readSettings }),
    },
    ...createPageRules(platform, readSettings),
    routes: (server: FastifyInstance) => registerLook(server, platform.brands, readSettings),
    /** Every setting of the site, by brand, country, language and device. */
    readSettings,
    visitorDefaults: (caller: Pick<Caller, 'message' | 'brand'>) => visitorDefaults(readSettings, caller),
    /** Sports that a brand does not offer. */
    closedSports: (brandId: number): readonly number[] => closedSportsOf(readSettings({ brandId })),
    /** The same of a brand or a group, for people of a country where one is named (ISO alpha-2). */
    closedSportsFor: (whose: SettingsQuestion): readonly number[] => closedSportsOf(readSettings(whose)),
    /** Terms for bets that a brand, and the law of a player's country, set. */
    houseTerms(brandId: number, countryId: number) {
      const country = countryById(countryId);
      const settings = readSettings({ brandId, country: country?.alpha2 ?? undefined });
      return {
        minBetMinor: (currency: string): bigint => minBetMinor(settings, currency),
        stakeLimitPercent: settings.stakeLimitPercent,
        closedSports: [...closedSportsOf(settings), ...findJurisdiction(country?.code).forbiddenSports],
      };
    },
    /** A brand's smallest stake in a currency, wherever its player lives. */
    minStakeMinor: (brandId: number, currency: string): bigint => minBetMinor(readSettings({ brandId }), currency),
    /** Currencies that accounts can be opened in at any brand. */
    currencies: ACCOUNT_CURRENCIES,
    /** A round amount of the order of one euro, in minor units. */
    unitMinor,
    /** The value that the law of the country asks for, or the site's where it asks for more. */
    minimumAge,
    /** Full years since a birth date (ISO 8601). */
    ageOn: (birthDate: string): number => ageInYears(birthDate, platform.clock.now()),
    /** Throws Failure `under_age` for a birth date below that age. */
    requireAge(brandId: number, countryId: number, birthDate: string): void {
      const age = minimumAge(brandId, countryId);
      if (ageInYears(birthDate, platform.clock.now()) < age)
        throw new Failure('under_age', { fields: { birth_date: ['under_age'] }, args: { age } });
    },
    /** The policy for a country's residents: age, limits, registers, what may be offered. */
    jurisdiction: (countryId: number) => findJurisdiction(countryById(countryId)?.code),
    /** By ISO alpha-2; 0 where there is none. */
    countryIdOf: (code: string): number => countryByCode(code)?.id ?? 0,
    countryCode: (countryId: number): string | undefined => countryById(countryId)?.alpha2 ?? undefined,
    /** Whether a part of the product is open. */
    isOpen: (brandId: number, module: SiteModule): boolean => readSettings({ brandId }).modules[module] !== false,
    /** Ways to register at a brand for residents of a country (ISO alpha-2). */
    registrationKinds: (brandId: number, country: string): RegistrationKind[] => openKinds(readSettings({ brandId, country }), country),
    /** R080, by the country of residence and the currency of the account that bets. */
    taxes: taxesOf,
    /** Throws Failure `country_not_served`, or `invalid` for a country or currency that accounts cannot have. */
    requireServed(brandId: number, countryId: number, currencyId: number): void {
      const country = countryById(countryId);
      if (country?.kind !== 'iso') throw new Failure('invalid', { fields: { country_id: ['unknown'] } });
      const { countriesNotServed, currencies } = readSettings({ brandId, country: country.code });
      if (countriesNotServed.includes(country.code))
        throw new Failure('country_not_served', { fields: { country_id: ['country_not_served'] } });
      if (!currencies.includes(currencyById(currencyId)?.code ?? ''))
        throw new Failure('invalid', { fields: { currency_id: ['unknown'] } });
    },
  } satisfies Feature & Record<string, unknown>;
}

export type SiteFeature = Awaited<ReturnType<typeof createSiteFeature>>;
