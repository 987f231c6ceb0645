import { FOOTBALL } from './football/model.ts';
import { FOOTBALL_LEAGUES } from './leagues/football.ts';
import { POLITICS_LEAGUES } from './sports/politics/leagues.ts';
import { POLITICS } from './sports/politics/model.ts';
import { RACING_LEAGUES } from './sports/racing/leagues.ts';
import { GREYHOUND_RACING, HORSE_RACING } from './sports/racing/models.ts';
import { TENNIS_LEAGUES } from './sports/tennis/leagues.ts';
import { TENNIS } from './sports/tennis/model.ts';
import type { LeagueData, SportModel } from './sport-model.ts';

/** Every sport of the simulated world. A new sport is one line here and one below. */
export const SPORT_MODELS: readonly SportModel[] = [FOOTBALL, HORSE_RACING, GREYHOUND_RACING, POLITICS, TENNIS];

/** Every championship of the simulated world. */
export const LEAGUES: readonly LeagueData[] = [...FOOTBALL_LEAGUES, ...RACING_LEAGUES, ...POLITICS_LEAGUES, ...TENNIS_LEAGUES];
