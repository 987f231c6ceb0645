import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { hockeyOutlooks } from './outlook.ts';
import { PERIOD_SECONDS, PERIODS } from './rates.ts';
import { hockeyScript } from './script.ts';
import { hockeySpecials } from './specials.ts';

export const ICE_HOCKEY: SportModel = {
  sport: SPORT.iceHockey,
  format: { scoring: 'sum', periods: PERIODS, toWin: 0, periodSeconds: PERIOD_SECONDS, draw: true, overtime: true },
  duration: 150 * 60_000,
  script: hockeyScript,
  outlooks: hockeyOutlooks,
  specials: hockeySpecials,
};
