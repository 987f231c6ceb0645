import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the sheet how high a column is (`--own-height`). A column that fits stands still under the header; one that does not goes with the page
 * until its end is seen, and stands there: no column has a scrollbar of its own.
 */
export function useOwnHeight<T extends HTMLElement>(): RefObject<T | null> {
  const column = useRef<T>(null);
  useEffect(() => {
    const node = column.current;
    if (!node) return;
    const watch = new ResizeObserver(() => node.style.setProperty('--own-height', `${node.offsetHeight}px`));
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return column;
}
