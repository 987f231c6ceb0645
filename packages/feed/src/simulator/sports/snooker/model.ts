import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { snookerOutlooks, snookerSpecials } from './outlook.ts';
import { snookerScript } from './script.ts';

/** Best of nine frames; championships play shorter and longer ones. */
export const SNOOKER: SportModel = {
  sport: SPORT.snooker,
  format: { scoring: 'periods', periods: 9, toWin: 5, periodSeconds: 0, draw: false, overtime: false },
  duration: 150 * 60_000,
  script: snookerScript,
  outlooks: snookerOutlooks,
  specials: snookerSpecials,
};
