import { CRASH } from './crash.ts';
import { LIVE_BACCARAT } from './live-baccarat.ts';
import { LIVE_ROULETTE } from './live-roulette.ts';
import { LIVE_WHEEL } from './live-wheel.ts';
import type { SharedGame } from './shared-game.ts';
import { SLIDE } from './slide.ts';

/** Games of rounds that all watch together, in the order of the lobby. */
export const SHARED_GAMES: readonly SharedGame[] = [CRASH, SLIDE, LIVE_ROULETTE, LIVE_BACCARAT, LIVE_WHEEL];

/** The game of a key, if its rounds are shared. */
export const findSharedGame = (key: string): SharedGame | undefined => SHARED_GAMES.find((game) => game.key === key);
