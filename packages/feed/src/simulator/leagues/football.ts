import type { CompetitionData } from '../sport-model.ts';
import { FOOTBALL_BIG_FIVE } from './football-big-five.ts';
import { FOOTBALL_CUPS } from './football-cups.ts';
import { FOOTBALL_EUROPE_EAST } from './football-europe-east.ts';
import { FOOTBALL_EUROPE_WEST } from './football-europe-west.ts';
import { FOOTBALL_WORLD } from './football-world.ts';

/** Football of the simulated world: 81 leagues and cups of real clubs. */
export const FOOTBALL_LEAGUES: readonly CompetitionData[] = [
  ...FOOTBALL_BIG_FIVE,
  ...FOOTBALL_EUROPE_WEST,
  ...FOOTBALL_EUROPE_EAST,
  ...FOOTBALL_WORLD,
  ...FOOTBALL_CUPS,
];
