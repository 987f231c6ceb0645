import { STANDALONE_MARKET_IDS, type StandaloneMarketKey } from '@touchline/betting/markets/market-ids';
import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { countInPeriod } from '@touchline/betting/match-state/period-count';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { FairMarket, StatForecast } from '../sport-model.ts';
import { at, type CountMarginals, type IntegerDistribution } from './count-marginals.ts';

interface Half {
  readonly difference: IntegerDistribution;
  readonly total: IntegerDistribution;
  readonly home: IntegerDistribution;
  readonly away: IntegerDistribution;
}

const sure = (value: number): IntegerDistribution => ({ min: value, p: new Float64Array([1]) });

/** Every regular period: as forecast, or as counted where it is over. Null where one is missing. */
function periodsOf(
  format: MatchFormat,
  worked: readonly { outlook: StatForecast; spreads: CountMarginals }[],
  facts: MatchState,
): Half[] | null {
  const halves: Half[] = [];
  for (let period = 1; period <= format.periods; period++) {
    const ahead = worked.find(({ outlook }) => outlook.stat === 'score' && outlook.period === period);
    const { home, away, done } = countInPeriod(facts, format, 'score', period);
    if (done) halves.push({ difference: sure(home - away), total: sure(home + away), home: sure(home), away: sure(away) });
    else if (ahead) halves.push(ahead.spreads);
    else return null;
  }
  return halves;
}

const single = (key: StandaloneMarketKey, fair: (readonly [number, number])[]): FairMarket => ({
  market: encodeMarketId({ type: STANDALONE_MARKET_IDS[key], period: 0, line: 0, specifier: 0 }),
  outcomes: fair,
});

/** Leader at half time (rows) and full time (columns), periods taken as independent. */
function halfTimeFullTime(first: Half, second: Half): FairMarket {
  const fair = new Float64Array(9);
  for (let i = 0; i < first.difference.p.length; i++) {
    const p = first.difference.p[i] ?? 0;
    if (p < 1e-9) continue;
    const half = first.difference.min + i;
    for (let j = 0; j < second.difference.p.length; j++) {
      const full = half + second.difference.min + j;
      const cell = side(half) * 3 + side(full);
      fair[cell] = (fair[cell] ?? 0) + p * (second.difference.p[j] ?? 0);
    }
  }
  return single(
    'half-time-full-time',
    [4, 3, 5, 1, 0, 2, 7, 6, 8].map((cell) => [cell, fair[cell] ?? 0] as const),
  );
}

const side = (difference: number): number => (difference > 0 ? 1 : difference < 0 ? 2 : 0);

function chanceAbove(spread: IntegerDistribution, bound: number): number {
  let sum = 0;
  for (let i = Math.max(0, bound + 1 - spread.min); i < spread.p.length; i++) sum += spread.p[i] ?? 0;
  return sum;
}

function yesNo(key: StandaloneMarketKey, yes: number): FairMarket {
  return single(key, [
    [1, yes],
    [2, 1 - yes],
  ]);
}

function highestScoring(halves: readonly Half[]): FairMarket {
  const fair: [number, number][] = [];
  let level = 1;
  halves.forEach((half, k) => {
    let strictly = 0;
    for (let i = 0; i < half.total.p.length; i++) {
      const value = half.total.min + i;
      let p = half.total.p[i] ?? 0;
      for (let other = 0; other < halves.length && p > 1e-12; other++) {
        const spread = halves[other]?.total;
        if (other !== k && spread) p *= 1 - chanceAbove(spread, value - 1);
      }
      strictly += p;
    }
    level -= strictly;
    fair.push([k + 1, strictly]);
  });
  fair.push([0, Math.max(0, level)]);
  return single('highest-scoring-period', fair);
}

/** Markets that join periods. Sports of two periods get the half-time family too. */
export function priceHalves(
  format: MatchFormat,
  worked: readonly { outlook: StatForecast; spreads: CountMarginals }[],
  facts: MatchState,
): FairMarket[] {
  if (format.scoring !== 'sum' || format.periods < 2) return [];
  const halves = periodsOf(format, worked, facts);
  if (!halves) return [];
  const markets = [highestScoring(halves)];
  const [first, second] = halves;
  if (halves.length !== 2 || !first || !second) return markets;
  markets.push(halfTimeFullTime(first, second));
  const win = (half: Half, who: 1 | 2): number => (who === 1 ? chanceAbove(half.difference, 0) : 1 - chanceAbove(half.difference, -1));
  const score = (half: Half, who: 1 | 2): number => 1 - at(who === 1 ? half.home : half.away, 0);
  for (const who of [1, 2] as const) {
    const name = who === 1 ? 'home' : 'away';
    const [w1, w2] = [win(first, who), win(second, who)];
    markets.push(yesNo(`${name}-win-both-halves`, w1 * w2), yesNo(`${name}-win-either-half`, 1 - (1 - w1) * (1 - w2)));
    markets.push(yesNo(`${name}-score-both-halves`, score(first, who) * score(second, who)));
  }
  return markets;
}
