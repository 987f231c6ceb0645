import { describe } from 'vitest';
import { testSportModel } from '../../testing/model-suite.ts';
import { TABLE_TENNIS_LEAGUES } from './leagues.ts';
import { TABLE_TENNIS } from './model.ts';

describe('table tennis', () => {
  testSportModel({ name: 'table-tennis', model: TABLE_TENNIS, leagues: TABLE_TENNIS_LEAGUES, markets: 25, matches: 300, slack: 0.03 });
});
