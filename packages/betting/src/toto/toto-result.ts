import { decodeMarketId, type MarketId } from '@touchline/kernel/selection';
import { marketIdByKey } from '../markets/market-id-by-key.ts';
import { marketType } from '../markets/registry.ts';
import type { LegResult } from '../settlement/leg-result.ts';
import { TOTO_SCORE_GRID, type TotoKind } from './toto-rules.ts';
import { type TotoResult, totoOutcomes } from './toto-ticket.ts';

/** The market whose outcomes are guessed; of totals every match has a line of its own. */
export const totoMarket = (kind: Exclude<TotoKind, 'total'>): MarketId =>
  kind === 'result' ? marketIdByKey('result') : marketIdByKey('correct-score', { specifier: TOTO_SCORE_GRID });

/**
 * Whether a total can be guessed in a pool: of the whole match, at a half, so that no score lies on the line and every match has one right
 * guess.
 */
export function isTotoTotal(market: MarketId): boolean {
  const { type, period, line } = decodeMarketId(market);
  return marketType(type)?.key === 'total' && period === 0 && Math.abs(line % 4) === 2;
}

/**
 * A match's result by the results of its market's outcomes; undefined while that is open. Void as a whole where any outcome is: an outcome taken back
 * alone would leave the others with a guess that no ticket could get right.
 */
export function totoResult(kind: TotoKind, resultOf: (outcome: number) => LegResult['kind'] | undefined): TotoResult | undefined {
  const ends = totoOutcomes(kind).map((outcome) => [outcome, resultOf(outcome)] as const);
  if (ends.some(([, end]) => end === 'void')) return 'void';
  return ends.find(([, end]) => end === 'win')?.[0];
}
