import { familyTypeId, STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import type { CountForecast, FairMarket, Ratings } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { threeWay } from '../chances/joint.ts';
import type { Scoring } from './points-ahead.ts';
import { PossessionOutlook } from './possession-outlook.ts';
import type { PossessionRules } from './possession-rules.ts';

/** Chance that a forecast ends level. */
export const levelChance = (outlook: CountForecast): number =>
  outlook.kind === 'joint' ? threeWay(outlook)[1] : (outlook.diff[-outlook.minDiff] ?? 0);

/** Whether regular time ends level. */
export function overtimeMarket(rules: PossessionRules, fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  if (!fixture.format.overtime || facts.periodsDone >= fixture.format.periods || facts.status === 'ended') return [];
  const yes = levelChance(new PossessionOutlook(rules, fixture, ratings, facts).points(1, fixture.format.periods));
  return [
    {
      market: encodeMarketId({ type: STANDALONE_MARKET_IDS.overtime, period: 0, line: 0, specifier: 0 }),
      outcomes: [
        [1, yes],
        [2, 1 - yes],
      ],
    },
  ];
}

/** Chance that the home side first has `need[0]` more points, before the away side has `need[1]`; possessions alternate from `first`. */
export function firstToPoints([home, away]: Scoring, need: HomeAway, first: 1 | 2): number {
  const [rows, columns] = need;
  let now = new Float64Array(rows * columns);
  now[0] = 1;
  let won = 0;
  let open = 1;
  // Chances still open then are shared out evenly: it moves no price.
  for (let turn = 0; open > 2e-3 && turn < 400; turn++) {
    const side = turn % 2 === 0 ? first : 3 - first;
    const points = side === 1 ? home : away;
    const next = new Float64Array(rows * columns);
    for (let h = 0, i = 0; h < rows; h++)
      for (let a = 0; a < columns; a++, i++) {
        const p = now[i] ?? 0;
        if (p < 1e-7) {
          open -= p;
          continue;
        }
        for (let k = 0; k < points.length; k++) {
          const q = p * (points[k] ?? 0);
          const x = side === 1 ? h + k : h;
          const y = side === 1 ? a : a + k;
          if (x < rows && y < columns) next[x * columns + y] = (next[x * columns + y] ?? 0) + q;
          else {
            open -= q;
            if (x >= rows) won += q;
          }
        }
      }
    now = next;
  }
  return won + open / 2;
}

/** The side that first has the next round numbers of points, while they are sure to be reached. */
export function racesTo(
  rules: PossessionRules,
  fixture: Fixture,
  ratings: Ratings,
  facts: MatchState,
  step: number,
  max: number,
): FairMarket[] {
  if (facts.periodsDone >= fixture.format.periods || facts.status === 'ended') return [];
  const { scoring } = new PossessionOutlook(rules, fixture, ratings, facts);
  const base = counted(facts, 'score', 1, fixture.format.periods);
  const next = Math.floor(Math.max(...base) / step + 1) * step;
  const markets: FairMarket[] = [];
  for (const goal of [next, next + step]) {
    if (goal > max) continue;
    const need: HomeAway = [goal - base[0], goal - base[1]];
    const home =
      facts.turn === 0 ? (firstToPoints(scoring, need, 1) + firstToPoints(scoring, need, 2)) / 2 : firstToPoints(scoring, need, facts.turn);
    markets.push({
      market: encodeMarketId({ type: familyTypeId('race-to', 'score'), period: 0, line: 0, specifier: goal }),
      outcomes: [
        [1, home],
        [2, 1 - home],
      ],
    });
  }
  return markets;
}
