import {
  BASE_LANGUAGE,
  INTERFACE_LANGUAGES,
  isRtl,
  LOCALES,
  type Locale,
  matchLanguage,
  SITE_LANGUAGE_DATA,
  SITE_LANGUAGES,
  siteLocale,
} from '@touchline/catalogue/places/languages';
import { createLanguageSet } from './language-set.ts';

/** Code of a language of the site: the first segment of every address. Which there are is data: `locales/languages.json`. */
export type Language = string;

/** The site's languages. */
export const LANGUAGE_SET = createLanguageSet(SITE_LANGUAGE_DATA, BASE_LANGUAGE);

export const LANGUAGES = LANGUAGE_SET.all;

/** Writing direction of a language code, of ours or not (R057). */
export const textDirection = (language: string): 'ltr' | 'rtl' =>
  LANGUAGES.find(({ code }) => code === language)?.direction ?? (isRtl(language) ? 'rtl' : 'ltr');

export const languageTag = (language: Language): string => LANGUAGE_SET.tag(language);

/** The site language that a code asks for ("ru", "ru_RU", "AR-eg"); the base where there are no texts in it. */
export const resolveLanguage = (code: string | undefined): Language => LANGUAGE_SET.match(code);

interface Wish {
  /** As written, "en-US". */
  readonly tag: string;
  /** Of the interface languages (R058); `unknown` for every other one. */
  readonly language: (typeof INTERFACE_LANGUAGES)[number];
}

/** The wishes of an Accept-Language header, the best first; what is refused (q=0) is left out. */
function wishesOf(header: string | undefined): readonly Wish[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
      const code = tag.split(/[-_]/)[0]?.toLowerCase();
      return { tag, language: INTERFACE_LANGUAGES.find((one) => one === code) ?? 'unknown', quality: Number(quality ?? 1) };
    })
    .filter((wish) => wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
}

/** The language that a site that offers some speaks to a visitor it knows nothing of: the base, or the first where the base is none of them. */
export const defaultLanguage = (offered: readonly string[]): Language =>
  offered.includes(BASE_LANGUAGE) ? BASE_LANGUAGE : (offered[0] ?? BASE_LANGUAGE);

/** The best of the languages that a site offers for an Accept-Language header; null where it names none of them. */
export function negotiateLanguage(header: string | undefined, offered: readonly string[] = SITE_LANGUAGES): Language | null {
  for (const { tag } of wishesOf(header)) {
    const language = matchLanguage(tag, offered);
    if (language !== undefined) return language;
  }
  return null;
}

/** The locale (R058) that a header wishes for within a page's language: its first day of the week, for one. The language's own where it names none. */
export function negotiateLocale(header: string | undefined, language: Language): Locale {
  const named = wishesOf(header)
    .filter((wish) => wish.language === language.split('-')[0])
    .map(({ tag }) => LOCALES.find((locale) => locale.toLowerCase() === tag.replace('-', '_').toLowerCase()));
  return named.find((locale) => locale !== undefined) ?? siteLocale(language);
}
