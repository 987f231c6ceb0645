import { COUPON_RULES } from '@touchline/betting/coupon/coupon';
import { ODDS_FORMATS } from '@touchline/betting/odds-format';
import { LOGIN_IDENTIFIERS } from '@touchline/catalogue/account/login-kinds';
import { CONFIG_DEFAULTS, REQUEST_DEFAULTS } from '@touchline/catalogue/defaults';
import { RTL_LANGUAGES } from '@touchline/catalogue/places/languages';
import { INTERFACE_LANGUAGES, LOCALES } from '@touchline/catalogue/places/locales';
import type { SiteConfig } from '@touchline/contract/site/calls';
import type { SiteSettings } from '@touchline/contract/site/settings';
import { defaultLanguage } from '@touchline/i18n/languages';

/** The groups' values besides the settings: whose site it is, and what the installation and the visitor's country add. */
interface SiteGroupFacts {
  readonly brand: { readonly id: number; readonly groupId: number; readonly name: string };
  readonly framePath: string;
  readonly captcha: string | null;
  readonly minimumAge: number;
}

/**
 * The configuration of the site (R079, R119, R120) as data: settings of the site, and the bounds that the product's own rules have. What neither
 * a setting nor a rule says is the specification's default, which the reply owes. A group without a setting belongs to a part of the product that
 * is not open.
 */
export const siteGroups = (settings: SiteSettings, { brand, framePath, captcha, minimumAge }: SiteGroupFacts): SiteConfig['groups'] => ({
  global: {
    defaultLanguage: defaultLanguage(settings.languages),
    languages: settings.languages,
    refId: brand.id,
    groupId: brand.groupId,
    projectName: brand.name,
  },
  betting: {
    oddsFormat: ODDS_FORMATS.indexOf(settings.oddsFormat),
    priceMode: REQUEST_DEFAULTS.checkCf,
    multiEvent: REQUEST_DEFAULTS.multiEvent,
    overAmount: CONFIG_DEFAULTS.overAmount,
  },
  support: { email: settings.supportEmail },
  coupon: {
    maxBets: COUPON_RULES.maxLegs,
    systemMaxBets: COUPON_RULES.maxSystemLegs,
    multiMaxBets: COUPON_RULES.maxSystemLegs,
    historyDays: CONFIG_DEFAULTS.couponHistoryDays,
  },
  cyber: {},
  application: {},
  modules: settings.modules,
  toto: {},
  iframe: { transformPath: framePath },
  footer: {},
  header: { navMaxVisible: settings.headerNavMaxVisible, navIndentPx: CONFIG_DEFAULTS.headerNavIndentPx },
  promo: {},
  auth: { types: [...LOGIN_IDENTIFIERS], autoLogoffMinutes: CONFIG_DEFAULTS.autoLogoffMinutes },
  office: { amountTemplate: CONFIG_DEFAULTS.amountTemplate },
  thirdParty: {},
  bringFriend: {},
  registration: {
    paymentsShown: CONFIG_DEFAULTS.registrationPaymentsShown,
    phoneMinDigits: CONFIG_DEFAULTS.phoneMinDigits,
    phoneMaxDigits: CONFIG_DEFAULTS.phoneMaxDigits,
    kinds: settings.registrationKinds,
  },
  globalEvent: {},
  bannerWidgets: {},
  dictionary: {
    interfaceLanguages: [...INTERFACE_LANGUAGES],
    locales: [...LOCALES],
    rtlLanguages: [...RTL_LANGUAGES],
  },
  customize: {},
  captcha: { type: captcha ?? 'none' },
  responsible: { minAge: minimumAge, ageGate: settings.ageGate },
  licence: { text: settings.licence },
  other: { dashboardGamesLimit: CONFIG_DEFAULTS.dashboardGamesLimit },
  boolean: { playMoney: true },
});
