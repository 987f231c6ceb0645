import { forecastOutcome, forecastRunners, tricastOutcome, tricastRunners } from '@touchline/betting/markets/sport/race-markets';
import type { MarketView, SelectionView } from '@touchline/contract/line/shapes';
import { outcomeOf } from '@touchline/kernel/selection';
import { hasWords, wordsOf } from '../markets/word-search.ts';

/** By which it is remembered as collapsed. */
export const FORECAST = 'forecast';

export const FORECAST_PLACES = ['first', 'second', 'third'] as const;
export type ForecastKind = 'forecast' | 'tricast';
const KINDS: Readonly<Record<string, ForecastKind>> = { 'race-forecast': 'forecast', 'race-tricast': 'tricast' };

/** The markets that are chosen by tapping places, and not from a list of their orders. */
export const isForecast = ({ type, period }: Pick<MarketView, 'type' | 'period'>): boolean => type in KINDS && period === 0;
export const forecastKind = ({ type }: Pick<MarketView, 'type'>): ForecastKind => KINDS[type] ?? 'forecast';
/** How many runners an order of it names. */
export const placeCount = (kind: ForecastKind): number => (kind === 'forecast' ? 2 : 3);

/** Indexes of runners, from 0. */
export interface ForecastChoice {
  /** By `FORECAST_PLACES`; null where nobody is chosen yet. */
  readonly places: readonly (number | null)[];
  /** Chosen for every order among them; empty while places are chosen. */
  readonly any: readonly number[];
}

export const NO_FORECAST: ForecastChoice = { places: FORECAST_PLACES.map(() => null), any: [] };

/** A runner takes a place; the one that it takes it from gets the place that the runner had. */
export function choosePlace({ places }: ForecastChoice, place: number, runner: number): ForecastChoice {
  const from = places.indexOf(runner);
  return { places: places.map((other, at) => (at === place ? runner : at === from ? (places[place] ?? null) : other)), any: [] };
}

/** A runner joins those of every order, or leaves them. */
export const toggleAny = ({ any }: ForecastChoice, runner: number): ForecastChoice => ({
  places: NO_FORECAST.places,
  any: any.includes(runner) ? any.filter((other) => other !== runner) : [...any, runner],
});

/** The runners that are chosen, once there are enough of them for an order; none before. */
export function chosenRunners(kind: ForecastKind, { places, any }: ForecastChoice): readonly number[] {
  const count = placeCount(kind);
  const chosen = any.length > 0 ? any : places.slice(0, count).filter((runner) => runner !== null);
  return chosen.length < count ? [] : chosen;
}

/** How many orders of `kind` there are among so many runners. */
export const orderCount = (kind: ForecastKind, runners: number): number =>
  runners * (runners - 1) * (kind === 'forecast' ? 1 : runners - 2);

const runnersOf = (kind: ForecastKind, { id }: SelectionView): readonly number[] =>
  kind === 'forecast' ? forecastRunners(outcomeOf(id)) : tricastRunners(outcomeOf(id));

/** Runners that stand in an order of the market. */
export const offeredRunners = (market: MarketView): ReadonlySet<number> =>
  new Set(market.selections.flatMap((selection) => runnersOf(forecastKind(market), selection)));

const find = ({ selections }: MarketView, outcome: number): SelectionView | null =>
  selections.find(({ id }) => outcomeOf(id) === outcome) ?? null;

/** The order as its places are chosen; null until they are, and where the market does not have it. */
export function straightOrder(market: MarketView, { places, any }: ForecastChoice): SelectionView | null {
  const [first, second, third] = places;
  if (any.length > 0 || first == null || second == null) return null;
  if (forecastKind(market) === 'forecast') return find(market, forecastOutcome(first, second));
  return third == null ? null : find(market, tricastOutcome(first, second, third));
}

/** Orders with a price that the places chosen so far leave; all of them while none is chosen. */
export const possibleOrders = (market: MarketView, { places }: ForecastChoice): readonly SelectionView[] => {
  const kind = forecastKind(market);
  return market.selections.filter(
    (selection) => selection.odds > 0 && runnersOf(kind, selection).every((runner, at) => places[at] == null || places[at] === runner),
  );
};

/** Every order among the chosen runners that has a price. */
export function anyOrder(market: MarketView, choice: ForecastChoice): readonly SelectionView[] {
  const kind = forecastKind(market);
  const chosen = new Set(chosenRunners(kind, choice));
  return chosen.size === 0
    ? []
    : market.selections.filter((selection) => selection.odds > 0 && runnersOf(kind, selection).every((runner) => chosen.has(runner)));
}

/** Whether a search means the market: its name, or somebody who runs. */
export function isForecastSought(market: MarketView, search: string): boolean {
  const words = wordsOf(search);
  return !words || hasWords([market.name, ...market.selections.map(({ name }) => name)].join(' '), words);
}
