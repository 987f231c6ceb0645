import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { INNINGS } from './baseball-chances.ts';
import { baseballOutlooks, baseballSpecials } from './outlook.ts';
import { baseballScript } from './script.ts';

export const BASEBALL: SportModel = {
  sport: SPORT.baseball,
  format: { scoring: 'sum', periods: INNINGS, toWin: 0, periodSeconds: 0, draw: false, overtime: true },
  duration: 125 * 60_000,
  script: baseballScript,
  outlooks: baseballOutlooks,
  specials: baseballSpecials,
};
