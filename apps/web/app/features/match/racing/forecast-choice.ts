import { forecastOutcome } from '@touchline/betting/markets/sport/race-markets';
import type { MarketView, SelectionView } from '@touchline/contract/line/shapes';
import { outcomeOf } from '@touchline/kernel/selection';
import { hasWords, wordsOf } from '../markets/word-search.ts';

/** By which it is remembered as collapsed. */
export const FORECAST = 'forecast';

export const FORECAST_PLACES = ['first', 'second'] as const;
export type ForecastPlace = (typeof FORECAST_PLACES)[number];

/** Indexes of the runners that were chosen for the first two places, from 0; null where none is yet. */
export type ForecastChoice = Readonly<Record<ForecastPlace, number | null>>;

export const NO_FORECAST: ForecastChoice = { first: null, second: null };

/** The market that is chosen by tapping places, and not from a list of its orders. */
export const isForecast = ({ type, period }: Pick<MarketView, 'type' | 'period'>): boolean => type === 'race-forecast' && period === 0;

/** A runner takes a place; the one that it takes it from gets the place that the runner had. */
export function choosePlace(choice: ForecastChoice, place: ForecastPlace, runner: number): ForecastChoice {
  const other = place === 'first' ? 'second' : 'first';
  const rest = choice[other] === runner ? choice[place] : choice[other];
  return place === 'first' ? { first: runner, second: rest } : { first: rest, second: runner };
}

/** The chosen order and the same two the other way round, as far as the market has them; none until both places are taken. */
export function forecastSelections({ selections }: MarketView, { first, second }: ForecastChoice): readonly SelectionView[] {
  if (first === null || second === null) return [];
  return [forecastOutcome(first, second), forecastOutcome(second, first)].flatMap(
    (outcome) => selections.find(({ id }) => outcomeOf(id) === outcome) ?? [],
  );
}

/** Whether a search means the market: its name, or somebody who runs. */
export function isForecastSought(market: MarketView, search: string): boolean {
  const words = wordsOf(search);
  return !words || hasWords([market.name, ...market.selections.map(({ name }) => name)].join(' '), words);
}
