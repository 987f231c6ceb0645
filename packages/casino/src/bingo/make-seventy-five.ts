import type { Draws } from '../draws/draws.ts';
import { sample } from '../draws/sample.ts';
import { BINGO_GRIDS, type BingoCard, columnNumbers } from './bingo-card.ts';

const { rows: ROWS, columns: COLUMNS } = BINGO_GRIDS['seventy-five'];
const CENTRE = (ROWS * COLUMNS - 1) / 2;

/** A 75-ball card: five of the fifteen numbers of each column in the order in which they are drawn, the centre free. Each card is as likely as any. */
export function makeSeventyFive(draws: Pick<Draws, 'below'>): BingoCard {
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    const numbers = columnNumbers('seventy-five', column);
    return sample(draws, numbers.length, ROWS).map((i) => numbers[i] ?? 0);
  });
  return Array.from({ length: ROWS * COLUMNS }, (_, cell) =>
    cell === CENTRE ? null : (columns[cell % COLUMNS]?.[Math.floor(cell / COLUMNS)] ?? null),
  );
}
