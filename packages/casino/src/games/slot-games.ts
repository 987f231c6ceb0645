import type { AnyGame } from '../game.ts';
import { slotGame } from '../slots/slot-game.ts';
import { SLOTS } from '../slots/slots.ts';

/** Slots, in the order of the lobby. */
export const SLOT_GAMES: readonly AnyGame[] = SLOTS.map(slotGame);
