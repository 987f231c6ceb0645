import { CHAT_NAME, type ChatNameFault } from '@touchline/contract/casino-chat/enums';
import { hasForbiddenWord } from './forbidden-words.ts';
import { skeletonOf } from './skeleton.ts';

/** Scripts of names; letters of two of them in one name are how one name is made to look like another. Japanese has three that belong together. */
const SCRIPTS = [
  /^[\p{Script=Latin}\p{M}0-9]+$/u,
  /^[\p{Script=Cyrillic}\p{M}0-9]+$/u,
  /^[\p{Script=Arabic}\p{M}0-9]+$/u,
  /^[\p{Script=Greek}\p{M}0-9]+$/u,
  /^[\p{Script=Hebrew}\p{M}0-9]+$/u,
  /^[\p{Script=Armenian}\p{M}0-9]+$/u,
  /^[\p{Script=Georgian}\p{M}0-9]+$/u,
  /^[\p{Script=Devanagari}\p{M}0-9]+$/u,
  /^[\p{Script=Bengali}\p{M}0-9]+$/u,
  /^[\p{Script=Thai}\p{M}0-9]+$/u,
  /^[\p{Script=Hangul}\p{M}0-9]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー0-9]+$/u,
];
/** Names of those who speak for the house, in the languages of the site. */
const RESERVED = [
  'support',
  'admin',
  'moderator',
  'operator',
  'dealer',
  'croupier',
  'casino',
  'system',
  'official',
  'touchline',
  'поддержка',
  'админ',
  'модератор',
  'оператор',
  'дилер',
  'крупье',
  'казино',
  'система',
  'الدعم',
  'مشرف',
  'ادمن',
  'مدير',
  'كازينو',
].map(skeletonOf);

export interface NameBounds {
  /** The brand's own name, which is the house's. */
  readonly brand: string;
  /** The login of the account; others could sign in with half of it known. */
  readonly login: string;
  /** Words that rooms do not take. */
  readonly words: readonly string[];
}

/** Undefined for a name of the chat that can be had; else what is wrong with it. The name is in NFC. */
export function nameFault(name: string, { brand, login, words }: NameBounds): ChatNameFault | undefined {
  const length = Array.from(name).length;
  if (length < CHAT_NAME.min || length > CHAT_NAME.max) return 'length';
  // It begins with a letter: a number alone is a telephone or an account.
  if (!/^\p{L}[\p{L}\p{M}0-9]*$/u.test(name) || /\p{M}{3}/u.test(name)) return 'letters';
  if (!SCRIPTS.some((script) => script.test(name))) return 'scripts';
  const looks = skeletonOf(name);
  const house = skeletonOf(brand.replace(/[^\p{L}\p{N}]/gu, ''));
  if (RESERVED.some((word) => looks.includes(word)) || (house.length > 2 && looks.includes(house))) return 'reserved';
  if (looks === skeletonOf(login)) return 'own';
  return hasForbiddenWord(name, words) ? 'word' : undefined;
}
