import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, StatForecast } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { endsOutlook, homeWins, mixEnds } from '../series/period-ends.ts';
import { type PeriodEnd, periodsWonOutlook, seriesTotals } from '../series/series-chances.ts';
import { cs2State, FRESH } from './cs2-state.ts';
import { mapEnds, mapOver } from './map-chances.ts';
import { roundRates } from './rates.ts';

/** Maps, rounds of the match, rounds of the running map and the next one that is sure to be played. */
export function cs2Outlooks(fixture: Fixture, ratings: Ratings, facts: MatchState): StatForecast[] {
  const { toWin } = fixture.format;
  const now = cs2State(facts);
  // The last round of a map is known a moment before the map is closed.
  if (facts.status === 'ended' || Math.max(...now.won) >= toWin || mapOver(...now.score)) return [];
  const cache = new Map<number, readonly PeriodEnd[]>();
  const ends = (period: number): readonly PeriodEnd[] => {
    const rates = roundRates(fixture, ratings, period);
    const states = period === now.map ? now.states : FRESH;
    const found = cache.get(period) ?? mixEnds(states.map(({ weight, state }) => ({ weight, ends: mapEnds(state, rates) })));
    cache.set(period, found);
    return found;
  };
  const outlooks: StatForecast[] = [
    {
      stat: 'set',
      period: 0,
      outlook: periodsWonOutlook(toWin, now.won, (period) => homeWins(ends(period))),
      lineStep: 4,
      lines: toWin > 2 ? 2 : 1,
    },
    { stat: 'score', period: now.map, outlook: endsOutlook(ends(now.map), now.score), lineStep: 4, lines: 2 },
  ];
  if (Math.max(...now.won) + 1 < toWin)
    outlooks.push({ stat: 'score', period: now.map + 1, outlook: endsOutlook(ends(now.map + 1), [0, 0]), lineStep: 4, lines: 1 });
  if (toWin > 1)
    outlooks.push({
      stat: 'score',
      period: 0,
      outlook: seriesTotals({ toWin, won: now.won, before: counted(facts, 'score', 1, now.map - 1), ends }),
      lineStep: 4,
      lines: 2,
    });
  return outlooks;
}
