import { BARS } from '../bars/bars.ts';
import { CASES } from '../cases/cases.ts';
import { CHICKEN_ROAD } from '../chicken-road/chicken-road.ts';
import { COIN } from '../coin/coin.ts';
import { DIAMONDS } from '../diamonds/diamonds.ts';
import { DICE } from '../dice/dice.ts';
import { DROP } from '../drop/drop.ts';
import { FLIP } from '../flip/flip.ts';
import type { AnyGame } from '../game.ts';
import { HI_LO } from '../hi-lo/hi-lo.ts';
import { KENO } from '../keno/keno.ts';
import { LIMBO } from '../limbo/limbo.ts';
import { MINES } from '../mines/mines.ts';
import { PUMP } from '../pump/pump.ts';
import { ROCK_PAPER_SCISSORS } from '../rock-paper-scissors/rock-paper-scissors.ts';
import { SCRATCH_CARDS } from '../scratch-cards/scratch-cards.ts';
import { TOWER } from '../tower/tower.ts';
import { WHEEL } from '../wheel/wheel.ts';

/** Games of a moment, in the order of the lobby. */
export const INSTANT_GAMES: readonly AnyGame[] = [
  DICE,
  LIMBO,
  MINES,
  DROP,
  KENO,
  WHEEL,
  DIAMONDS,
  TOWER,
  CHICKEN_ROAD,
  PUMP,
  HI_LO,
  FLIP,
  COIN,
  ROCK_PAPER_SCISSORS,
  BARS,
  CASES,
  SCRATCH_CARDS,
];
