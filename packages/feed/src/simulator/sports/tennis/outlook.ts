import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import type { Fixture } from '../../../feed-events.ts';
import type { CountForecast, Ratings, StatForecast } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { mixedPoisson } from '../chances/mixed-poisson.ts';
import { type MatchPlan, matchChances, type Server, type SetEnd } from '../sets/match-chances.ts';
import { pointsPerGame } from './point-chances.ts';
import { aceRates, doubleFaultRates, serveChances, tieBreakTarget } from './rates.ts';
import { type SetState, setEnds } from './set-chances.ts';
import { type TennisState, tennisStates } from './tennis-state.ts';

/** Games of a set still to be played, from the states that may lead to it. */
function setOutlook(states: readonly { readonly now: SetState; readonly weight: number }[], serve: HomeAway): CountForecast {
  const [homeGames, awayGames] = states[0]?.now.games ?? [0, 0];
  const n = 8 - Math.min(homeGames, awayGames);
  const p = new Float64Array(n * n);
  for (const { now, weight } of states)
    for (const end of setEnds(now, serve)) {
      const cell = (end.home - homeGames) * n + end.away - awayGames;
      p[cell] = (p[cell] ?? 0) + weight * end.p;
    }
  return { kind: 'joint', baseHome: homeGames, baseAway: awayGames, n, p };
}

/** The set after the running one: who opens it follows from how the running one ends. */
function nextSet(fixture: Fixture, states: readonly TennisState[], serve: HomeAway): CountForecast {
  const weights = { 1: 0, 2: 0 };
  for (const { now, weight } of states) for (const end of setEnds(now, serve)) weights[end.nextServer] += weight * end.p;
  const tieBreak = tieBreakTarget(fixture, (states[0]?.set ?? 1) + 1);
  return setOutlook(
    ([1, 2] as const).map((server) => ({ now: { games: [0, 0], server, tieBreak }, weight: weights[server] })),
    serve,
  );
}

/** No match has more games of one player. */
const REACH = 36;

function matchPlan(fixture: Fixture, serve: HomeAway): MatchPlan {
  const known = new Map<number, SetEnd[]>();
  const fresh = (server: Server, set: number): SetEnd[] => {
    const tieBreak = tieBreakTarget(fixture, set);
    const key = tieBreak * 4 + server;
    const ends = known.get(key) ?? setEnds({ games: [0, 0], server, tieBreak }, serve);
    known.set(key, ends);
    return ends;
  };
  return { toWin: fixture.format.toWin, reach: REACH, fresh };
}

/** Sets, games of the match and of the next two sets, aces and double faults: the chain of points, games and sets worked out exactly. */
export function tennisOutlooks(fixture: Fixture, ratings: Ratings, facts: MatchState): StatForecast[] {
  const { toWin } = fixture.format;
  const serve = serveChances(fixture, ratings);
  const states = tennisStates(fixture, facts, serve);
  const [first] = states;
  if (facts.status === 'ended' || !first || Math.max(...first.sets) >= toWin) return [];
  const starts = states.map(({ sets, weight, now }) => ({ sets, weight, ends: setEnds(now, serve) }));
  const chances = matchChances(matchPlan(fixture, serve), starts, counted(facts, 'score', 1, first.set - 1));
  const outlooks: StatForecast[] = [
    { stat: 'set', period: 0, outlook: chances.sets, lineStep: 4, lines: toWin > 2 ? 2 : 1 },
    { stat: 'score', period: 0, outlook: chances.games, lineStep: 4, lines: 3 },
    { stat: 'score', period: first.set, outlook: setOutlook(states, serve), lineStep: 4, lines: 1 },
  ];
  // A next set is priced once it is sure to be played: what never begins would only be void.
  const sure = Math.max(...first.sets) + 1 < toWin;
  if (sure) outlooks.push({ stat: 'score', period: first.set + 1, outlook: nextSet(fixture, states, serve), lineStep: 4, lines: 1 });
  const perGame: HomeAway = [pointsPerGame(serve[0]) / 2, pointsPerGame(serve[1]) / 2];
  // Games of the running set that are already played no longer bring aces.
  const ahead = chances.left.slice(first.now.games[0] + first.now.games[1]);
  for (const [stat, rates] of [
    ['ace', aceRates(fixture, ratings)],
    ['double-fault', doubleFaultRates(fixture)],
  ] as const)
    outlooks.push({
      stat,
      period: 0,
      outlook: mixedPoisson(ahead, [perGame[0] * rates[0], perGame[1] * rates[1]], counted(facts, stat, 1, 5)),
      lineStep: 4,
      lines: 1,
    });
  return outlooks;
}
