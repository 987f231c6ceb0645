import { describe } from 'vitest';
import { testSportModel } from '../../testing/model-suite.ts';
import { AMERICAN_FOOTBALL_LEAGUES } from './leagues.ts';
import { AMERICAN_FOOTBALL } from './model.ts';

describe('american football', () => {
  testSportModel({
    name: 'american-football',
    model: AMERICAN_FOOTBALL,
    leagues: AMERICAN_FOOTBALL_LEAGUES,
    markets: 40,
    matches: 250,
    slack: 0.035,
  });
});
