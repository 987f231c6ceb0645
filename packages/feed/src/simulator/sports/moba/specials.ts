import { familyTypeId, STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import { firstTo } from '../../pricing/order-markets.ts';
import type { FairMarket, Ratings } from '../../sport-model.ts';
import { type Ahead, killsOutlook } from './map-counts.ts';
import type { MobaRules } from './moba-rules.ts';
import { type MobaState, mobaState } from './moba-state.ts';
import { aheadFresh, aheadNow } from './outlook.ts';
import { homeTakes } from './push-chances.ts';

/** Kills are kept in the facts until one side has this many, so races to more cannot be settled. */
export const KILLS_KEPT = 10;
const RACES = [5, 10];

const twoWay = (type: number, period: number, home: number, line = 0, specifier = 0): FairMarket => ({
  market: encodeMarketId({ type, period, line, specifier }),
  outcomes: [
    [1, home],
    [2, 1 - home],
  ],
});

/** Normal distribution function (Abramowitz and Stegun 7.1.26, error below 2e-7). */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x / Math.SQRT2));
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp((-x * x) / 2);
  return x > 0 ? 1 - tail / 2 : tail / 2;
}

/** Length of the map: pushes still to come, each as long as any; in minutes. */
function minutes(rules: MobaRules, period: number, { ends, pushes }: Ahead, { secondsSincePush, seconds }: MobaState): FairMarket[] {
  const [shortest, maxSeconds] = rules.pushSeconds;
  const mean = (shortest + maxSeconds) / 2;
  const variance = (maxSeconds - shortest) ** 2 / 12;
  const from = Math.max(shortest, secondsSincePush);
  const first = from < maxSeconds ? (from + maxSeconds) / 2 - secondsSincePush : 1;
  const firstVariance = from < maxSeconds ? (maxSeconds - from) ** 2 / 12 : 1;
  const above = (second: number): number =>
    ends.reduce((sum, { home, away, p }) => {
      const more = home - pushes[0] + away - pushes[1] - 1;
      const spread = Math.sqrt(firstVariance + more * variance);
      return sum + p * (1 - normalBelow((second - seconds - first - more * mean) / spread));
    }, 0);
  const expected = ends.reduce(
    (sum, { home, away, p }) => sum + p * (seconds + first + (home - pushes[0] + away - pushes[1] - 1) * mean),
    0,
  );
  const even = Math.round(expected / 60);
  return [-3, 0, 3]
    .map((by) => even + by)
    .filter((line) => line * 60 > seconds + 60)
    .map((line) => twoWay(STANDALONE_MARKET_IDS['map-minutes'], period, above(line * 60 + 30), 4 * line + 2));
}

/** First blood and races: kills fall as they come, whoever pushes next. */
function kills({ kills: [own, other] }: MobaRules, period: number, { chance }: Ahead, base: HomeAway): FairMarket[] {
  const rates: HomeAway = [chance * own + (1 - chance) * other, chance * other + (1 - chance) * own];
  if (base[0] + base[1] > 0) return [];
  return [twoWay(familyTypeId('nth', 'kill'), period, rates[0] / (rates[0] + rates[1]), 0, 1)];
}

/** The side that reaches so many kills first; a map that ends before that (rare) has no winner of the race. */
function races(rules: MobaRules, period: number, ahead: Ahead, base: HomeAway): FairMarket[] {
  const goals = RACES.filter((goal) => Math.max(...base) < goal);
  if (goals.length === 0) return [];
  const joint = killsOutlook(rules, ahead, base);
  return goals.map((goal) => {
    const [home, neither, away] = firstTo(joint, goal);
    return {
      market: encodeMarketId({ type: familyTypeId('race-to', 'kill'), period, line: 0, specifier: goal }),
      outcomes: [
        [1, home],
        [0, neither],
        [2, away],
      ],
    };
  });
}

function ofMap(rules: MobaRules, period: number, ahead: Ahead, state: MobaState): FairMarket[] {
  return [
    twoWay(STANDALONE_MARKET_IDS.winner, period, homeTakes(ahead.ends, rules)),
    ...minutes(rules, period, ahead, state),
    ...kills(rules, period, ahead, state.kills),
    ...races(rules, period, ahead, state.kills),
  ];
}

/** Winner of the map, its length, first blood and races to kills. */
export function mobaSpecials(rules: MobaRules, fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  const { toWin } = fixture.format;
  const state = mobaState(rules, ratings, facts);
  if (facts.status === 'ended' || Math.max(...state.won) >= toWin) return [];
  const markets = ofMap(rules, state.map, aheadNow(rules, ratings, state), state);
  if (Math.max(...state.won) + 1 < toWin)
    markets.push(...ofMap(rules, state.map + 1, aheadFresh(rules, ratings), { ...state, kills: [0, 0], secondsSincePush: 0, seconds: 0 }));
  return markets;
}
