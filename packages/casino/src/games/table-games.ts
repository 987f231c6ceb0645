import { ANDAR_BAHAR } from '../andar-bahar/andar-bahar.ts';
import { BACCARAT } from '../baccarat/baccarat.ts';
import { BLACKJACK } from '../blackjack/blackjack.ts';
import { CASINO_HOLDEM } from '../casino-holdem/casino-holdem.ts';
import { CRAPS } from '../craps/craps.ts';
import { DRAGON_TIGER } from '../dragon-tiger/dragon-tiger.ts';
import type { AnyGame } from '../game.ts';
import { ROULETTE } from '../roulette/roulette.ts';
import { SIC_BO } from '../sic-bo/sic-bo.ts';
import { TWENTY_ONE } from '../twenty-one/twenty-one.ts';
import { VIDEO_POKER } from '../video-poker/video-poker.ts';

/** Games of the tables, in the order of the lobby. */
export const TABLE_GAMES: readonly AnyGame[] = [
  ROULETTE,
  BLACKJACK,
  TWENTY_ONE,
  BACCARAT,
  VIDEO_POKER,
  CASINO_HOLDEM,
  CRAPS,
  SIC_BO,
  DRAGON_TIGER,
  ANDAR_BAHAR,
];
