import { skeletonOf } from './skeleton.ts';

/** The letters of a text in words, as they look, with single spaces around each: " ". */
const spaced = (text: string): string =>
  ` ${skeletonOf(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether one of the words (or phrases) stands in the text as a whole, however it is written. */
export function hasForbiddenWord(text: string, words: readonly string[]): boolean {
  const searched = spaced(text);
  // Letters that stand apart from each other make a word too: "s p a m".
  const joined = searched.replace(/(?<= \p{L}) (?=\p{L} )/gu, '');
  return words.some((word) => {
    const wanted = spaced(word);
    return wanted.trim() !== '' && (searched.includes(wanted) || joined.includes(wanted));
  });
}
