import { useState } from 'react';
import type { Placement } from '../placing/placement-store.ts';

export type CouponTab = 'coupon' | 'bets';

/** Which of the panel's tabs is in front: the one that was pressed, until the coupon has something to show. */
export function useCouponTab(phase: Placement['phase'], legCount: number): readonly [CouponTab, (tab: CouponTab) => void] {
  const [tab, setTab] = useState<CouponTab>('coupon');

  // One-click mode places while the bets are in front, too: its answer is the coupon's.
  const [seenPhase, setSeenPhase] = useState(phase);
  if (phase !== seenPhase) {
    setSeenPhase(phase);
    if (phase !== 'idle') setTab('coupon');
  }

  // Another selection while the bets are in front: the player wants to see it arrive.
  const [seenLegs, setSeenLegs] = useState(legCount);
  if (legCount !== seenLegs) {
    setSeenLegs(legCount);
    if (legCount > seenLegs) setTab('coupon');
  }

  return [tab, setTab];
}
