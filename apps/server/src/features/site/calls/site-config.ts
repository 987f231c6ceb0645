import { LOGIN_IDENTIFIERS } from '@touchline/catalogue/account/login-kinds';
import { findJurisdiction } from '@touchline/catalogue/jurisdictions/jurisdictions';
import { moneyText } from '@touchline/catalogue/money-text';
import { countryById, RESIDENCE_COUNTRIES } from '@touchline/catalogue/places/countries';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { siteLocale } from '@touchline/catalogue/places/languages';
import type { SiteConfig } from '@touchline/contract/site/calls';
import type { SiteSettings } from '@touchline/contract/site/settings';
import { countryName } from '@touchline/i18n/country-name';
import { resolveLanguage } from '@touchline/i18n/languages';
import type { Config } from '#platform/config';
import type { Handler } from '#platform/http/handler';
import { taxesOf } from '../betting-taxes.ts';
import { unitMinor } from '../currency-units.ts';
import { minBetMinor } from '../min-bet.ts';
import { openKinds } from '../open-kinds.ts';
import type { ReadSettings } from '../settings/site-settings.ts';
import { siteGroups } from '../site-groups.ts';
import { visitorDefaults } from '../visitor.ts';
import { isAuthRequired, shownLanguages } from '../visitor-rules.ts';

function presentCountries(language: string, { countriesNotServed, currencies }: SiteSettings): SiteConfig['countries'] {
  const [first = ''] = currencies;
  const collator = new Intl.Collator(language);
  return RESIDENCE_COUNTRIES.filter((c) => !countriesNotServed.includes(c.code))
    .map((c) => ({
      id: c.id,
      code: c.code.toLowerCase(),
      name: countryName(c.id, language),
      currencyId: currencyByCode(c.currency !== null && currencies.includes(c.currency) ? c.currency : first)?.id ?? 0,
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

/** R079: the groups and what follows from them for this visitor. */
export const siteConfig =
  (installation: Pick<Config, 'captcha' | 'framePath'>, readSettings: ReadSettings): Handler<'siteConfig'> =>
  (_input, caller) => {
    const { countryId, currency } = visitorDefaults(readSettings, caller);
    const country = countryById(countryId);
    const known = currencyByCode(currency);
    const language = resolveLanguage(caller.language);
    const settings = readSettings({ brandId: caller.brand.id, country: country?.alpha2 ?? undefined, language });
    const minimumAge = Math.max(findJurisdiction(country?.code).minimumAge, settings.minimumAge);
    return {
      groups: siteGroups(settings, { brand: caller.brand, framePath: installation.framePath, captcha: installation.captcha, minimumAge }),
      derived: {
        refId: caller.brand.id,
        groupId: caller.brand.groupId,
        languageId: language,
        locale: siteLocale(language),
        geoCountryId: countryId,
        geoCountryCode: (country?.code ?? '').toLowerCase(),
        geoCurrency: {
          id: known?.id ?? 0,
          code: currency,
          symbol: known?.symbol ?? currency,
          name: new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency,
          hide: false,
          baseRateCoefficient: moneyText(unitMinor(currency) ?? 100n, currency),
          minBetSum: moneyText(minBetMinor(settings, currency), currency),
          isCrypto: known?.crypto ?? false,
        },
        minimumAge,
        captchaType: installation.captcha,
        authTypes: [...LOGIN_IDENTIFIERS],
        consultant: {},
        cookieLevel: 3,
        authRequired: isAuthRequired(readSettings, caller),
        headerBonus: caller.player !== null,
        languages: shownLanguages(settings.languages, caller.player !== null),
      },
      taxes: taxesOf(countryId, currency),
      currencies: settings.currencies.map((code) => {
        const { id = 0, symbol = code, scale = 2 } = currencyByCode(code) ?? {};
        return { id, code, symbol, scale, minBet: moneyText(minBetMinor(settings, code), code) };
      }),
      countries: presentCountries(language, settings),
      registrationKinds: openKinds(settings, country?.alpha2 ?? ''),
    };
  };
