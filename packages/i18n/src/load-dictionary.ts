import type { Dictionary } from './dictionary.ts';
import type { Language } from './languages.ts';

/** Loads one language's texts. Each import is a chunk of its own, so only one language reaches a browser. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  switch (language) {
    case 'en':
      return (await import('./dictionaries/en.ts')).DICTIONARY;
    case 'ru':
      return (await import('./dictionaries/ru.ts')).DICTIONARY;
    case 'ar':
      return (await import('./dictionaries/ar.ts')).DICTIONARY;
  }
}
