import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type { Fixture } from '../../../feed-events.ts';
import type { FairMarket, Ratings, ScriptStep, SportModel } from '../../sport-model.ts';
import { fieldMarkets } from '../racing/field-markets.ts';

const COUNT_MS = 6 * 3_600_000;
/** A rating point counts for more than at the races: elections have favourites. */
const SPREAD = 1.3;

const weightsOf = (ratings: Ratings): number[] => (ratings.runners ?? []).map((rating) => Math.exp(SPREAD * rating));

/** Closed once the polls are. */
const specials = (_fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] =>
  facts.status === 'planned' ? fieldMarkets('outright', weightsOf(ratings), 3) : [];

/** An election: the polls close at the start, the count takes the evening, the order is drawn from the ratings. */
export const POLITICS: SportModel = {
  sport: SPORT.politics,
  format: { scoring: 'places', periods: 1, toWin: 0, periodSeconds: 0, draw: false, overtime: false },
  duration: COUNT_MS,
  script(_fixture, ratings, random): ScriptStep[] {
    const order = weightsOf(ratings)
      .map((w, i) => ({ i, time: -Math.log(1 - random.next()) / w }))
      .sort((a, b) => a.time - b.time);
    const places: number[] = [];
    order.forEach(({ i }, at) => {
      places[i] = at + 1;
    });
    const counting: MatchState = { ...INITIAL_MATCH_STATE, status: 'live', period: 1 };
    return [
      { at: 0, facts: counting },
      { at: COUNT_MS, facts: { ...counting, status: 'ended', periodsDone: 1, places } },
    ];
  },
  outlooks: () => [],
  specials,
};
