/** Symbols reel by reel from the left, each reel from top to bottom: the cell of `reel` and `row` is at `reel * rows + row`. */
export type Grid = readonly string[];

/** The part of a strip that shows when its reel stops at `stop`; the strip goes round. */
export function windowAt(strip: string, stop: number, rows: number): string {
  let shown = '';
  for (let row = 0; row < rows; row += 1) shown += strip[(stop + row) % strip.length];
  return shown;
}

/** The cells in which a symbol lies. */
export function cellsOf(grid: Grid, symbol: string): number[] {
  const cells: number[] = [];
  for (let at = 0; at < grid.length; at += 1) if (grid[at] === symbol) cells.push(at);
  return cells;
}
