import { STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import { methodOutcome } from '@touchline/betting/markets/sport/method-of-victory';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import type { FairMarket, Ratings } from '../../sport-model.ts';
import { threeWay } from '../chances/joint.ts';
import { goalsAhead, goldenGoal } from './goals-ahead.ts';
import { OVERTIME_SECONDS, PERIODS } from './rates.ts';

/** Whether there is overtime, and who wins how: in regular time, in overtime, in the shoot-out. */
export function hockeySpecials(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  if (facts.status === 'ended' || !fixture.format.overtime || facts.periodsDone >= PERIODS) return [];
  const [home, level, away] = threeWay(goalsAhead(1, PERIODS, ratings, facts));
  const [goldenHome, nobody, goldenAway] = goldenGoal(ratings, OVERTIME_SECONDS);
  const single = (type: number, fair: FairMarket['outcomes']): FairMarket => ({
    market: encodeMarketId({ type, period: 0, line: 0, specifier: 0 }),
    outcomes: fair,
  });
  return [
    single(STANDALONE_MARKET_IDS.overtime, [
      [1, level],
      [2, 1 - level],
    ]),
    single(STANDALONE_MARKET_IDS['method-of-victory'], [
      [methodOutcome(1, 'regular'), home],
      [methodOutcome(2, 'regular'), away],
      [methodOutcome(1, 'overtime'), level * goldenHome],
      [methodOutcome(2, 'overtime'), level * goldenAway],
      [methodOutcome(1, 'shoot-out'), (level * nobody) / 2],
      [methodOutcome(2, 'shoot-out'), (level * nobody) / 2],
    ]),
  ];
}
