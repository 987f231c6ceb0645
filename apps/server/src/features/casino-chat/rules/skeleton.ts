/**
 * Letters and digits that look like a Latin letter, by that letter: Cyrillic and Greek ones, and digits. After the confusables of Unicode (UTS 39),
 * as far as the scripts of names are concerned; both sides are lower case.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аα4',
  b: 'вβ6ь8',
  c: 'с',
  d: 'ԁ',
  e: 'еєε3ё',
  h: 'һнη',
  i: 'іιї1lӏ|!',
  j: 'ј',
  k: 'кκ',
  m: 'м',
  n: 'п',
  o: 'оοσ0',
  p: 'рρ',
  q: 'ԛ9',
  r: 'г',
  s: 'ѕ5$',
  t: 'тτ7',
  u: 'υцμ',
  v: 'ѵν',
  w: 'шωԝ',
  x: 'хχ',
  y: 'уγ',
  z: '2',
};
const LATIN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => Array.from(others).map((one) => [one, latin] as const)),
);
/** Arabic letters of one look on most screens; the lengthening stroke is nothing. */
const ARABIC: ReadonlyMap<string, string> = new Map([
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ['ـ', ''],
]);

/** A text as it looks: without case, marks and the differences between look-alikes. Two texts with one skeleton can be taken for each other. */
export const skeletonOf = (text: string): string =>
  Array.from(text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
    .map((letter) => LATIN_OF.get(letter) ?? ARABIC.get(letter) ?? letter)
    .join('');
