import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { shortMatch } from '../short-match/short-match.ts';

/** Console football between two players: four minutes a half, many goals. */
export const CYBER_FOOTBALL: SportModel = shortMatch({
  sport: SPORT.cyberFootball,
  periods: 2,
  periodSeconds: 240,
  breakSeconds: 60,
  opening: 'kick-off',
  goals: [2.25, 2.15],
  strength: 0.24,
  stats: {
    corner: [1.7, 1.6],
    yellow: [0.22, 0.24],
    'on-target': [2.6, 2.5],
    shot: [2.1, 2],
    foul: [0.9, 0.9],
    'dangerous-attack': [9, 8.6],
  },
  offered: ['corner', 'on-target', 'yellow'],
  suspendMs: 12_000,
});
