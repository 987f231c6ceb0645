import { familyTypeId, STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import { linesAround } from '../../pricing/lines.ts';
import type { FairMarket, Ratings } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import type { Distribution } from '../chances/distribution.ts';
import { battingIn, type CricketState, cricketStates } from './cricket-state.ts';
import { type InningsChances, inningsChances } from './innings-chances.ts';
import { cricketChances, runningInnings } from './match-chances.ts';
import { ballChances, edgeOf, oversOf } from './rates.ts';

/** Over and under of a count at least `min`, on the half line nearest to even and one on each side. */
function totals(type: number, period: number, min: number, p: Distribution, each: number, specifier = 0): FairMarket[] {
  return linesAround({ min, p }, 4, each).map((line) => {
    let over = 0;
    for (let i = 0; i < p.length; i++) if (4 * (min + i) > line) over += p[i] ?? 0;
    return {
      market: encodeMarketId({ type, period, line, specifier }),
      outcomes: [
        [1, over],
        [2, 1 - over],
      ],
    };
  });
}

/** So many of about `balls` balls. */
function binomial(balls: number, chance: number): Float64Array {
  const n = Math.max(1, Math.round(balls));
  const q = Math.min(0.95, (balls * chance) / n);
  const p = new Float64Array(n + 1);
  let term = (1 - q) ** n;
  for (let k = 0; k <= n; k++) {
    p[k] = term;
    term *= ((n - k) / (k + 1)) * (q / (1 - q));
  }
  return p;
}

function mixed(parts: readonly { readonly weight: number; readonly p: Distribution }[]): Float64Array {
  const sum = new Float64Array(Math.max(...parts.map(({ p }) => p.length)));
  for (const { weight, p } of parts) for (let i = 0; i < p.length; i++) sum[i] = (sum[i] ?? 0) + weight * (p[i] ?? 0);
  return sum;
}

/** Wickets, fours and sixes of the running innings. */
function innings(
  fixture: Fixture,
  ratings: Ratings,
  facts: MatchState,
  states: readonly CricketState[],
  ends: readonly InningsChances[],
): FairMarket[] {
  const [state] = states;
  if (!state) return [];
  const period = state.innings;
  const weighed = (of: (end: InningsChances, s: CricketState) => Distribution): Float64Array =>
    mixed(states.map((s, i) => ({ weight: s.weight, p: of(ends[i] as InningsChances, s) })));
  const markets = totals(
    familyTypeId('total', 'wicket'),
    period,
    0,
    weighed((end) => end.wickets),
    1,
  );
  for (const [stat, runs] of [
    ['four', 4],
    ['six', 6],
  ] as const) {
    const [home, away] = facts.period === period ? counted(facts, stat, period, period) : [0, 0];
    const p = weighed((end, s) => {
      const chances = ballChances(fixture, edgeOf(ratings, battingIn(s)), 10 - s.now.wicketsLost);
      return binomial(end.balls, chances.runs.find(([r]) => r === runs)?.[1] ?? 0);
    });
    markets.push(...totals(familyTypeId('total', stat), period, home + away, p, 1));
  }
  return markets;
}

/** Runs of the running over and of the next one. */
function overs(fixture: Fixture, ratings: Ratings, facts: MatchState, state: CricketState): FairMarket[] {
  const { innings: period, now } = state;
  if (facts.period !== period || facts.periodsDone >= period) return [];
  const edge = edgeOf(ratings, battingIn(state));
  const ended = facts.incidents.filter((i) => i.kind === 'over' && i.period === period);
  const before = ended.reduce((sum, i) => sum + (i.value ?? 0), 0);
  const number = ended.length + 1;
  const left = now.ballsLeft - 6 * (oversOf(fixture) - number);
  if (left <= 0) return [];
  const type = STANDALONE_MARKET_IDS['over-runs'];
  const running = inningsChances(fixture, edge, { ...now, ballsLeft: left });
  const markets = totals(type, period, now.runs - before, running.runs, 1, number);
  // The next over is offered while it is sure to be bowled whole.
  const sure = number < oversOf(fixture) && now.wicketsLost < 6 && (now.target ?? 1000) - now.runs > 60;
  if (sure)
    markets.push(
      ...totals(
        type,
        period,
        0,
        inningsChances(fixture, edge, { runs: 0, wicketsLost: now.wicketsLost, ballsLeft: 6 }).runs,
        0,
        number + 1,
      ),
    );
  return markets;
}

/** Winner with a super over; wickets, boundaries and overs of the running innings. */
export function cricketSpecials(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  const states = cricketStates(fixture, facts);
  const [state] = states;
  if (!state) return [];
  const { home } = cricketChances(fixture, ratings, states);
  const ends = states.map((s) => runningInnings(fixture, ratings, s));
  return [
    {
      market: encodeMarketId({ type: STANDALONE_MARKET_IDS.winner, period: 0, line: 0, specifier: 0 }),
      outcomes: [
        [1, home],
        [2, 1 - home],
      ],
    },
    ...innings(fixture, ratings, facts, states, ends),
    ...overs(fixture, ratings, facts, state),
  ];
}
