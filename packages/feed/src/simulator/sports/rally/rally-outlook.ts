import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import type { Fixture } from '../../../feed-events.ts';
import type { CountForecast, Ratings, StatForecast } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { mixedPoisson } from '../chances/mixed-poisson.ts';
import { matchChances, type SetEnd } from '../sets/match-chances.ts';
import type { RallyRules } from './rally-rules.ts';
import { rallyState, runningSetEnds } from './rally-state.ts';
import { freshSetEnds } from './set-chances.ts';

function setOutlook(ends: readonly SetEnd[], [homePoints, awayPoints]: HomeAway): CountForecast {
  const n = 1 + Math.max(...ends.map(({ home, away }) => Math.max(home - homePoints, away - awayPoints)));
  const p = new Float64Array(n * n);
  for (const end of ends) p[(end.home - homePoints) * n + end.away - awayPoints] = end.p;
  return { kind: 'joint', baseHome: homePoints, baseAway: awayPoints, n, p };
}

/** Sets, points of the match and of the running and next set: the chain of rallies and sets worked out exactly. */
export function rallyOutlooks(rules: RallyRules, fixture: Fixture, ratings: Ratings, facts: MatchState): StatForecast[] {
  const { toWin, periods } = fixture.format;
  const state = rallyState(rules, fixture, facts);
  if (facts.status === 'ended' || Math.max(...state.sets) >= toWin) return [];
  const homeWins = rules.homeWins(fixture, ratings);
  const known = new Map<number, SetEnd[]>();
  const fresh = (set: number): SetEnd[] => {
    const target = rules.target(fixture, set);
    const ends = known.get(target) ?? freshSetEnds(rules, homeWins, target);
    known.set(target, ends);
    return ends;
  };
  const running = runningSetEnds(rules, homeWins, state);
  const plan = { toWin, reach: rules.reach * periods, fresh: (_server: 1 | 2, set: number) => fresh(set) };
  const chances = matchChances(plan, [{ sets: state.sets, weight: 1, ends: running }], counted(facts, 'score', 1, state.set - 1));
  const outlooks: StatForecast[] = [
    { stat: 'set', period: 0, outlook: chances.sets, lineStep: 4, lines: toWin > 2 ? 2 : 1 },
    { stat: 'score', period: 0, outlook: chances.games, lineStep: 4, lines: 3 },
    { stat: 'score', period: state.set, outlook: setOutlook(running, state.points), lineStep: 4, lines: 2 },
  ];
  if (Math.max(...state.sets) + 1 < toWin)
    outlooks.push({ stat: 'score', period: state.set + 1, outlook: setOutlook(fresh(state.set + 1), [0, 0]), lineStep: 4, lines: 1 });
  if (rules.aceShare > 0) {
    const each = rules.aceShare / 2;
    const ahead = chances.left.slice(state.points[0] + state.points[1]);
    outlooks.push({
      stat: 'ace',
      period: 0,
      outlook: mixedPoisson(ahead, [each, each], counted(facts, 'ace', 1, periods)),
      lineStep: 4,
      lines: 1,
    });
  }
  return outlooks;
}
