import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { mmaOutlooks, mmaSpecials } from './outlook.ts';
import { mmaScript } from './script.ts';

/** Mixed martial arts: three rounds of five minutes, five where a title is fought for. */
export const MMA: SportModel = {
  sport: SPORT.mma,
  format: { scoring: 'sum', periods: 3, toWin: 0, periodSeconds: 300, draw: false, overtime: false },
  duration: 18 * 60_000,
  script: mmaScript,
  outlooks: mmaOutlooks,
  specials: mmaSpecials,
};
