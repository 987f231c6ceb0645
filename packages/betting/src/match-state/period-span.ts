import type { CountKey } from '@touchline/catalogue/count-keys';
import type { MatchFormat } from './match-format.ts';

/** Period numbers that cover several periods. Ordinary periods are 1..28. */
export const FIRST_FIVE = 29;
export const FIRST_HALF = 30;
export const SECOND_HALF = 31;

export interface PeriodSpan {
  /** First and last period, 1-based; `to` is Infinity where extra periods belong to it. */
  readonly from: number;
  readonly to: number;
}

/**
 * Which periods a market's period number covers. 0 is the match by the market rules: regular time in `sum` sports (except for
 * `full-score`), everything in the others. 30 and 31 are the halves of a sport played in an even number of periods, 29 its first five periods.
 */
export function periodSpan(period: number, format: MatchFormat, count: CountKey): PeriodSpan {
  if (period === 0) return { from: 1, to: format.scoring === 'sum' && count !== 'full-score' ? format.periods : Infinity };
  if (period === FIRST_FIVE) return { from: 1, to: 5 };
  const half = Math.floor(format.periods / 2);
  if (period === FIRST_HALF) return { from: 1, to: half };
  if (period === SECOND_HALF) return { from: half + 1, to: format.periods };
  return { from: period, to: period };
}
