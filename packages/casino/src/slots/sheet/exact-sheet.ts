import { SLOT_MODES, type SlotMaths } from '../engine/maths.ts';
import { type ModeSheet, modeSheet } from './mode-sheet.ts';
import { spinLaws } from './spin-laws.ts';

/** The maths sheet of a slot. */
export interface SlotSheet {
  readonly key: string;
  readonly version: number;
  /** How the returns are known: by all stops of all reels, or by all numbered boards. Both are exact. */
  readonly method: 'full cycle of the strips' | 'every board of the deck';
  /** The most that a round pays, in bets. */
  readonly cap: number;
  readonly modes: readonly ModeSheet[];
}

/** Computes a sheet exactly from the maths. */
export function exactSheet(maths: SlotMaths): SlotSheet {
  const laws = spinLaws(maths);
  return {
    key: maths.key,
    version: maths.version,
    method: 'strips' in maths.spins.base ? 'full cycle of the strips' : 'every board of the deck',
    cap: maths.cap,
    modes: SLOT_MODES.filter((mode) => maths.modes[mode]).map((mode) => modeSheet(maths, laws, mode)),
  };
}
