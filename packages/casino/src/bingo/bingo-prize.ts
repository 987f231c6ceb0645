import { BINGO_GRIDS, type BingoKind } from './bingo-card.ts';

export const BINGO_PRIZES = ['line', 'two-lines', 'corners', 'cross', 'full-house'] as const;
/** `line`: a row, on a 75-ball card a column or a diagonal too; `two-lines`: two rows of a ticket; `cross`: both diagonals. */
export type BingoPrize = (typeof BINGO_PRIZES)[number];

/** The cells of which a card has to have all covered; cells without a number always are. */
export type BingoShape = readonly number[];

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The shapes that win a prize, any one of which is enough. None where the kind of card has no such prize. */
export function prizeShapes(kind: BingoKind, prize: BingoPrize): readonly BingoShape[] {
  const { rows, columns } = BINGO_GRIDS[kind];
  const row = (at: number): BingoShape => range(columns).map((column) => at * columns + column);
  const square = kind === 'seventy-five';
  const diagonals = square ? [range(rows).map((i) => i * (columns + 1)), range(rows).map((i) => (i + 1) * (columns - 1))] : [];
  switch (prize) {
    case 'line':
      return [
        ...range(rows).map(row),
        ...(square ? range(columns).map((column) => range(rows).map((at) => at * columns + column)) : []),
        ...diagonals,
      ];
    case 'two-lines':
      return square ? [] : range(rows).map((left) => range(rows).flatMap((at) => (at === left ? [] : row(at))));
    case 'corners':
      return square ? [[0, columns - 1, (rows - 1) * columns, rows * columns - 1]] : [];
    case 'cross':
      return square ? [[...new Set(diagonals.flat())]] : [];
    case 'full-house':
      return [range(rows * columns)];
  }
}
