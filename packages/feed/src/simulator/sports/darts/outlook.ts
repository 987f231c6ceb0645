import { familyTypeId } from '@touchline/betting/markets/market-ids';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import type { FairMarket, Ratings, StatForecast } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { mixedPoisson } from '../chances/mixed-poisson.ts';
import { endsOutlook, homeWins } from '../series/period-ends.ts';
import { periodsWonOutlook, seriesTotals } from '../series/series-chances.ts';
import { dartsState, endsFrom, holds, legsToWin, other, skillsOf } from './darts-chances.ts';
import { legChances, START } from './visits.ts';

/** The loser of a leg does not throw it to its end: a little less than the whole of his 180s. */
const THROWN = 0.96;

/** Sets, legs of the match and of the running set, 180s. */
export function dartsOutlooks(fixture: Fixture, ratings: Ratings, facts: MatchState): StatForecast[] {
  const { toWin } = fixture.format;
  const state = dartsState(ratings, facts);
  if (facts.status === 'ended' || Math.max(...state.won) >= toWin) return [];
  // The last leg of a set is known a moment before the set is closed.
  if (Math.max(...state.legs) >= legsToWin(fixture)) return [];
  const ends = endsFrom(fixture, ratings, state);
  const before = counted(facts, 'score', 1, state.set - 1);
  const legs = seriesTotals({ toWin, won: state.won, before, ends });
  const outlooks: StatForecast[] = [
    {
      stat: 'set',
      period: 0,
      outlook: periodsWonOutlook(toWin, state.won, (set) => homeWins(ends(set))),
      lineStep: 4,
      lines: toWin > 2 ? 2 : 1,
    },
    { stat: 'score', period: 0, outlook: legs, lineStep: 4, lines: 2 },
  ];
  if (toWin > 1)
    outlooks.push({ stat: 'score', period: state.set, outlook: endsOutlook(ends(state.set), state.legs), lineStep: 4, lines: 1 });
  const [home, away] = skillsOf(ratings);
  const perLeg = [home, away].map((skill) => THROWN * legChances(START, skill).maximums);
  const played = state.legs[0] + state.legs[1] + (facts.points && Math.min(...facts.points) < START / 2 ? 1 : 0);
  if (legs.kind === 'marginals')
    outlooks.push({
      stat: 'one-eighty',
      period: 0,
      outlook: mixedPoisson(
        legs.total.slice(Math.min(played, legs.total.length - 1)),
        [perLeg[0] ?? 0, perLeg[1] ?? 0],
        counted(facts, 'one-eighty', 1, 29),
      ),
      lineStep: 4,
      lines: 1,
    });
  return outlooks;
}

/** The winners of the running leg and the next one. */
export function dartsSpecials(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  const state = dartsState(ratings, facts);
  if (facts.status === 'ended' || Math.max(...state.won) >= fixture.format.toWin || facts.period !== state.set || !state.opener) return [];
  if (Math.max(...state.legs) >= legsToWin(fixture)) return [];
  const [homeFirst, awayFirst] = holds(ratings);
  const number = state.legs[0] + state.legs[1] + 1;
  const first = number % 2 === 1 ? state.opener : other(state.opener);
  const home = state.leg ?? (first === 1 ? homeFirst : awayFirst);
  return [
    {
      market: encodeMarketId({ type: familyTypeId('nth', 'score'), period: state.set, line: 0, specifier: number }),
      outcomes: [
        [1, home],
        [2, 1 - home],
      ],
    },
  ];
}
