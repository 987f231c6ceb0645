import type { AnyGame } from '../game.ts';
import type { TableGame } from '../shared/shared-game.ts';
import { SHARED_GAMES } from '../shared/shared-games.ts';
import { INSTANT_GAMES } from './instant-games.ts';
import { SLOT_GAMES } from './slot-games.ts';
import { TABLE_GAMES } from './table-games.ts';

/** Every game of one player against the house, in the order of the lobby. */
export const GAMES: readonly AnyGame[] = [...INSTANT_GAMES, ...TABLE_GAMES, ...SLOT_GAMES];

/** Every game that has a table, those of shared rounds included, in the order of the lobby. */
export const LOBBY_GAMES: readonly TableGame[] = [...INSTANT_GAMES, ...SHARED_GAMES, ...TABLE_GAMES, ...SLOT_GAMES];

const BY_KEY = new Map(GAMES.map((game) => [game.key, game]));
const LOBBY_BY_KEY = new Map(LOBBY_GAMES.map((game) => [game.key, game]));

/** The game of a key that one player plays against the house, if there is one. */
export const findGame = (key: string): AnyGame | undefined => BY_KEY.get(key);

/** The game of a key, whoever plays in its rounds. */
export const findLobbyGame = (key: string): TableGame | undefined => LOBBY_BY_KEY.get(key);
