/** The picture of the board, in its own units. */
export const BOARD = { width: 720, height: 560, top: 40, bottom: 500 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Between two pegs of a row. */
export const gapOf = (rows: number): number => Math.min(58, 690 / (rows + 1));
const stepOf = (rows: number): number => (BOARD.bottom - BOARD.top) / rows;

/** The point of peg `at` of row `row`, both from 0; a row has two pegs more than its number. */
export const pegAt = (rows: number, row: number, at: number): Point => ({
  x: BOARD.width / 2 + (at - (row + 2) / 2) * gapOf(rows),
  y: BOARD.top + row * stepOf(rows),
});

/** The middle of a bucket, by how often the ball went right. */
export const bucketAt = (rows: number, rights: number): Point => ({
  x: BOARD.width / 2 + (rights - rows / 2) * gapOf(rows),
  y: BOARD.bottom + 14,
});

/** The points at which the ball meets each row, and the bucket in which it ends: worked out before it falls. */
export function ballStops(rows: number, path: string): readonly Point[] {
  let rights = 0;
  const stops: Point[] = [{ x: BOARD.width / 2, y: 0 }];
  for (const [row, turn] of Array.from(path).entries()) {
    stops.push({ x: BOARD.width / 2 + (rights - row / 2) * gapOf(rows), y: BOARD.top + row * stepOf(rows) - 14 });
    if (turn === 'R') rights += 1;
  }
  return [...stops, bucketAt(rows, rights)];
}

/** The point of the ball after a share of its fall: it hops from row to row. */
export function ballAt(stops: readonly Point[], progress: number): Point {
  const last = stops.length - 1;
  const along = Math.min(1, Math.max(0, progress)) * last;
  const leg = Math.min(last - 1, Math.floor(along));
  const share = along - leg;
  const [from, to] = [stops[leg] as Point, stops[leg + 1] as Point];
  const hop = leg === 0 ? 0 : 12 * Math.sin(Math.PI * share);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share ** 2 - hop * (1 - share) };
}
