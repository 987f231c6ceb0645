export const BINGO_KINDS = ['ninety', 'seventy-five'] as const;
/** `ninety`: tickets of 3 by 9 cells in strips of six; `seventy-five`: cards of 5 by 5 cells. */
export type BingoKind = (typeof BINGO_KINDS)[number];

/** The numbers of a card row by row; null where a cell has none: a blank of a 90-ball ticket, the free centre of a 75-ball card. */
export type BingoCard = readonly (number | null)[];

export interface BingoGrid {
  readonly rows: number;
  readonly columns: number;
  /** The highest ball; the lowest is 1. */
  readonly balls: number;
  /** Cards that are sold together as one ticket. */
  readonly cardsATicket: number;
}

export const BINGO_GRIDS: Readonly<Record<BingoKind, BingoGrid>> = {
  ninety: { rows: 3, columns: 9, balls: 90, cardsATicket: 6 },
  'seventy-five': { rows: 5, columns: 5, balls: 75, cardsATicket: 1 },
};

/** The numbers of a column, ascending: tens on a 90-ball ticket (1 to 9, 10 to 19, ... 80 to 90), fifteens on a 75-ball card. */
export function columnNumbers(kind: BingoKind, column: number): number[] {
  const first = kind === 'ninety' ? Math.max(1, column * 10) : column * 15 + 1;
  const last = kind === 'ninety' ? (column === 8 ? 90 : column * 10 + 9) : column * 15 + 15;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
