import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { dartsOutlooks, dartsSpecials } from './outlook.ts';
import { dartsScript } from './script.ts';

/** 501, best of five sets of five legs; championships in legs alone are one long set. */
export const DARTS: SportModel = {
  sport: SPORT.darts,
  format: { scoring: 'periods', periods: 5, toWin: 3, periodSeconds: 0, draw: false, overtime: false },
  duration: 60 * 60_000,
  script: dartsScript,
  outlooks: dartsOutlooks,
  specials: dartsSpecials,
};
