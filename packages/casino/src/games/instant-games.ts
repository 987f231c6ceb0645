import { DICE } from '../dice/dice.ts';
import type { AnyGame } from '../game.ts';
import { MINES } from '../mines/mines.ts';

/** Games of a moment, in the order of the lobby. */
export const INSTANT_GAMES: readonly AnyGame[] = [DICE, MINES];
