import { familyTypeId } from '@touchline/betting/markets/market-ids';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import { kthNext } from '../../pricing/order-markets.ts';
import type { FairMarket, Ratings, SportModel } from '../../sport-model.ts';
import { PossessionOutlook, possessionOutlooks } from '../possession/possession-outlook.ts';
import { possessionScript } from '../possession/possession-script.ts';
import { overtimeMarket } from '../possession/possession-specials.ts';
import { AMERICAN_FOOTBALL_RULES as RULES } from './rules.ts';

const OFFER = { lineStep: 2, lines: 4, periodLines: 1, stats: ['touchdown', 'field-goal'] } as const;

/** The sides to score the next touchdown and the next field goal; the third outcome is none in regular time. */
function nextScores(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  const { periods } = fixture.format;
  if (facts.status === 'ended' || facts.periodsDone >= periods) return [];
  const ahead = new PossessionOutlook(RULES, fixture, ratings, facts);
  return (['touchdown', 'field-goal'] as const).flatMap((stat) => {
    const outlook = ahead.statistic(stat, 1, periods);
    if (outlook.kind !== 'joint') return [];
    const [home, none, away] = kthNext(outlook, 1);
    const specifier = outlook.baseHome + outlook.baseAway + 1;
    return [
      {
        market: encodeMarketId({ type: familyTypeId('nth', stat), period: 0, line: 0, specifier }),
        outcomes: [
          [1, home],
          [0, none],
          [2, away],
        ] as const,
      },
    ];
  });
}

export const AMERICAN_FOOTBALL: SportModel = {
  sport: SPORT.americanFootball,
  format: { scoring: 'sum', periods: 4, toWin: 0, periodSeconds: 900, draw: false, overtime: true },
  duration: 165 * 60_000,
  script: (fixture, ratings, random) => possessionScript(RULES, fixture, ratings, random),
  outlooks: (fixture, ratings, facts) => possessionOutlooks(RULES, OFFER, fixture, ratings, facts),
  specials: (fixture, ratings, facts) => [...overtimeMarket(RULES, fixture, ratings, facts), ...nextScores(fixture, ratings, facts)],
};
