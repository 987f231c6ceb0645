import type { SportModel } from '../../sport-model.ts';
import { moba } from '../moba/moba.ts';

export const LEAGUE_OF_LEGENDS_SPORT = 4007;

/** Fewer kills, dragons and barons, and a lead that grows. */
export const LEAGUE_OF_LEGENDS: SportModel = moba({
  sport: LEAGUE_OF_LEGENDS_SPORT,
  pushes: 9,
  pushSeconds: [80, 230],
  strength: 0.2,
  momentum: 0.24,
  kills: [1.7, 0.75],
  objectives: [
    { stat: 'dragon', chance: 0.38, own: 0.72 },
    { stat: 'baron', chance: 0.12, own: 0.9 },
  ],
});
