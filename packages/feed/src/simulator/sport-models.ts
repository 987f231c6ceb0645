import { FOOTBALL } from './football/model.ts';
import { FOOTBALL_LEAGUES } from './leagues/football.ts';
import { OLYMPIC_LEAGUES } from './leagues/olympic-games.ts';
import type { CompetitionData, SportModel } from './sport-model.ts';
import { DIGEST_LEAGUES } from './sports/aggregates/leagues.ts';
import { DIGESTS } from './sports/aggregates/model.ts';
import { AMERICAN_FOOTBALL_LEAGUES } from './sports/american-football/leagues.ts';
import { AMERICAN_FOOTBALL } from './sports/american-football/model.ts';
import { BASEBALL_LEAGUES } from './sports/baseball/leagues.ts';
import { BASEBALL } from './sports/baseball/model.ts';
import { BASKETBALL_LEAGUES } from './sports/basketball/leagues.ts';
import { BASKETBALL } from './sports/basketball/model.ts';
import { CRICKET_LEAGUES } from './sports/cricket/leagues.ts';
import { CRICKET } from './sports/cricket/model.ts';
import { CS2_LEAGUES } from './sports/cs2/leagues.ts';
import { CS2 } from './sports/cs2/model.ts';
import { CYBER_BASKETBALL_LEAGUES } from './sports/cyber-basketball/leagues.ts';
import { CYBER_BASKETBALL } from './sports/cyber-basketball/model.ts';
import { CYBER_FOOTBALL_LEAGUES } from './sports/cyber-football/leagues.ts';
import { CYBER_FOOTBALL } from './sports/cyber-football/model.ts';
import { CYBER_HOCKEY_LEAGUES } from './sports/cyber-hockey/leagues.ts';
import { CYBER_HOCKEY } from './sports/cyber-hockey/model.ts';
import { DARTS_LEAGUES } from './sports/darts/leagues.ts';
import { DARTS } from './sports/darts/model.ts';
import { DOTA_2_LEAGUES } from './sports/dota-2/leagues.ts';
import { DOTA_2 } from './sports/dota-2/model.ts';
import { HANDBALL_LEAGUES } from './sports/handball/leagues.ts';
import { HANDBALL } from './sports/handball/model.ts';
import { ICE_HOCKEY_LEAGUES } from './sports/ice-hockey/leagues.ts';
import { ICE_HOCKEY } from './sports/ice-hockey/model.ts';
import { LEAGUE_OF_LEGENDS_LEAGUES } from './sports/league-of-legends/leagues.ts';
import { LEAGUE_OF_LEGENDS } from './sports/league-of-legends/model.ts';
import { MARBLE_LEAGUES } from './sports/marbles/leagues.ts';
import { MARBLE_RACING } from './sports/marbles/model.ts';
import { MMA_LEAGUES } from './sports/mma/leagues.ts';
import { MMA } from './sports/mma/model.ts';
import { POLITICS_LEAGUES } from './sports/politics/leagues.ts';
import { POLITICS } from './sports/politics/model.ts';
import { RACING_LEAGUES } from './sports/racing/leagues.ts';
import { GREYHOUND_RACING, HORSE_RACING } from './sports/racing/models.ts';
import { SIMULATED_REALITY_LEAGUES } from './sports/simulated-reality/leagues.ts';
import { SNOOKER_LEAGUES } from './sports/snooker/leagues.ts';
import { SNOOKER } from './sports/snooker/model.ts';
import { TABLE_TENNIS_LEAGUES } from './sports/table-tennis/leagues.ts';
import { TABLE_TENNIS } from './sports/table-tennis/model.ts';
import { TENNIS_LEAGUES } from './sports/tennis/leagues.ts';
import { TENNIS } from './sports/tennis/model.ts';
import { VIRTUAL_BASKETBALL_LEAGUES } from './sports/virtual-basketball/leagues.ts';
import { VIRTUAL_BASKETBALL } from './sports/virtual-basketball/model.ts';
import { VIRTUAL_FOOTBALL_LEAGUES } from './sports/virtual-football/leagues.ts';
import { VIRTUAL_FOOTBALL } from './sports/virtual-football/model.ts';
import { VIRTUAL_ICE_HOCKEY_LEAGUES } from './sports/virtual-ice-hockey/leagues.ts';
import { VIRTUAL_ICE_HOCKEY } from './sports/virtual-ice-hockey/model.ts';
import { VOLLEYBALL_LEAGUES } from './sports/volleyball/leagues.ts';
import { VOLLEYBALL } from './sports/volleyball/model.ts';

/** Every sport of the simulated world. A new sport is one line here and one below. */
export const SPORT_MODELS: readonly SportModel[] = [
  FOOTBALL,
  HORSE_RACING,
  GREYHOUND_RACING,
  POLITICS,
  TENNIS,
  BASKETBALL,
  CYBER_FOOTBALL,
  VIRTUAL_FOOTBALL,
  ICE_HOCKEY,
  VOLLEYBALL,
  TABLE_TENNIS,
  HANDBALL,
  AMERICAN_FOOTBALL,
  CS2,
  BASEBALL,
  DOTA_2,
  LEAGUE_OF_LEGENDS,
  MMA,
  CRICKET,
  DARTS,
  SNOOKER,
  MARBLE_RACING,
  DIGESTS,
  CYBER_BASKETBALL,
  CYBER_HOCKEY,
  VIRTUAL_BASKETBALL,
  VIRTUAL_ICE_HOCKEY,
];

/** Every championship of the simulated world. */
export const LEAGUES: readonly CompetitionData[] = [
  ...FOOTBALL_LEAGUES,
  ...RACING_LEAGUES,
  ...POLITICS_LEAGUES,
  ...TENNIS_LEAGUES,
  ...BASKETBALL_LEAGUES,
  ...CYBER_FOOTBALL_LEAGUES,
  ...VIRTUAL_FOOTBALL_LEAGUES,
  ...ICE_HOCKEY_LEAGUES,
  ...VOLLEYBALL_LEAGUES,
  ...TABLE_TENNIS_LEAGUES,
  ...HANDBALL_LEAGUES,
  ...AMERICAN_FOOTBALL_LEAGUES,
  ...CS2_LEAGUES,
  ...BASEBALL_LEAGUES,
  ...DOTA_2_LEAGUES,
  ...LEAGUE_OF_LEGENDS_LEAGUES,
  ...MMA_LEAGUES,
  ...CRICKET_LEAGUES,
  ...DARTS_LEAGUES,
  ...SNOOKER_LEAGUES,
  ...MARBLE_LEAGUES,
  ...SIMULATED_REALITY_LEAGUES,
  ...DIGEST_LEAGUES,
  ...CYBER_BASKETBALL_LEAGUES,
  ...CYBER_HOCKEY_LEAGUES,
  ...VIRTUAL_BASKETBALL_LEAGUES,
  ...VIRTUAL_ICE_HOCKEY_LEAGUES,
  ...OLYMPIC_LEAGUES,
];
