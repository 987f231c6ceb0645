import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this the reader is at it, px. */
const NEAR_PX = 32;

interface StickyEnd {
  /** Of the box that scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  /** Lines that came while the reader looked at earlier ones. */
  readonly unseen: number;
  onScroll(): void;
  toEnd(): void;
}

/** Keeps a list that grows at its end at the end, unless its reader has scrolled up. `newest`: the last line's id; `count`: lines after another one. */
export function useStickyEnd(newest: string | undefined, countAfter: (id: string | undefined) => number): StickyEnd {
  const box = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const [seen, setSeen] = useState<string | undefined>(undefined);
  const toEnd = (): void => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    isAtEnd.current = true;
    setSeen(newest);
  };
  useLayoutEffect(() => {
    if (!isAtEnd.current) return;
    box.current?.scrollTo({ top: box.current.scrollHeight });
    setSeen(newest);
  }, [newest]);
  return {
    box,
    unseen: seen === newest ? 0 : countAfter(seen),
    onScroll() {
      const { current } = box;
      if (!current) return;
      isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX;
      if (isAtEnd.current) setSeen(newest);
    },
    toEnd,
  };
}
