import LANGUAGES from '../../../../locales/languages.json' with { type: 'json' };
import type { Locale } from './locales.ts';

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
