import { BINGO_GRIDS, type BingoCard, type BingoKind, columnNumbers } from '../bingo/bingo-card.ts';

const ROW_NUMBERS = { ninety: [5, 5, 5], 'seventy-five': [5, 5, 4, 5, 5] } as const;

/** The rule that a card breaks, in words for logs; undefined where it is right. @internal */
export function findCardFault(kind: BingoKind, card: BingoCard): string | undefined {
  const { rows, columns } = BINGO_GRIDS[kind];
  if (card.length !== rows * columns) return `${card.length} cells`;
  for (let row = 0; row < rows; row += 1) {
    const count = card.slice(row * columns, (row + 1) * columns).filter((cell) => cell !== null).length;
    if (count !== ROW_NUMBERS[kind][row]) return `${count} numbers in row ${row}`;
  }
  for (let column = 0; column < columns; column += 1) {
    const numbers = card.filter((cell, i): cell is number => cell !== null && i % columns === column);
    if (numbers.length === 0) return `no number in column ${column}`;
    if (new Set(numbers).size < numbers.length) return `a number twice in column ${column}`;
    const allowed = columnNumbers(kind, column);
    if (!numbers.every((number) => allowed.includes(number))) return `a number of another column in column ${column}`;
    if (kind === 'ninety' && numbers.some((number, i) => number < (numbers[i - 1] ?? 0))) return `column ${column} is not ascending`;
  }
  return undefined;
}
