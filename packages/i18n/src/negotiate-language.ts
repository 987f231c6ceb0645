import { matchLanguage, SITE_LANGUAGES, siteLocale } from '@touchline/catalogue/places/languages';
import { INTERFACE_LANGUAGES, LOCALES, type Locale } from '@touchline/catalogue/places/locales';
import type { Language } from './languages.ts';

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
