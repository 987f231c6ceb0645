import type { ChatMessageView } from '@touchline/contract/casino-chat/shapes';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { countAfter } from './chat-picture.ts';

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

/** Keeps messages, which grow at their end, at the end, unless their reader has scrolled up. */
export function useStickyEnd(messages: readonly ChatMessageView[]): StickyEnd {
  const newest = messages.at(-1)?.id;
  const box = useRef<HTMLElement>(null);
  /** Of all lines when they were last put in place: where the end was before more came. */
  const height = useRef(0);
  const [seen, setSeen] = useState<string | undefined>(undefined);
  const toEnd = (): void => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    setSeen(newest);
  };
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const wasAtEnd = height.current - current.scrollTop - current.clientHeight < NEAR_PX;
    height.current = current.scrollHeight;
    if (!wasAtEnd) return;
    current.scrollTo({ top: current.scrollHeight });
    setSeen(newest);
  }, [newest]);
  return {
    box,
    unseen: countAfter(messages, seen),
    onScroll() {
      const { current } = box;
      if (current && current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX) setSeen(newest);
    },
    toEnd,
  };
}
