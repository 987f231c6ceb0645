import { ANDAR_BAHAR } from '../andar-bahar/andar-bahar.ts';
import { BACCARAT } from '../baccarat/baccarat.ts';
import { DRAGON_TIGER } from '../dragon-tiger/dragon-tiger.ts';
import type { AnyGame } from '../game.ts';
import { ROULETTE } from '../roulette/roulette.ts';
import { SIC_BO } from '../sic-bo/sic-bo.ts';

/** Games of the tables, in the order of the lobby. */
export const TABLE_GAMES: readonly AnyGame[] = [ROULETTE, BACCARAT, SIC_BO, DRAGON_TIGER, ANDAR_BAHAR];
