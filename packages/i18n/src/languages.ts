import { isRtl, isSiteLanguage, SITE_LANGUAGES, type SiteLanguage } from '@touchline/catalogue/languages';

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

/** The best site language for an Accept-Language header; null where it names none of them. */
export function negotiateLanguage(header: string | undefined): Language | null {
  const wishes = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) };
    })
    .filter((wish) => wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wishes) if (isSiteLanguage(language)) return language;
  return null;
}
