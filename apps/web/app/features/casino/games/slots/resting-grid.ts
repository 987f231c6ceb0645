import { deckCells } from '@touchline/casino/slots/engine/deck-cells';
import { windowAt } from '@touchline/casino/slots/engine/grid';
import type { SlotMaths } from '@touchline/casino/slots/engine/maths';

/** The number of reels of a slot. */
export const reelCount = ({ spins: { base } }: SlotMaths): number => ('strips' in base ? base.strips.length : base.reels);

/** The grid that stands on the reels before anything has been drawn: the beginning of each strip, or board 0. */
export function restingGrid(maths: SlotMaths): string {
  const { base } = maths.spins;
  if ('strips' in base) return base.strips.map((strip) => windowAt(strip, 0, maths.rows)).join('');
  return Array.from({ length: base.reels * maths.rows }, deckCells(base, 0)).join('');
}
