import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { tennisOutlooks } from './outlook.ts';
import { tennisScript } from './script.ts';
import { tennisSpecials } from './specials.ts';

export const TENNIS: SportModel = {
  sport: SPORT.tennis,
  format: { scoring: 'periods', periods: 3, toWin: 2, periodSeconds: 0, draw: false, overtime: false },
  duration: 100 * 60_000,
  script: tennisScript,
  outlooks: tennisOutlooks,
  specials: tennisSpecials,
};
