import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { shortMatch } from '../short-match/short-match.ts';

/** Console hockey between two players: three short periods, open play. */
export const CYBER_HOCKEY: SportModel = shortMatch({
  sport: SPORT.cyberHockey,
  periods: 3,
  periodSeconds: 240,
  breakSeconds: 40,
  opening: 'period-start',
  goals: [2.7, 2.5],
  strength: 0.2,
  stats: { 'two-minutes': [1.4, 1.5], 'on-target': [8.5, 8.1], shot: [4.6, 4.4], 'dangerous-attack': [9, 8.6] },
  offered: ['on-target', 'two-minutes'],
  suspendMs: 10_000,
});
