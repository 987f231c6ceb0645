import { CHAT_TEXT, type ChatTextFault } from '@touchline/contract/casino-chat/enums';
import { hasForbiddenWord } from './forbidden-words.ts';

/** An address: something with a dot before letters, without a space; also where the dot is written out. */
const LINK =
  /:\/\/|www\.|[\p{L}\p{N}]\s?[.。․]\s?(?:com|net|org|info|io|me|ru|bet|xyz|link|top|gg|tv|app|site|online|рф)(?![\p{L}\p{N}])|[\p{L}\p{N}][.。․]\p{L}{2}|[([]\s?(?:dot|точка)\s?[)\]]/iu;
/** An e-mail address, or a name in another network. */
const EMAIL = /@\s?[\p{L}\p{N}]|[([]\s?at\s?[)\]]/iu;
/** Seven digits with nothing but signs between them: telephones, cards, accounts. Amounts and results have fewer. */
const NUMBER = /(?:\p{Nd}[\s.\-–—()/_*+,]{0,3}){7}/u;

/** Undefined for a clean text (`cleanText`) that a room takes; else what is wrong with it. Digits of every script count. */
export function textFault(text: string, words: readonly string[]): ChatTextFault | undefined {
  const length = Array.from(text).length;
  if (!/[^\s\p{M}\u200C\u200D]/u.test(text)) return 'empty';
  if (length > CHAT_TEXT.max) return 'long';
  // Full-width and enclosed forms are read as what they stand for.
  const plain = text.normalize('NFKC').replace(/[\u200C\u200D]/g, '');
  if (EMAIL.test(plain)) return 'email';
  if (LINK.test(plain)) return 'link';
  if (NUMBER.test(plain)) return 'number';
  return hasForbiddenWord(plain, words) ? 'word' : undefined;
}

/** A text without case, marks, spaces and repeats of a letter: what is said twice has one. */
export const foldText = (text: string): string => {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/(.)\1+/gu, '$1');
  // Signs alone ("!!!", emoji) are compared as they are.
  return letters === '' ? text : letters;
};
