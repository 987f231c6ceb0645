import { BASE_LANGUAGE, isRtl, SITE_LANGUAGE_DATA } from '@touchline/catalogue/places/languages';
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

/** The language that a site that offers some speaks to a visitor it knows nothing of: the base, or the first where the base is none of them. */
export const defaultLanguage = (offered: readonly string[]): Language =>
  offered.includes(BASE_LANGUAGE) ? BASE_LANGUAGE : (offered[0] ?? BASE_LANGUAGE);
