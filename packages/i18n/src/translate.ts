import { ALL_TEXTS as ALL_AR } from './dictionaries/all.ar.ts';
import { ALL_TEXTS as ALL_EN } from './dictionaries/all.en.ts';
import { ALL_TEXTS as ALL_RU } from './dictionaries/all.ru.ts';
import { DICTIONARY as AR } from './dictionaries/ar.ts';
import { DICTIONARY as EN } from './dictionaries/en.ts';
import { DICTIONARY as RU } from './dictionaries/ru.ts';
import type { Dictionary, TextArguments, TextKey } from './dictionary.ts';
import type { Language } from './languages.ts';
import { createTranslator, type Translator } from './translator.ts';

/** For the server, which speaks every language at once. A browser loads one dictionary (load-dictionary.ts) and never imports this file. */
export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en: ALL_EN, ru: ALL_RU, ar: ALL_AR };

const translators = (dictionaries: Readonly<Record<Language, Dictionary>>): Readonly<Record<Language, Translator>> => ({
  en: createTranslator('en', dictionaries.en),
  ru: createTranslator('ru', dictionaries.ru),
  ar: createTranslator('ar', dictionaries.ar),
});

const EVERYTHING = translators(DICTIONARIES);
const SCREENS = translators({ en: EN, ru: RU, ar: AR });

/** The translator that screens are rendered with: it knows exactly what the browser's will know. */
export const translatorOf = (language: Language): Translator => SCREENS[language];

/** The text of a key in a language. */
export const translate = (language: Language, key: TextKey, args?: TextArguments): string => EVERYTHING[language](key, args);

/** For keys made at run time: the text, else the English one, else undefined. */
export const findText = (language: Language, key: string, args?: TextArguments): string | undefined =>
  EVERYTHING[language].find(key, args) ?? EVERYTHING.en.find(key, args);
