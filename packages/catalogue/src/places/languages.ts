import LANGUAGES from '../../../../locales/languages.json' with { type: 'json' };

/** Interface languages and locales (R057, R058). The specification gives examples of codes; the list is the languages our locales cover. */
export const INTERFACE_LANGUAGES = [
  'am',
  'ar',
  'az',
  'be',
  'bg',
  'bn',
  'bs',
  'ca',
  'cn',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'ga',
  'gu',
  'he',
  'hi',
  'hr',
  'hu',
  'hy',
  'id',
  'iq',
  'is',
  'it',
  'ja',
  'ka',
  'kk',
  'km',
  'ko',
  'ku',
  'ky',
  'lo',
  'lt',
  'lv',
  'mk',
  'mn',
  'ms',
  'my',
  'nb',
  'ne',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'si',
  'sk',
  'sl',
  'so',
  'sq',
  'sr',
  'sv',
  'sw',
  'ta',
  'tg',
  'th',
  'tk',
  'tr',
  'tw',
  'uk',
  'ur',
  'uz',
  'vi',
  'unknown',
] as const;

/** About 80 locales, written as the specification writes them (en_GB). */
export const LOCALES = [
  'am_ET',
  'ar_AE',
  'ar_EG',
  'ar_IQ',
  'ar_MA',
  'ar_SA',
  'az_AZ',
  'be_BY',
  'bg_BG',
  'bn_BD',
  'bn_IN',
  'bs_BA',
  'ca_ES',
  'cs_CZ',
  'da_DK',
  'de_AT',
  'de_CH',
  'de_DE',
  'el_GR',
  'en_AU',
  'en_CA',
  'en_GB',
  'en_IE',
  'en_IN',
  'en_NG',
  'en_US',
  'en_ZA',
  'es_AR',
  'es_CL',
  'es_CO',
  'es_ES',
  'es_MX',
  'es_PE',
  'et_EE',
  'fa_IR',
  'fi_FI',
  'fr_CA',
  'fr_CI',
  'fr_FR',
  'fr_SN',
  'ga_IE',
  'gu_IN',
  'he_IL',
  'hi_IN',
  'hr_HR',
  'hu_HU',
  'hy_AM',
  'id_ID',
  'is_IS',
  'it_IT',
  'ja_JP',
  'ka_GE',
  'kk_KZ',
  'km_KH',
  'ko_KR',
  'ku_IQ',
  'ky_KG',
  'lo_LA',
  'lt_LT',
  'lv_LV',
  'mk_MK',
  'mn_MN',
  'ms_MY',
  'my_MM',
  'nb_NO',
  'ne_NP',
  'nl_NL',
  'pl_PL',
  'pt_BR',
  'pt_PT',
  'ro_RO',
  'ru_RU',
  'si_LK',
  'sk_SK',
  'sl_SI',
  'so_SO',
  'sq_AL',
  'sr_RS',
  'sv_SE',
  'sw_KE',
  'ta_IN',
  'tg_TJ',
  'th_TH',
  'tk_TM',
  'tr_TR',
  'uk_UA',
  'ur_PK',
  'uz_UZ',
  'vi_VN',
  'zh_CN',
  'zh_TW',
] as const;

export type Locale = (typeof LOCALES)[number];

/** Languages written from right to left, as the specification writes them; IQ is its code of Iraqi Arabic and Kurdish. */
export const RTL_LANGUAGES: readonly string[] = ['FA', 'AR', 'HE', 'KU', 'UR', 'IQ'];

/** Whether a language code, in either case and with or without a country, is written from right to left. */
export const isRtl = (language: string): boolean => RTL_LANGUAGES.includes((language.split(/[-_]/)[0] ?? '').toUpperCase());

/** A language of the site as `locales/languages.json` has it. */
export interface SiteLanguage {
  /** As addresses begin with it and as its folder of texts is called: "ru", "pt-BR". */
  readonly code: string;
  /** The language's own name for itself. */
  readonly endonym: string;
  /** BCP 47 tag for Intl. Arabic asks for Latin digits: prices and scores read the same everywhere. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Locale (R058) where the player has not chosen another. */
  readonly locale: Locale;
  /** Intl's style of "in 54 min" on the first line of a row, where Russian's short form is too long and its narrow one as clear ("+21 мин"). */
  readonly shortWait: 'short' | 'narrow';
}

/** The languages that there are texts in and that therefore have addresses of their own. */
export const SITE_LANGUAGE_DATA = LANGUAGES.languages as readonly SiteLanguage[];

/** Says what another language lacks, and whatever is said before a language is known. */
export const BASE_LANGUAGE: string = LANGUAGES.base;

/** Their codes. */
export const SITE_LANGUAGES: readonly string[] = SITE_LANGUAGE_DATA.map(({ code }) => code);

export const isSiteLanguage = (code: string): boolean => SITE_LANGUAGES.includes(code);

/** Of some languages the one that a wish asks for ("pt_br", "PT"): the very tag, else its language, else that language as another country has it. */
export function matchLanguage(wish: string | undefined, codes: readonly string[]): string | undefined {
  const tag = (wish ?? '').trim().replaceAll('_', '-').toLowerCase();
  const [language = ''] = tag.split('-');
  return (
    codes.find((code) => code.toLowerCase() === tag) ??
    codes.find((code) => code.toLowerCase() === language) ??
    codes.find((code) => code.split('-')[0]?.toLowerCase() === language)
  );
}

/** Locale of a site language where the player has not chosen another; the base language's for any other. */
export function siteLocale(code: string): Locale {
  const named = SITE_LANGUAGE_DATA.find((language) => language.code === code);
  return (named ?? SITE_LANGUAGE_DATA.find((language) => language.code === BASE_LANGUAGE))?.locale ?? 'en_GB';
}
