import { CONFIG_DEFAULTS, REQUEST_DEFAULTS } from '@touchline/catalogue/defaults';
import { BASE_LANGUAGE, INTERFACE_LANGUAGES, LOCALES, RTL_LANGUAGES, SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import type { SiteConfig } from '@touchline/contract/site/calls';

/** The configuration of the site (R079, R119, R120) as data. A group without a setting belongs to a part of the product that is not open. */
export const SITE_GROUP_SETTINGS: SiteConfig['groups'] = {
  global: {
    defaultLanguage: BASE_LANGUAGE,
    languages: [...SITE_LANGUAGES],
  },
  betting: {
    oddsFormat: REQUEST_DEFAULTS.cfview,
    priceMode: REQUEST_DEFAULTS.checkCf,
    multiEvent: REQUEST_DEFAULTS.multiEvent,
    overAmount: CONFIG_DEFAULTS.overAmount,
  },
  support: {},
  coupon: {
    maxBets: CONFIG_DEFAULTS.couponMaxBets,
    systemMaxBets: CONFIG_DEFAULTS.systemMaxBets,
    multiMaxBets: CONFIG_DEFAULTS.multiMaxBets,
    historyDays: CONFIG_DEFAULTS.couponHistoryDays,
  },
  cyber: {},
  application: {},
  modules: {},
  toto: {},
  iframe: {},
  footer: {},
  header: { navMaxVisible: CONFIG_DEFAULTS.headerNavMaxVisible, navIndentPx: CONFIG_DEFAULTS.headerNavIndentPx },
  promo: {},
  auth: { types: ['id', 'email', 'phone_number', 'sms', 'xframe_token'], autoLogoffMinutes: CONFIG_DEFAULTS.autoLogoffMinutes },
  office: { amountTemplate: CONFIG_DEFAULTS.amountTemplate },
  thirdParty: {},
  bringFriend: {},
  registration: {
    paymentsShown: CONFIG_DEFAULTS.registrationPaymentsShown,
    phoneMinDigits: CONFIG_DEFAULTS.phoneMinDigits,
    phoneMaxDigits: CONFIG_DEFAULTS.phoneMaxDigits,
  },
  globalEvent: {},
  bannerWidgets: {},
  dictionary: {
    interfaceLanguages: [...INTERFACE_LANGUAGES],
    locales: [...LOCALES],
    rtlLanguages: [...RTL_LANGUAGES],
  },
  customize: {},
  captcha: {},
  responsible: { minAge: CONFIG_DEFAULTS.minAgeYears },
  licence: {},
  other: { dashboardGamesLimit: CONFIG_DEFAULTS.dashboardGamesLimit },
  boolean: { playMoney: true },
};
