import { describe } from 'vitest';
import { testSportModel } from '../../testing/model-suite.ts';
import { VOLLEYBALL_LEAGUES } from './leagues.ts';
import { VOLLEYBALL } from './model.ts';

describe('volleyball', () => {
  testSportModel({ name: 'volleyball', model: VOLLEYBALL, leagues: VOLLEYBALL_LEAGUES, markets: 25, matches: 250, slack: 0.03 });
});
