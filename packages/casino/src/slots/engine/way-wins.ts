import type { Grid } from './grid.ts';
import type { SlotMaths } from './maths.ts';
import type { SlotWin } from './steps.ts';

/** The wins of the first reel's symbols from reel to reel: the pay times the product of how many lie on each. Wilds lie on later reels only. */
export function wayWins({ pays, wilds, rows }: SlotMaths, grid: Grid): SlotWin[] {
  const wins: SlotWin[] = [];
  for (const symbol of new Set(grid.slice(0, rows))) {
    const table = pays[symbol];
    if (!table) continue;
    const positions: number[] = [];
    let ways = 1;
    let count = 0;
    for (let reel = 0; reel * rows < grid.length; reel += 1) {
      let here = 0;
      for (let at = reel * rows; at < (reel + 1) * rows; at += 1) {
        const letter = grid[at] ?? '';
        const times = letter === symbol ? 1 : (wilds[letter] ?? 0);
        if (times > 0) positions.push(at);
        here += times;
      }
      if (here === 0) break;
      ways *= here;
      count += 1;
    }
    const pay = (table[count] ?? 0) * ways;
    if (pay > 0) wins.push({ symbol, count, ways, positions, pay });
  }
  return wins;
}
