/** Marks that stand on one letter: real writing has three at most; more of them cover the lines around. */
const MANY_MARKS = /(\p{M}{3})\p{M}+/gu;
/** Line ends, and every kind of space. */
const SPACES = /[\s\u2028\u2029]+/gu;
/**
 * Characters that are not seen and change what is: control characters, halves of pairs, private and unassigned ones, and formats, among them those that
 * turn the direction of writing. The two joiners stay, since Persian and emoji are written with them.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/** Words of a player as they are kept and shown: one line of plain text. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(SPACES, ' ').replace(UNSEEN, '').replace(MANY_MARKS, '$1').replace(/ {2,}/g, ' ').trim();
