import { describe } from 'vitest';
import { testSportModel } from '../../testing/model-suite.ts';
import { CYBER_BASKETBALL_LEAGUES } from '../cyber-basketball/leagues.ts';
import { CYBER_BASKETBALL } from '../cyber-basketball/model.ts';
import { VIRTUAL_BASKETBALL_LEAGUES } from '../virtual-basketball/leagues.ts';
import { VIRTUAL_BASKETBALL } from '../virtual-basketball/model.ts';

describe('cyber basketball', () => {
  testSportModel({
    name: 'cyber-basketball',
    model: CYBER_BASKETBALL,
    leagues: CYBER_BASKETBALL_LEAGUES,
    markets: 30,
    matches: 150,
    slack: 0.035,
  });
});
describe('virtual basketball', () => {
  testSportModel({
    name: 'virtual-basketball',
    model: VIRTUAL_BASKETBALL,
    leagues: VIRTUAL_BASKETBALL_LEAGUES,
    markets: 30,
    matches: 150,
    slack: 0.035,
  });
});
