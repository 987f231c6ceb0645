import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { ResultDetail } from '@touchline/contract/results/calls';

/** A race that left no picture of itself, only its result: as its screen wants it, over and without markets. */
export function matchOfResult(result: ResultDetail): MatchDetail {
  const { id, sport, champ, home, startsAt, runners, virtual } = result;
  const placeOf = new Map(result.places.map(({ place, runner }) => [runner.id, place]));
  return {
    id,
    kind: 'live',
    sport,
    champ: champ.id,
    champName: champ.name,
    champView: champ,
    home,
    away: null,
    startsAt,
    state: {
      status: result.status,
      period: 1,
      periodName: '',
      clock: null,
      score: [0, 0],
      periods: [],
      points: null,
      turn: 0,
      reds: [0, 0],
      places: runners.map((runner) => placeOf.get(runner.id) ?? 0),
      lastScore: null,
    },
    marketCount: 0,
    markets: [],
    allMarkets: [],
    groups: [],
    sections: [],
    virtual,
    weight: 0,
    live: false,
    tracker: false,
    format: { scoring: 'places', periods: 1, periodSeconds: 0, toWin: 0 },
    venue: null,
    round: result.round,
    statistics: [],
    runners: [...runners],
    lineups: { home: [], away: [] },
    incidents: [...result.incidents],
    seq: 0,
  };
}
