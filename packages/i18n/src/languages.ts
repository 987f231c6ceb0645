import {
  INTERFACE_LANGUAGES,
  isRtl,
  isSiteLanguage,
  LOCALES,
  type Locale,
  SITE_LANGUAGES,
  SITE_LOCALES,
  type SiteLanguage,
} from '@touchline/catalogue/languages';

/** A language of the site: the first segment of every address. */
export type Language = SiteLanguage;

export interface LanguageInfo {
  readonly code: Language;
  /** The language's own name for itself. */
  readonly endonym: string;
  /** BCP 47 tag for Intl. Arabic asks for Latin digits: prices and scores read the same everywhere. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

const ENDONYMS: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', ar: 'العربية' };
const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru-RU', ar: 'ar-AE-u-nu-latn' };

/** Writing direction of a language code, of ours or not (R057). */
export const direction = (language: string): 'ltr' | 'rtl' => (isRtl(language) ? 'rtl' : 'ltr');

export const LANGUAGES: readonly LanguageInfo[] = SITE_LANGUAGES.map((code) => ({
  code,
  endonym: ENDONYMS[code],
  tag: TAGS[code],
  direction: direction(code),
}));

export const languageTag = (language: Language): string => TAGS[language];

/** The site language that a code asks for ("ru", "ru_RU", "AR-eg"); English where there are no texts in it. */
export function siteLanguage(code: string | undefined): Language {
  const language = code?.slice(0, 2).toLowerCase() ?? '';
  return isSiteLanguage(language) ? language : 'en';
}

interface Wish {
  /** As written, "en-US". */
  readonly tag: string;
  /** Of the interface languages (R058); `unknown` for every other one. */
  readonly language: (typeof INTERFACE_LANGUAGES)[number];
}

/** What an Accept-Language header wishes for, the best first; what is refused (q=0) is left out. */
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

/** The best site language for an Accept-Language header; null where it names none of them. */
export function negotiateLanguage(header: string | undefined): Language | null {
  for (const { language } of wishesOf(header)) if (isSiteLanguage(language)) return language;
  return null;
}

/** The locale (R058) that a header wishes for within a page's language: its first day of the week, for one. The language's own where it names none. */
export function negotiateLocale(header: string | undefined, language: Language): Locale {
  const named = wishesOf(header)
    .filter((wish) => wish.language === language)
    .map(({ tag }) => LOCALES.find((locale) => locale.toLowerCase() === tag.replace('-', '_').toLowerCase()));
  return named.find((locale) => locale !== undefined) ?? SITE_LOCALES[language];
}
