import type { AnyGame } from '../game.ts';
import { INSTANT_GAMES } from './instant-games.ts';
import { SLOT_GAMES } from './slot-games.ts';
import { TABLE_GAMES } from './table-games.ts';

/** Every game of the house, in the order of the lobby. */
export const GAMES: readonly AnyGame[] = [...INSTANT_GAMES, ...TABLE_GAMES, ...SLOT_GAMES];

const BY_KEY = new Map(GAMES.map((game) => [game.key, game]));

/** The game of a key, if the house has it. */
export const findGame = (key: string): AnyGame | undefined => BY_KEY.get(key);
