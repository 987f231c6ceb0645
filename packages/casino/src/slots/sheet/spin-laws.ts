import type { SlotMaths } from '../engine/maths.ts';
import { deckCycle } from './deck-cycle.ts';
import { fullCycle } from './full-cycle.ts';
import type { SpinLaws } from './mode-sheet.ts';

/** Plays every grid of a slot once: all combinations of stops, or all boards. Seconds of work; pages read the sheet that is kept. */
export function spinLaws(maths: SlotMaths): SpinLaws {
  const lawOf = (spin: 'base' | 'ante' | 'free') => {
    const reels = maths.spins[spin];
    if (!reels) return {};
    return { [spin]: 'strips' in reels ? fullCycle(maths, reels) : deckCycle(maths, spin, reels) };
  };
  return { ...lawOf('base'), ...lawOf('ante'), ...lawOf('free') };
}
