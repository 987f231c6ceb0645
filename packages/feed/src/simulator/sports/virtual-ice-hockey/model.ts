import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { shortMatch } from '../short-match/short-match.ts';

/** A generated match of three minutes with the scores of real hockey. */
export const VIRTUAL_ICE_HOCKEY: SportModel = shortMatch({
  sport: SPORT.virtualIceHockey,
  periods: 3,
  periodSeconds: 60,
  breakSeconds: 8,
  opening: 'period-start',
  goals: [3.05, 2.75],
  strength: 0.2,
  stats: { 'two-minutes': [1.6, 1.7], 'on-target': [7, 6.6], shot: [3.2, 3], 'dangerous-attack': [6, 5.6] },
  offered: ['on-target', 'two-minutes'],
  suspendMs: 4000,
});
