import { deckCells } from './deck-cells.ts';
import { cellsOf, type Grid } from './grid.ts';
import { gridWins, sumOf } from './grid-wins.ts';
import type { Deck, SlotMaths } from './maths.ts';
import type { PlayedSpin } from './play-spin.ts';
import type { SlotStep } from './steps.ts';

/** A grid whose removed cells are gone: what lies above them falls, and new symbols come in from the top, reel by reel, the lowest first. */
function tumbled(grid: Grid, removed: ReadonlySet<number>, rows: number, next: () => string): string[] {
  const fallen: string[] = [];
  for (let top = 0; top < grid.length; top += rows) {
    const kept = grid.slice(top, top + rows).filter((_, row) => !removed.has(top + row));
    while (kept.length < rows) kept.unshift(next());
    fallen.push(...kept);
  }
  return fallen;
}

/** Plays a numbered board to its end: wins are paid and removed, the rest falls, until nothing pays. */
export function playBoard(maths: SlotMaths, spin: 'base' | 'ante' | 'free', deck: Deck, board: number): PlayedSpin {
  const next = deckCells(deck, board);
  let grid: Grid = Array.from({ length: deck.reels * maths.rows }, next);
  const steps: SlotStep[] = [{ kind: 'board', spin, board, grid: grid.join(''), pay: 0 }];
  let pay = 0;
  for (let tumbles = 0; ; tumbles += 1) {
    const wins = gridWins(maths, grid);
    if (wins.length === 0) break;
    const multiplier = deck.ladder[Math.min(tumbles, deck.ladder.length - 1)] ?? 1;
    const paid = sumOf(wins) * multiplier;
    steps.push({ kind: 'wins', multiplier, wins, pay: paid });
    pay += paid;
    const removed = new Set(wins.flatMap(({ positions }) => positions));
    grid = tumbled(grid, removed, maths.rows, next);
    steps.push({ kind: 'tumble', removed: [...removed].sort((a, b) => a - b), grid: grid.join(''), pay: 0 });
  }
  return { steps, pay, scatters: maths.scatter ? cellsOf(grid, maths.scatter.symbol) : [], multiplier: 1 };
}
