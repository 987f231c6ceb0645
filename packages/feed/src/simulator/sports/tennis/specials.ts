import { familyTypeId, STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import { scoreOutcome } from '@touchline/betting/markets/score/correct-score';
import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import type { FairMarket, Ratings } from '../../sport-model.ts';
import { serveChances } from './rates.ts';
import { firstToGames, gameChances, setEnds } from './set-chances.ts';
import { type TennisState, tennisStates } from './tennis-state.ts';

const GAMES_GRID = 7;

function setScore(states: readonly TennisState[], serve: HomeAway, period: number): FairMarket {
  const fair = new Map<number, number>();
  for (const { now, weight } of states)
    for (const { home, away, p } of setEnds(now, serve))
      fair.set(scoreOutcome(home, away), (fair.get(scoreOutcome(home, away)) ?? 0) + weight * p);
  return {
    market: encodeMarketId({ type: familyTypeId('correct-score', 'score'), period, line: 0, specifier: GAMES_GRID }),
    outcomes: [...fair],
  };
}

function tieBreak(states: readonly TennisState[], serve: HomeAway, period: number): FairMarket {
  let yes = 0;
  for (const { now, weight } of states) for (const { home, away, p } of setEnds(now, serve)) if (home + away === 13) yes += weight * p;
  return {
    market: encodeMarketId({ type: STANDALONE_MARKET_IDS['tie-break'], period, line: 0, specifier: 0 }),
    outcomes: [
      [1, yes],
      [2, 1 - yes],
    ],
  };
}

/** Of the running set: the next games one by one, its exact score, races to games, a tie-break. */
export function tennisSpecials(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  const serve = serveChances(fixture, ratings);
  const states = tennisStates(fixture, facts, serve);
  const [first] = states;
  if (facts.status === 'ended' || !first || Math.max(...first.sets) >= fixture.format.toWin) return [];
  const period = first.set;
  const { games } = first.now;
  const markets = [setScore(states, serve, period), tieBreak(states, serve, period)];
  for (const n of [games[0] + games[1] + 1, games[0] + games[1] + 2]) {
    if (n > 13) continue;
    let [home, none, away] = [0, 0, 0];
    for (const { now, weight } of states) {
      const [h, x, a] = gameChances(now, serve, n);
      [home, none, away] = [home + weight * h, none + weight * x, away + weight * a];
    }
    const fair =
      none > 0
        ? ([
            [1, home],
            [0, none],
            [2, away],
          ] as const)
        : ([
            [1, home],
            [2, away],
          ] as const);
    markets.push({ market: encodeMarketId({ type: familyTypeId('nth', 'score'), period, line: 0, specifier: n }), outcomes: fair });
  }
  for (const goal of [3, 5]) {
    if (Math.max(...games) >= goal) continue;
    const home = states.reduce((sum, { now, weight }) => sum + weight * firstToGames(now, serve, goal), 0);
    markets.push({
      market: encodeMarketId({ type: familyTypeId('race-to', 'score'), period, line: 0, specifier: goal }),
      outcomes: [
        [1, home],
        [2, 1 - home],
      ],
    });
  }
  return markets;
}
