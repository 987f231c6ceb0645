import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { ErrorMessage } from '#platform/http/failure-reply';

/** Languages that the dictionaries have. */
export const LANGUAGES: readonly string[] = SITE_LANGUAGES;

/** The sentence for a caller about a refusal. */
export const sentence: ErrorMessage = (language, code, args) => findText(resolveLanguage(language), `error.${code}`, args) ?? code;
