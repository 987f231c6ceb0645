import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, StatForecast } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { poissonAhead } from '../chances/poisson-ahead.ts';
import { goalRates, type ShortMatchRules, statRates } from './rules.ts';

/** Share (0-1) of a period that is still to be played. */
function remainingShare(period: number, seconds: number, facts: MatchState): number {
  if (facts.periodsDone >= period) return 0;
  if (facts.period < period) return 1;
  return Math.min(1, Math.max(0, 1 - (facts.clock?.seconds ?? 0) / seconds));
}

/** Goals of the match and of each period, and the counts that the sport offers. */
export function shortMatchOutlooks(rules: ShortMatchRules, fixture: Fixture, ratings: Ratings, facts: MatchState): StatForecast[] {
  if (facts.status === 'ended' || facts.periodsDone >= rules.periods) return [];
  const seconds = fixture.format.periodSeconds || rules.periodSeconds;
  const periods = Array.from({ length: rules.periods }, (_, i) => i + 1);
  const left = periods.map((period) => remainingShare(period, seconds, facts) / rules.periods);
  const all = left.reduce((sum, share) => sum + share, 0);
  const times = ([home, away]: HomeAway, share: number): HomeAway => [home * share, away * share];
  const goals = goalRates(rules, fixture, ratings);
  const outlooks: StatForecast[] = [
    {
      stat: 'score',
      period: 0,
      outlook: poissonAhead(times(goals, all), counted(facts, 'score', 1, rules.periods)),
      lineStep: 2,
      lines: 3,
    },
  ];
  for (const period of periods)
    if (facts.periodsDone < period)
      outlooks.push({
        stat: 'score',
        period,
        outlook: poissonAhead(times(goals, left[period - 1] ?? 0), counted(facts, 'score', period, period)),
        lineStep: 2,
        lines: 1,
      });
  for (const stat of rules.offered) {
    const [home, away] = statRates(rules, fixture, ratings, stat);
    // A goal is a shot on target too, which its own rate leaves out.
    const rates: HomeAway = stat === 'on-target' ? [home + goals[0], away + goals[1]] : [home, away];
    outlooks.push({
      stat,
      period: 0,
      outlook: poissonAhead(times(rates, all), counted(facts, stat, 1, rules.periods)),
      lineStep: 4,
      lines: 1,
    });
  }
  return outlooks;
}
