/** Holds back what would move rows while one of them is under the pointer, so that nobody presses what just took its place. */
export interface RowUpdateBuffer<T> {
  /** Lets a change through at once, or keeps it until the pointer has left the rows. */
  take(change: T, apply: (change: T) => void): void;
  /** The pointer may have left: everything kept goes through in its order. */
  release(apply: (change: T) => void): void;
  readonly holding: boolean;
}

export function createRowUpdateBuffer<T>(isPointerOnRows: () => boolean): RowUpdateBuffer<T> {
  let kept: T[] = [];
  return {
    take(change, apply) {
      if (kept.length === 0 && !isPointerOnRows()) apply(change);
      else kept.push(change);
    },
    release(apply) {
      if (kept.length === 0 || isPointerOnRows()) return;
      const waiting = kept;
      kept = [];
      for (const change of waiting) apply(change);
    },
    get holding() {
      return kept.length > 0;
    },
  };
}

/**
 * Whether rows must not move now: the pointer rests on one of them. A finger is gone once it has pressed; there the browser's scroll anchoring
 * holds the page, except at its very top.
 */
export const shouldHoldRows = (): boolean =>
  matchMedia('(hover: hover)').matches ? document.querySelector('.event-row:hover, .live-tile:hover') !== null : window.scrollY < 1;
