import type { DICTIONARY } from './dictionaries/en.ts';

/** Keys are typed from the English dictionary; sport names, which the catalogue holds, are `sport.<id>`. */
export type TextKey = keyof typeof DICTIONARY | `sport.${number}`;

/** One language's texts: ICU messages by key. Plain data, so it can be sent as JSON. */
export type Dictionary = Readonly<Record<string, string>>;

export type TextArguments = Readonly<Record<string, string | number>>;
