/** Symbols reel by reel from the left, each reel from top to bottom: the cell of `reel` and `row` is at `reel * rows + row`. */
export type Grid = readonly string[];

/** The part of a strip that shows when its reel stops at `stop`; the strip goes round. */
export const windowAt = (strip: string, stop: number, rows: number): string =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).join('');

/** The cells in which a symbol lies. */
export const cellsOf = (grid: Grid, symbol: string): number[] => grid.flatMap((letter, at) => (letter === symbol ? [at] : []));
