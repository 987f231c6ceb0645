const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that are looked for; null where nothing is. */
export function wordsOf(search: string): readonly string[] | null {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return words.length > 0 ? words : null;
}

/** Whether a text has all the words, whatever their order, case and accents. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}
