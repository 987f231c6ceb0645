import { byCount } from './by-count.ts';
import type { Grid } from './grid.ts';
import type { SlotMaths } from './maths.ts';
import type { SlotWin } from './steps.ts';

/** The cells beside a cell: above, below, left, right. */
const beside = (at: number, rows: number, cells: number): number[] => {
  const row = at % rows;
  const found: number[] = [];
  if (row > 0) found.push(at - 1);
  if (row < rows - 1) found.push(at + 1);
  if (at >= rows) found.push(at - rows);
  if (at + rows < cells) found.push(at + rows);
  return found;
};

/** What groups of equal neighbours pay. A wild belongs to each group that it touches. */
export function clusterWins({ pays, wilds, rows }: SlotMaths, grid: Grid): SlotWin[] {
  const wins: SlotWin[] = [];
  const seen = new Set<number>();
  for (let start = 0; start < grid.length; start += 1) {
    const symbol = grid[start] ?? '';
    const table = pays[symbol];
    if (!table || seen.has(start)) continue;
    const cluster = [start];
    const taken = new Set(cluster);
    for (let next = 0; next < cluster.length; next += 1)
      for (const at of beside(cluster[next] ?? 0, rows, grid.length)) {
        const letter = grid[at] ?? '';
        if (taken.has(at) || (letter !== symbol && !(letter in wilds))) continue;
        taken.add(at);
        cluster.push(at);
        if (letter === symbol) seen.add(at);
      }
    const pay = byCount(table, cluster.length);
    if (pay > 0) wins.push({ symbol, count: cluster.length, positions: cluster.toSorted((a, b) => a - b), pay });
  }
  return wins;
}
