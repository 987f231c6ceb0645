import { decodeMarketId, marketOf, type SelectionId } from '@touchline/kernel/selection';
import { FAMILY_IDS, familyTypeId, STANDALONE_MARKET_IDS } from '../markets/market-ids.ts';
import type { MarketType } from '../markets/market-type.ts';
import { marketType } from '../markets/registry.ts';
import type { BuilderSport } from './builder-models.ts';

/** Families that look at the order of goals: the scores by period do not tell it. */
const ORDERED: ReadonlySet<string> = new Set(['race-to', 'nth', 'last']);

const families = Object.keys(FAMILY_IDS) as (keyof typeof FAMILY_IDS)[];
const ON_SCORE: ReadonlySet<number> = new Set(families.filter((f) => !ORDERED.has(f)).map((f) => familyTypeId(f, 'score')));

/** Types over several periods by their nature. */
const BY_PERIODS: ReadonlySet<number> = new Set([
  STANDALONE_MARKET_IDS['half-time-full-time'],
  STANDALONE_MARKET_IDS['highest-scoring-period'],
  STANDALONE_MARKET_IDS['home-win-both-halves'],
  STANDALONE_MARKET_IDS['away-win-both-halves'],
  STANDALONE_MARKET_IDS['home-win-either-half'],
  STANDALONE_MARKET_IDS['away-win-either-half'],
  STANDALONE_MARKET_IDS['home-score-both-halves'],
  STANDALONE_MARKET_IDS['away-score-both-halves'],
]);

/** The type of a selection's market where its sport's scores by period decide it; undefined where they do not. */
export function builderMarket(selection: SelectionId, sport: BuilderSport): MarketType | undefined {
  const ref = decodeMarketId(marketOf(selection));
  const byPeriods = BY_PERIODS.has(ref.type);
  if (!byPeriods && !ON_SCORE.has(ref.type)) return undefined;
  return (byPeriods || ref.period > 0) && sport.periodShares === null ? undefined : marketType(ref.type);
}

/** Whether a selection needs the score by period. */
export const needsPeriodScores = (selection: SelectionId): boolean => {
  const ref = decodeMarketId(marketOf(selection));
  return ref.period > 0 || BY_PERIODS.has(ref.type);
};
