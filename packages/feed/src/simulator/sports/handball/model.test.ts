import { describe } from 'vitest';
import { testSportModel } from '../../testing/model-suite.ts';
import { HANDBALL_LEAGUES } from './leagues.ts';
import { HANDBALL } from './model.ts';

describe('handball', () => {
  testSportModel({ name: 'handball', model: HANDBALL, leagues: HANDBALL_LEAGUES, markets: 35, matches: 250, slack: 0.03 });
});
