import { describe } from 'vitest';
import { testSportModel } from '../../testing/model-suite.ts';
import { ICE_HOCKEY_LEAGUES } from './leagues.ts';
import { ICE_HOCKEY } from './model.ts';

describe('ice hockey', () => {
  testSportModel({ name: 'ice-hockey', model: ICE_HOCKEY, leagues: ICE_HOCKEY_LEAGUES, markets: 50, matches: 300, slack: 0.03 });
});
