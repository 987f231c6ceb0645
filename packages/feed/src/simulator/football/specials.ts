import { STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import { intervalMinutes, intervalSpecifier, matchSecond } from '@touchline/betting/markets/score/interval-total';
import { countedIncidents } from '@touchline/betting/match-state/counted-incidents';
import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../feed-events.ts';
import type { FairMarket, Ratings } from '../sport-model.ts';
import { goalsLeft, isMiddle, plus, regularScore } from './outlook.ts';
import { GOAL_SHARES, goalRates, HALF_SECONDS, withReds } from './rates.ts';

const market = (type: number, specifier = 0, line = 0): number => encodeMarketId({ type, period: 0, line, specifier });

/** The side that goes through: regular time, else extra time at the same rates, else a shoot-out at even chances. */
function toQualify(ratings: Ratings, facts: MatchState): FairMarket | null {
  let home: number;
  if (facts.periodsDone >= 4) home = 0.5;
  else {
    const regular = facts.periodsDone >= 2 ? null : regularScore(ratings, facts);
    const [win, draw] = regular?.kind === 'joint' ? aheadAndLevel(regular) : [0, 1];
    home = win + draw * afterRegular(ratings, facts);
  }
  return {
    market: market(STANDALONE_MARKET_IDS.winner),
    outcomes: [
      [1, home],
      [2, 1 - home],
    ],
  };
}

function aheadAndLevel({ baseHome, baseAway, n, p }: { baseHome: number; baseAway: number; n: number; p: Float64Array }): HomeAway {
  let win = 0;
  let draw = 0;
  for (let h = 0, i = 0; h < n; h++)
    for (let a = 0; a < n; a++, i++) {
      const difference = baseHome + h - baseAway - a;
      if (difference > 0) win += p[i] ?? 0;
      else if (difference === 0) draw += p[i] ?? 0;
    }
  return [win, draw];
}

/** Chance of the home side once regular time is level: extra time, by its own goals, then penalties. */
export function afterRegular(ratings: Ratings, facts: MatchState): number {
  const [home, away] = plus(goalsLeft(3, ratings, facts), goalsLeft(4, ratings, facts));
  const score = facts.counts.score ?? [];
  const lead = score.slice(2).reduce((sum, [h, a]) => sum + h - a, 0);
  let [win, draw] = [0, 0];
  for (let h = 0, ph = Math.exp(-home); h < 8; ph *= home / ++h)
    for (let a = 0, pa = Math.exp(-away); a < 8; pa *= away / ++a) {
      if (lead + h - a > 0) win += ph * pa;
      else if (lead + h === a) draw += ph * pa;
    }
  return win + draw / 2;
}

/** Share of a match's goals between two seconds of its clock. */
function goalShare(from: number, to: number): number {
  let share = 0;
  for (const period of [1, 2]) {
    const start = (period - 1) * HALF_SECONDS;
    const overlap = Math.min(to, start + HALF_SECONDS) - Math.max(from, start);
    if (overlap > 0) share += ((GOAL_SHARES[period - 1] ?? 0) * overlap) / HALF_SECONDS;
  }
  return share;
}

function intervals(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  const now =
    facts.clock && facts.period <= 2 ? matchSecond({ second: facts.clock.seconds, period: Math.max(1, facts.period) }, fixture.format) : 0;
  const [home, away] = withReds(goalRates(ratings), reds(facts));
  const markets: FairMarket[] = [];
  for (let number = 1; number <= 6; number++) {
    const specifier = intervalSpecifier(15, number);
    const { from, to } = intervalMinutes(specifier);
    if (facts.periodsDone >= 2 || to * 60 - 60 <= now) continue;
    const left = (home + away) * goalShare(Math.max(now, from * 60), to * 60);
    const none = Math.exp(-left);
    const scored = countedIncidents(facts, fixture.format, 'score', 0).filter(({ incident }) => {
      const second = matchSecond(incident, fixture.format);
      return second >= from * 60 && second < to * 60;
    }).length;
    for (const [goals, under] of [
      [0, none],
      [1, none * (1 + left)],
    ] as const) {
      const need = goals - scored;
      if (need < 0) continue;
      const p = need === 0 ? none : under;
      markets.push({
        market: market(STANDALONE_MARKET_IDS['interval-total'], specifier, 4 * goals + 2),
        outcomes: [
          [1, 1 - p],
          [2, p],
        ],
      });
    }
  }
  return markets;
}

function reds(facts: MatchState): HomeAway {
  let [home, away] = [0, 0];
  for (const [h, a] of facts.counts.red ?? []) [home, away] = [home + h, away + a];
  return [home, away];
}

/** Cup ties and windows of fifteen minutes: what is not a family over a count. */
export function footballSpecials(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  if (facts.status === 'ended') return [];
  const markets: FairMarket[] = [];
  if (fixture.format.overtime) {
    const winner = toQualify(ratings, facts);
    if (winner) markets.push(winner);
  }
  if (facts.periodsDone >= 2) return markets;
  if (isMiddle(fixture)) markets.push(...intervals(fixture, ratings, facts));
  return markets;
}
