import { marketType } from '@touchline/betting/markets/registry';
import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { MarketOdds } from '@touchline/feed/feed-events';
import { applyMargin, SURE } from '@touchline/feed/simulator/pricing/apply-margin';
import { priceFamilies } from '@touchline/feed/simulator/pricing/price-families';
import { decodeMarketId } from '@touchline/kernel/selection';

/** Markets of a duel; the others of a score are too fine for a handful of goals. */
const OFFERED: ReadonlySet<string> = new Set(['result', 'double-chance', 'draw-no-bet', 'total', 'asian-handicap']);
/** Wider than a match's: the players' own prices are rough. */
const MARGIN_PERCENT = 7;
/** Further goals of one side that are priced; more are too unlikely to move a price. */
const MAX_GOALS = 9;

const poisson = (mean: number): number[] => {
  const p: number[] = [];
  for (let k = 0, term = Math.exp(-mean); k < MAX_GOALS; term *= mean / ++k) p.push(term);
  return p;
};

export interface DuelScore {
  readonly goals: readonly [number, number];
  /** Still expected of each side. */
  readonly expected: readonly [number, number];
}

/** Prices of a duel: further goals of both sides are independent Poisson counts on top of the score. */
export function priceDuel(format: MatchFormat, facts: MatchState, { goals, expected }: DuelScore): MarketOdds[] {
  const [home, away] = [poisson(expected[0]), poisson(expected[1])];
  const p = new Float64Array(MAX_GOALS * MAX_GOALS);
  let sum = 0;
  for (let h = 0, i = 0; h < MAX_GOALS; h++)
    for (let a = 0; a < MAX_GOALS; a++, i++) {
      p[i] = (home[h] ?? 0) * (away[a] ?? 0);
      sum += p[i] ?? 0;
    }
  for (let i = 0; i < p.length; i++) p[i] = (p[i] ?? 0) / sum;
  const outlook = { kind: 'joint', baseHome: goals[0], baseAway: goals[1], n: MAX_GOALS, p } as const;
  const fair = priceFamilies(format, [{ stat: 'score', period: 0, outlook, lineStep: 2, lines: 1 }], facts);
  const seen = new Set<number>();
  return fair.flatMap(({ market, outcomes: chances }): MarketOdds[] => {
    const key = marketType(decodeMarketId(market).type)?.key ?? '';
    if (!OFFERED.has(key) || seen.has(market) || chances.some(([, chance]) => chance > SURE)) return [];
    seen.add(market);
    const odds = applyMargin(
      chances.map(([, chance]) => chance),
      MARGIN_PERCENT,
    );
    if (odds.filter((price) => price > 0).length < 2) return [];
    const lined = key === 'total' || key === 'asian-handicap';
    return [
      { market, status: 'open', prices: chances.map(([outcome], i) => [outcome, odds[i] ?? 0] as const), ...(lined ? {} : { main: true }) },
    ];
  });
}
