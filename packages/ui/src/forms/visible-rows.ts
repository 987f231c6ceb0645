/** R043: never more rows than these stand in the page... */
export const MAX_RENDERED_ROWS = 1000;
/** ...and so far outside of what is seen they still do. */
const BUFFER_PX = 200;

export interface VisibleRows {
  /** The first row that is drawn, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** Which rows of a list of equal heights have to stand in the page. */
export function visibleRows({
  count,
  rowPx,
  scrollPx,
  viewPx,
}: {
  readonly count: number;
  readonly rowPx: number;
  readonly scrollPx: number;
  readonly viewPx: number;
}): VisibleRows {
  const from = Math.max(0, Math.min(count - 1, Math.floor((scrollPx - BUFFER_PX) / rowPx)));
  const to = Math.min(count, Math.ceil((scrollPx + viewPx + BUFFER_PX) / rowPx), from + MAX_RENDERED_ROWS);
  return { from, to: Math.max(from, to) };
}
