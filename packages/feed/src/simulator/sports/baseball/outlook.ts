import { STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { FIRST_FIVE } from '@touchline/betting/match-state/period-span';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import type { FairMarket, Ratings, StatForecast } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { threeWay } from '../chances/joint.ts';
import { poissonAhead } from '../chances/poisson-ahead.ts';
import { BaseballChances, INNINGS } from './baseball-chances.ts';

/** The match with and without extra innings, the first five innings, the running and the next inning, hits. */
export function baseballOutlooks(_fixture: Fixture, ratings: Ratings, facts: MatchState): StatForecast[] {
  if (facts.status === 'ended') return [];
  const chances = new BaseballChances(ratings, facts);
  const outlooks: StatForecast[] = [{ stat: 'full-score', period: 0, outlook: chances.full(), lineStep: 2, lines: 3 }];
  if (chances.inning > INNINGS) return outlooks;
  outlooks.push({ stat: 'score', period: 0, outlook: chances.regular(), lineStep: 2, lines: 2 });
  if (chances.inning <= 5) outlooks.push({ stat: 'score', period: FIRST_FIVE, outlook: chances.innings(1, 5), lineStep: 2, lines: 2 });
  // Whether the last inning is played out depends on its lead: it is not offered on its own.
  for (const inning of [chances.inning, chances.inning + 1])
    if (inning < INNINGS) outlooks.push({ stat: 'score', period: inning, outlook: chances.innings(inning, inning), lineStep: 4, lines: 1 });
  if (chances.inning < INNINGS)
    outlooks.push({
      stat: 'hit',
      period: 0,
      outlook: poissonAhead(chances.hits(), counted(facts, 'hit', 1, INNINGS)),
      lineStep: 4,
      lines: 2,
    });
  return outlooks;
}

/** Whether nine innings are not enough. */
export function baseballSpecials(_fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  if (facts.status === 'ended' || facts.periodsDone >= INNINGS) return [];
  const [, level] = threeWay(new BaseballChances(ratings, facts).regular());
  return [
    {
      market: encodeMarketId({ type: STANDALONE_MARKET_IDS.overtime, period: 0, line: 0, specifier: 0 }),
      outcomes: [
        [1, level],
        [2, 1 - level],
      ],
    },
  ];
}
