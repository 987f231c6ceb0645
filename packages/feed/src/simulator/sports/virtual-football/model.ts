import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { shortMatch } from '../short-match/short-match.ts';

/** A generated match of three minutes with the scores of real football. */
export const VIRTUAL_FOOTBALL: SportModel = shortMatch({
  sport: SPORT.virtualFootball,
  periods: 2,
  periodSeconds: 90,
  breakSeconds: 15,
  opening: 'kick-off',
  goals: [1.5, 1.2],
  strength: 0.2,
  stats: {
    corner: [2.6, 2.2],
    yellow: [0.8, 0.9],
    'on-target': [2.2, 1.9],
    shot: [2.4, 2.1],
    foul: [2.2, 2.3],
    'dangerous-attack': [7, 6],
  },
  offered: ['corner', 'on-target', 'yellow'],
  suspendMs: 5000,
});
