import { countryById, RESIDENCE_COUNTRIES } from '@touchline/catalogue/countries';
import { currencyByCode } from '@touchline/catalogue/currencies';
import { jurisdictionOf } from '@touchline/catalogue/jurisdictions/jurisdictions';
import { isSiteLanguage, SITE_LOCALES } from '@touchline/catalogue/languages';
import { LOGIN_IDENTIFIERS } from '@touchline/catalogue/login-kinds';
import { countryName } from '@touchline/catalogue/names';
import { isKindOpen, REGISTRATION_KINDS } from '@touchline/catalogue/registration-fields';
import type { SiteConfig } from '@touchline/contract/site';
import { formatMoney } from '@touchline/kernel/money';
import type { Config } from '#platform/config';
import type { Handler } from '#platform/handler';
import { taxesOf } from '../betting-taxes.ts';
import { ACCOUNT_CURRENCIES, minBetMinor, unitMinor } from '../currency-units.ts';
import { isServed } from '../jurisdiction.ts';
import { SITE_GROUP_SETTINGS } from '../site-groups.ts';
import { visitorDefaults } from '../visitor.ts';
import { isAuthRequired, shownLanguages } from '../visitor-rules.ts';

const amount = (minor: bigint, currency: string): string => formatMoney(minor, currencyByCode(currency)?.scale ?? 2);

function presentCountries(language: string): SiteConfig['countries'] {
  const collator = new Intl.Collator(language);
  return RESIDENCE_COUNTRIES.filter((c) => isServed(c.code))
    .map((c) => ({
      id: c.id,
      code: c.code.toLowerCase(),
      name: countryName(c.id, language),
      currencyId: currencyByCode(c.currency !== null && ACCOUNT_CURRENCIES.includes(c.currency) ? c.currency : 'EUR')?.id ?? 0,
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

/** R079: the groups and what follows from them for this visitor. */
export const siteConfig =
  (settings: Pick<Config, 'captcha' | 'vip' | 'ageGate' | 'modules' | 'framePath'>): Handler<'siteConfig'> =>
  (_input, caller) => {
    const { countryId, currency } = visitorDefaults(caller);
    const country = countryById(countryId);
    const known = currencyByCode(currency);
    const language = isSiteLanguage(caller.language) ? caller.language : 'en';
    return {
      groups: {
        ...SITE_GROUP_SETTINGS,
        modules: { ...SITE_GROUP_SETTINGS.modules, ...settings.modules },
        iframe: { transformPath: settings.framePath },
        captcha: { type: settings.captcha ?? 'none' },
        responsible: { ...SITE_GROUP_SETTINGS.responsible, ageGate: settings.ageGate },
      },
      derived: {
        refId: 1,
        groupId: 1,
        languageId: language,
        locale: SITE_LOCALES[language],
        geoCountryId: countryId,
        geoCountryCode: (country?.code ?? '').toLowerCase(),
        geoCurrency: {
          id: known?.id ?? 0,
          code: currency,
          symbol: known?.symbol ?? currency,
          name: new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency,
          hide: false,
          baseRateCoefficient: amount(unitMinor(currency) ?? 100n, currency),
          minBetSum: amount(minBetMinor(currency), currency),
          isCrypto: known?.crypto ?? false,
        },
        minimumAge: jurisdictionOf(country?.code).minimumAge,
        captchaType: settings.captcha,
        authTypes: [...LOGIN_IDENTIFIERS],
        consultant: {},
        cookieLevel: 3,
        authRequired: isAuthRequired(settings.vip, caller, country?.alpha2 ?? ''),
        headerBonus: caller.player !== null,
        languages: shownLanguages(caller.player !== null),
      },
      taxes: taxesOf(countryId, currency),
      currencies: ACCOUNT_CURRENCIES.map((code) => {
        const { id = 0, symbol = code, scale = 2 } = currencyByCode(code) ?? {};
        return { id, code, symbol, scale, minBet: amount(minBetMinor(code), code) };
      }),
      countries: presentCountries(language),
      registrationKinds: REGISTRATION_KINDS.filter((kind) => isKindOpen(kind, country?.alpha2 ?? '')),
    };
  };
