import type { MatchFacts } from '@touchline/betting/match-state/match-facts';
import type { Fixture } from '../../../vocabulary.ts';
import type { Ratings, StatOutlook } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { poissonAhead } from '../chances/poisson-ahead.ts';
import type { Pair } from '../telling/teller.ts';
import { goalRates, type ShortFootballRules, statRates } from './rules.ts';

/** Share (0-1) of a half that is still to be played. */
function leftOf(period: number, seconds: number, facts: MatchFacts): number {
  if (facts.periodsDone >= period) return 0;
  if (facts.period < period) return 1;
  return Math.min(1, Math.max(0, 1 - (facts.clock?.seconds ?? 0) / seconds));
}

/** Goals of the match and of each half, corners, shots on target, cards. */
export function shortFootballOutlooks(rules: ShortFootballRules, fixture: Fixture, ratings: Ratings, facts: MatchFacts): StatOutlook[] {
  if (facts.status === 'ended' || facts.periodsDone >= 2) return [];
  const seconds = fixture.format.periodSeconds || rules.halfSeconds;
  const left = [1, 2].map((period) => leftOf(period, seconds, facts) / 2);
  const all = (left[0] ?? 0) + (left[1] ?? 0);
  const times = ([home, away]: Pair, share: number): Pair => [home * share, away * share];
  const goals = goalRates(rules, fixture, ratings);
  const outlooks: StatOutlook[] = [
    { stat: 'score', period: 0, outlook: poissonAhead(times(goals, all), counted(facts, 'score', 1, 2)), lineStep: 2, lines: 3 },
  ];
  for (const period of [1, 2])
    if (facts.periodsDone < period)
      outlooks.push({
        stat: 'score',
        period,
        outlook: poissonAhead(times(goals, left[period - 1] ?? 0), counted(facts, 'score', period, period)),
        lineStep: 2,
        lines: 1,
      });
  const saved = statRates(rules, fixture, ratings, 'on-target');
  for (const [stat, rates] of [
    ['corner', statRates(rules, fixture, ratings, 'corner')],
    ['on-target', [saved[0] + goals[0], saved[1] + goals[1]]],
    ['yellow', statRates(rules, fixture, ratings, 'yellow')],
  ] as const)
    outlooks.push({ stat, period: 0, outlook: poissonAhead(times(rates, all), counted(facts, stat, 1, 2)), lineStep: 4, lines: 1 });
  return outlooks;
}
