import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import type { FairMarket } from '../../sport-model.ts';
import type { OutrightTerms } from './outright-terms.ts';
import type { SeasonForecast } from './season-forecast.ts';

/** The winner of the season. */
export const CHAMPION = marketIdByKey('outright', { specifier: 1 });

/** An outcome less likely than this is not priced: the forecast has seen too little of it. */
const RAREST = 0.002;

/** A forecast's markets, the likeliest first: the champion, the first so many, who goes down. `clubs`: how many there are. */
export function outrightMarkets(forecast: SeasonForecast, { first, relegated }: OutrightTerms, clubs: number): FairMarket[] {
  const fair = (from: number, to: number): FairMarket['outcomes'] =>
    forecast
      .chances(from, to)
      .flatMap((p, club) => (p < RAREST ? [] : [[club, p] as const]))
      .sort(([, a], [, b]) => b - a);
  return [
    { market: CHAMPION, outcomes: fair(1, 1) },
    ...first.map((places) => ({ market: marketIdByKey('race-place', { specifier: places }), outcomes: fair(1, places) })),
    ...(relegated > 0
      ? [{ market: marketIdByKey('relegation', { specifier: relegated }), outcomes: fair(clubs - relegated + 1, clubs) }]
      : []),
  ];
}
