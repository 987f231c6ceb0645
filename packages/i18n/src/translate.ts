import type { Dictionary, TextArguments } from './dictionary.ts';
import { LANGUAGE_SET, type Language } from './languages.ts';
import { localesFolder } from './read-texts.ts';
import type { TextKey } from './text-key.ts';
import { createTexts, type Texts } from './texts.ts';
import type { Translator } from './translator.ts';

// For the server, which speaks every language at once. A browser loads one language's texts and never imports this file.

/** The server and its pages are two bundles, each with this file: what one of them has read the other one finds here. */
const SHARED = Symbol.for('touchline.texts');
const shared = globalThis as { [SHARED]?: Texts };
shared[SHARED] ??= createTexts(localesFolder(), LANGUAGE_SET);
const TEXTS = shared[SHARED];

/** The translator that screens are rendered with: it knows exactly what the browser's will know. */
export const translatorOf = (language: Language): Translator => TEXTS.screens(language);

/** The text of a key in a language. */
export const translate = (language: Language, key: TextKey, args?: TextArguments): string => TEXTS.everything(language)(key, args);

/** For keys made at run time: the text, else that of the language's fallbacks, else undefined. */
export const findText = (language: Language, key: string, args?: TextArguments): string | undefined =>
  TEXTS.everything(language).find(key, args);

/** The plain text of a key as the language itself has it: undefined where only the base does. */
export const ownText = (language: Language, key: string): string | undefined => TEXTS.own(language, key);

/** All texts of a language, those that it lacks in its fallbacks'. Merged again each time. */
export const dictionaryOf = (language: Language): Dictionary => TEXTS.dictionary(language);

/** Of these what screens say: what a browser may load. @internal For the build of the site. */
export const screenDictionaryOf = (language: Language): Dictionary => TEXTS.screenDictionary(language);
