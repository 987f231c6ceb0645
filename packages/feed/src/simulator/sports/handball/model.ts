import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { possessionOutlooks } from '../possession/possession-outlook.ts';
import { possessionScript } from '../possession/possession-script.ts';
import { racesTo } from '../possession/possession-specials.ts';
import { HANDBALL_RULES } from './rules.ts';

const OFFER = { lineStep: 4, lines: 3, periodLines: 1, stats: ['penalty'] } as const;
/** Races beyond this are no longer sure to be finished in a match. */
const LAST_RACE = 15;

export const HANDBALL: SportModel = {
  sport: SPORT.handball,
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 1800, draw: true, overtime: false },
  duration: 90 * 60_000,
  script: (fixture, ratings, random) => possessionScript(HANDBALL_RULES, fixture, ratings, random),
  outlooks: (fixture, ratings, facts) => possessionOutlooks(HANDBALL_RULES, OFFER, fixture, ratings, facts),
  specials: (fixture, ratings, facts) => racesTo(HANDBALL_RULES, fixture, ratings, facts, 5, LAST_RACE),
};
