import { describe } from 'vitest';
import { testSportModel } from '../../testing/model-suite.ts';
import { BASKETBALL_LEAGUES } from './leagues.ts';
import { BASKETBALL } from './model.ts';

describe('basketball', () => {
  testSportModel({ name: 'basketball', model: BASKETBALL, leagues: BASKETBALL_LEAGUES, markets: 40, matches: 250, slack: 0.03 });
});
describe('basketball of twelve-minute quarters', () => {
  const format = { ...BASKETBALL.format, periodSeconds: 720 };
  testSportModel({
    name: 'basketball-12',
    model: BASKETBALL,
    leagues: BASKETBALL_LEAGUES,
    markets: 40,
    matches: 120,
    slack: 0.035,
    fixture: { format },
  });
});
