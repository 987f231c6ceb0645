import { byCount } from './by-count.ts';
import type { Grid } from './grid.ts';
import type { SlotMaths } from './maths.ts';
import type { SlotWin } from './steps.ts';

const neighbours = new Map<string, readonly (readonly number[])[]>();

/** For each cell those above, below, left and right of it. Kept, since a deck is played board by board. */
function neighboursOf(rows: number, cells: number): readonly (readonly number[])[] {
  const key = `${rows} ${cells}`;
  const known = neighbours.get(key);
  if (known) return known;
  const made = Array.from({ length: cells }, (_, at) => {
    const found: number[] = [];
    if (at % rows > 0) found.push(at - 1);
    if (at % rows < rows - 1) found.push(at + 1);
    if (at >= rows) found.push(at - rows);
    if (at + rows < cells) found.push(at + rows);
    return found;
  });
  neighbours.set(key, made);
  return made;
}

/** The wins of groups of equal neighbours. A wild belongs to each group that it touches. */
export function clusterWins({ pays, wilds, rows }: SlotMaths, grid: Grid): SlotWin[] {
  const wins: SlotWin[] = [];
  const beside = neighboursOf(rows, grid.length);
  /** By cell, the start of the last cluster that took it: a wild may be taken again by another. */
  const takenBy = new Int16Array(grid.length).fill(-1);
  for (const [start, symbol] of grid.entries()) {
    const table = pays[symbol];
    if (!table || takenBy[start] !== -1) continue;
    takenBy[start] = start;
    const cluster = [start];
    for (const cell of cluster)
      for (const at of beside[cell] ?? []) {
        const letter = grid[at] ?? '';
        if (takenBy[at] === start || (letter !== symbol && wilds[letter] === undefined)) continue;
        takenBy[at] = start;
        cluster.push(at);
      }
    const pay = byCount(table, cluster.length);
    if (pay > 0) wins.push({ symbol, count: cluster.length, positions: cluster.toSorted((a, b) => a - b), pay });
  }
  return wins;
}
