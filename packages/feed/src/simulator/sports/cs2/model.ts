import type { SportModel } from '../../sport-model.ts';
import { cs2Outlooks } from './outlook.ts';
import { cs2Script } from './script.ts';
import { cs2Specials } from './specials.ts';

export const CS2_SPORT = 4005;

export const CS2: SportModel = {
  sport: CS2_SPORT,
  format: { scoring: 'periods', periods: 3, toWin: 2, periodSeconds: 0, draw: false, overtime: false },
  duration: 110 * 60_000,
  script: cs2Script,
  outlooks: cs2Outlooks,
  specials: cs2Specials,
};
