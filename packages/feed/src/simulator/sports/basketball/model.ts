import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { possessionOutlooks } from '../possession/possession-outlook.ts';
import { possessionScript } from '../possession/possession-script.ts';
import { overtimeMarket, racesTo } from '../possession/possession-specials.ts';
import { nameScorers } from './name-scorers.ts';
import { basketballPlayers } from './players.ts';
import { BASKETBALL_RULES } from './rules.ts';

const OFFER = { lineStep: 4, lines: 4, periodLines: 1, stats: ['three-pointer'] } as const;
/** Races beyond this are no longer sure to be finished in a match. */
const LAST_RACE = 50;

export const BASKETBALL: SportModel = {
  sport: SPORT.basketball,
  format: { scoring: 'sum', periods: 4, toWin: 0, periodSeconds: 600, draw: false, overtime: true },
  duration: 100 * 60_000,
  script: (fixture, ratings, random) => possessionScript(BASKETBALL_RULES, fixture, ratings, random),
  outlooks: (fixture, ratings, facts) => possessionOutlooks(BASKETBALL_RULES, OFFER, fixture, ratings, facts),
  specials: (fixture, ratings, facts) => [
    ...overtimeMarket(BASKETBALL_RULES, fixture, ratings, facts),
    ...racesTo(BASKETBALL_RULES, fixture, ratings, facts, 10, LAST_RACE),
  ],
  people: nameScorers,
  players: basketballPlayers,
};
