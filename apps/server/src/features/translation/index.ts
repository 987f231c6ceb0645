import type { Feature } from '#platform/feature';
import { translationByLanguage, translationFile, translationUnits } from './calls/translations.ts';

/** Serves the dictionaries that the site is built with. */
export function createTranslationFeature() {
  return {
    handlers: { translationByLanguage, translationUnits, translationFile },
  } satisfies Feature;
}
