const LETTERS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** The text on the corner of a card, ace 1 to king 13. */
export const rankText = (rank: number): string => LETTERS[rank] ?? String(rank);
