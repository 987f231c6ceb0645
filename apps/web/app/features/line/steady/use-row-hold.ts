import type { FeedDelta } from '@touchline/contract/push/messages';
import { type RefObject, useEffect, useState } from 'react';
import { createRowUpdateBuffer, type RowUpdateBuffer, shouldHoldRows } from './row-update-buffer.ts';

/** Holds back what would move rows while the pointer rests on one, and lets it through to `follow` once it has left. */
export function useRowHold(follow: RefObject<(delta: FeedDelta) => void>): RowUpdateBuffer<FeedDelta> {
  const [hold] = useState(() => createRowUpdateBuffer<FeedDelta>(shouldHoldRows));
  useEffect(() => {
    const release = (): void => hold.release((delta) => follow.current(delta));
    document.addEventListener('pointerover', release);
    document.addEventListener('scroll', release, { passive: true });
    document.documentElement.addEventListener('pointerleave', release);
    return () => {
      document.removeEventListener('pointerover', release);
      document.removeEventListener('scroll', release);
      document.documentElement.removeEventListener('pointerleave', release);
    };
  }, [hold, follow]);
  return hold;
}
