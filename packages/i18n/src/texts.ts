import type { Dictionary } from './dictionary.ts';
import type { LanguageSet } from './language-set.ts';
import { type LanguageTexts, readTexts } from './read-texts.ts';
import { createTranslator, type Translator } from './translator.ts';

/** The texts of a folder in all its languages; a language is read when it is first asked for. What a language lacks, its fallbacks say. */
export interface Texts {
  /** Says everything. A language that there is not is the base. */
  everything(language: string): Translator;
  /** Says what screens say: exactly what a browser knows. */
  screens(language: string): Translator;
  /** A text as the language itself or a wider one has it, the base apart: undefined where another source may know better than the base. */
  own(language: string, key: string): string | undefined;
  /** All texts of a language with those of its fallbacks, in one piece. */
  dictionary(language: string): Dictionary;
  /** Of these what screens say. */
  screenDictionary(language: string): Dictionary;
}

/** A function's values, each made once. */
function kept<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}

export function createTexts(folder: string, languages: LanguageSet): Texts {
  const read = kept((language): LanguageTexts => readTexts(folder, language));
  const screens = kept((language): Translator => {
    const fallback = languages.fallback(language);
    return createTranslator(language, languages.tag(language), read(language).screens, {
      others: fallback === undefined ? [] : [screens(fallback)],
    });
  });
  const everything = kept((language): Translator => {
    const fallback = languages.fallback(language);
    const beyond = fallback === undefined ? [] : [everything(fallback)];
    return createTranslator(language, languages.tag(language), read(language).server, { others: [screens(language), ...beyond] });
  });
  const merged = (language: string, of: (texts: LanguageTexts) => Dictionary): Dictionary => {
    const fallback = languages.fallback(language);
    return { ...(fallback === undefined ? {} : merged(fallback, of)), ...of(read(language)) };
  };
  const own = (language: string, key: string): string | undefined => {
    const { screens: said, server } = read(language);
    const fallback = languages.fallback(language);
    return said[key] ?? server[key] ?? (fallback === undefined || fallback === languages.base ? undefined : own(fallback, key));
  };
  const known = (language: string): string => (languages.has(language) ? language : languages.base);
  return {
    everything: (language) => everything(known(language)),
    screens: (language) => screens(known(language)),
    own: (language, key) => own(known(language), key),
    dictionary: (language) => merged(known(language), (texts) => ({ ...texts.screens, ...texts.server })),
    screenDictionary: (language) => merged(known(language), (texts) => texts.screens),
  };
}
