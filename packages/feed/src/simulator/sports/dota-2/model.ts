import type { SportModel } from '../../sport-model.ts';
import { moba } from '../moba/moba.ts';

export const DOTA_2_SPORT = 4006;

/** Long maps, many kills. */
export const DOTA_2: SportModel = moba({
  sport: DOTA_2_SPORT,
  pushes: 10,
  pushSeconds: [90, 220],
  strength: 0.17,
  momentum: 0.16,
  kills: [3.1, 1.7],
  objectives: [{ stat: 'roshan', chance: 0.14, own: 0.85 }],
});
