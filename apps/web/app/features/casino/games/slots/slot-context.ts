import type { SlotMaths } from '@touchline/casino/slots/engine/maths';
import { createContext, use } from 'react';

/** The slot that is played. */
export interface Slot {
  readonly maths: SlotMaths;
  /** The address of its sheet of pictures: an SVG file with a symbol for each of the maths, by name. */
  readonly pictures: string;
}

export const SlotContext = createContext<Slot | null>(null);

/** The slot whose screen this is. */
export function useSlot(): Slot {
  const slot = use(SlotContext);
  if (!slot) throw new Error('a slot is drawn outside of its screen');
  return slot;
}
