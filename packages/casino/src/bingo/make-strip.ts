import type { Draws } from '../draws/draws.ts';
import { sample } from '../draws/sample.ts';
import { BINGO_GRIDS, type BingoCard, columnNumbers } from './bingo-card.ts';

const { rows: ROWS, columns: COLUMNS, cardsATicket: TICKETS } = BINGO_GRIDS.ninety;
const ROW_NUMBERS = 5;
const ALL_ROWS: readonly number[] = Array.from({ length: ROWS }, (_, row) => row);

/**
 * A strip of six 90-ball tickets that has each number from 1 to 90 once: fifteen numbers a ticket, five a row, one to three a column, ascending
 * from the top. Layouts that break a rule are thrown away whole and drawn again, and no ticket, row or number is treated unlike another. Whichever
 * layout comes, the chances of its tickets are the same, as each row is five numbers of a uniform order.
 */
export function makeStrip(draws: Pick<Draws, 'below'>): readonly BingoCard[] {
  const counts = drawCounts(draws);
  // By column: its numbers in a drawn order, of which each ticket takes as many as it needs.
  const decks = Array.from({ length: COLUMNS }, (_, column) => {
    const numbers = columnNumbers('ninety', column);
    return sample(draws, numbers.length, numbers.length).map((i) => numbers[i] ?? 0);
  });
  return counts.map((ofTicket) => {
    const rows = drawRows(draws, ofTicket);
    const cells = Array.from({ length: ROWS * COLUMNS }, (): number | null => null);
    for (const [column, count] of ofTicket.entries()) {
      const numbers = (decks[column]?.splice(0, count) ?? []).sort((a, b) => a - b);
      for (const [i, row] of (rows[column] ?? []).entries()) cells[row * COLUMNS + column] = numbers[i] ?? null;
    }
    return cells;
  });
}

/**
 * How many numbers each ticket (first index) has of each column. Every ticket has one of each; the 36 that are left, six a ticket, are dealt to the
 * columns from a drawn deck, until no column of a ticket has more than its three rows.
 */
function drawCounts(draws: Pick<Draws, 'below'>): readonly (readonly number[])[] {
  const extras = Array.from({ length: COLUMNS }, (_, column) => columnNumbers('ninety', column).length - TICKETS);
  const dealt = extras.reduce((sum, count) => sum + count, 0);
  for (;;) {
    const deck = sample(draws, dealt, dealt).map((i) => i % TICKETS);
    const counts = Array.from({ length: TICKETS }, () => Array.from({ length: COLUMNS }, () => 1));
    for (const [column, count] of extras.entries())
      for (const ticket of deck.splice(0, count)) {
        const ofTicket = counts[ticket] ?? [];
        ofTicket[column] = (ofTicket[column] ?? 0) + 1;
      }
    if (counts.every((ofTicket) => ofTicket.every((count) => count <= ROWS))) return counts;
  }
}

/**
 * The rows that the numbers of each column stand in, ascending: a layout of all columns in one draw, until each row has its five. A column with one
 * number has three layouts (the row that has it), one with two as well (the row that has none), one with three a single one.
 */
function drawRows(draws: Pick<Draws, 'below'>, counts: readonly number[]): readonly (readonly number[])[] {
  const open = counts.filter((count) => count < ROWS).length;
  for (;;) {
    let layout = draws.below(ROWS ** open);
    const rows = counts.map((count) => {
      if (count === ROWS) return ALL_ROWS;
      const special = layout % ROWS;
      layout = Math.floor(layout / ROWS);
      return ALL_ROWS.filter((row) => (row === special) === (count === 1));
    });
    if (ALL_ROWS.every((row) => rows.filter((own) => own.includes(row)).length === ROW_NUMBERS)) return rows;
  }
}
