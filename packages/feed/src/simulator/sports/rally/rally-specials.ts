import { familyTypeId } from '@touchline/betting/markets/market-ids';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import type { FairMarket, Ratings } from '../../sport-model.ts';
import type { RallyRules } from './rally-rules.ts';
import { rallyState } from './rally-state.ts';
import { firstToPoints, pointChances } from './set-chances.ts';

/** Of the running set: who wins a point a little ahead, and who is first to the next round numbers of points. */
export function rallySpecials(rules: RallyRules, fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  const state = rallyState(rules, fixture, facts);
  if (facts.status === 'ended' || Math.max(...state.sets) >= fixture.format.toWin) return [];
  const homeWins = rules.homeWins(fixture, ratings);
  const { set: period, points, now } = state;
  const target = rules.target(fixture, period);
  const markets: FairMarket[] = [];
  const played = points[0] + points[1];
  const tens = Math.ceil((played + 3) / 5) * 5;
  for (const n of new Set([played + 2, played + 3, tens])) {
    let [home, none, away] = [0, 0, 0];
    for (const one of now) {
      const [h, x, a] = pointChances(rules, homeWins, one, n);
      [home, none, away] = [home + h / now.length, none + x / now.length, away + a / now.length];
    }
    const fair =
      none > 1e-9
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
  const next = Math.floor(Math.max(...points) / 5 + 1) * 5;
  for (const goal of [next, next + 5]) {
    if (goal >= target) continue;
    const home = now.reduce((sum, one) => sum + firstToPoints(rules, homeWins, one, goal), 0) / now.length;
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
