import { SITE_LANGUAGES } from '@touchline/catalogue/languages';
import { siteLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { Sentence } from '#platform/failure-reply';

/** Languages that the dictionaries have. */
export const LANGUAGES: readonly string[] = SITE_LANGUAGES;

/** What a caller is told about a refusal. */
export const sentence: Sentence = (language, code, args) => findText(siteLanguage(language), `error.${code}`, args) ?? code;
