import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { forecastOutcome, tricastOutcome } from '@touchline/betting/markets/sport/race-markets';
import type { MarketView } from '@touchline/contract/line/shapes';
import { selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import {
  anyOrder,
  choosePlace,
  chosenRunners,
  forecastKind,
  isForecast,
  isForecastSought,
  NO_FORECAST,
  offeredRunners,
  orderCount,
  possibleOrders,
  straightOrder,
  toggleAny,
} from './forecast-choice.ts';

const NAMES = ['Tico', 'Jimsun', 'Sand Star', 'Jaytee Jet'];
const all = NAMES.map((_, index) => index);
/** Runners as a selection, which is called after them; those named in `unpriced` have no price. */
const market = (type: string, name: string, orders: readonly (readonly number[])[], unpriced: readonly string[] = []): MarketView => {
  const id = marketIdByKey(type);
  return {
    id,
    type,
    group: 'specials',
    name,
    period: 0,
    line: 0,
    subject: 0,
    status: 'open',
    layout: 3,
    main: false,
    selections: orders.map((order) => {
      const [a = 0, b = 0, c = 0] = order;
      const called = order.map((runner) => NAMES[runner]).join(' – ');
      const outcome = order.length === 2 ? forecastOutcome(a, b) : tricastOutcome(a, b, c);
      return { id: selectionId(id, outcome), name: called, label: '', odds: unpriced.includes(called) ? 0 : 5000 };
    }),
  };
};
const pairs = all.flatMap((a) => all.filter((b) => b !== a).map((b) => [a, b]));
// The third runner does not stand in the forecast: it is out.
const FORECAST = market(
  'race-forecast',
  'Straight forecast',
  pairs.filter((pair) => !pair.includes(2)),
);
const TRICAST = market(
  'race-tricast',
  'Straight tricast',
  pairs.flatMap(([a = 0, b = 0]) => all.filter((c) => c !== a && c !== b).map((c) => [a, b, c])),
  ['Sand Star – Jimsun – Tico'],
);
const places = (...chosen: readonly (number | null)[]) => ({ places: [0, 1, 2].map((at) => chosen[at] ?? null), any: [] });
const any = (...runners: readonly number[]) => ({ places: NO_FORECAST.places, any: runners });

describe('the forecast and the tricast by places', () => {
  it('are the markets of the first two and three of a race, and no other', () => {
    expect([FORECAST, TRICAST, { ...FORECAST, type: 'race-match' }, { ...FORECAST, period: 1 }].map(isForecast)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([FORECAST, TRICAST].map(forecastKind)).toEqual(['forecast', 'tricast']);
  });

  it('give a place to the runner that was chosen last', () => {
    const first = choosePlace(NO_FORECAST, 0, 2);
    expect(first).toEqual(places(2));
    expect(choosePlace(first, 1, 0)).toEqual(places(2, 0));
    expect(choosePlace(first, 0, 1)).toEqual(places(1));
  });

  it('let two change places, and leave no runner on two', () => {
    expect(choosePlace(places(2, 0), 1, 2)).toEqual(places(0, 2));
    expect(choosePlace(places(2, 0), 0, 0)).toEqual(places(0, 2));
    expect(choosePlace(places(2), 1, 2)).toEqual(places(null, 2));
    expect(choosePlace(places(2, 0, 1), 0, 1)).toEqual(places(1, 0, 2));
  });

  it('forget places for any order, and any order for places', () => {
    expect(toggleAny(places(2, 0), 1)).toEqual(any(1));
    expect(toggleAny(any(1, 3), 1)).toEqual(any(3));
    expect(choosePlace(any(1, 3), 1, 2)).toEqual(places(null, 2));
  });

  it('know who is chosen once there are enough for an order', () => {
    const choices = [places(0, 1), places(0, 1, 2), places(0, null, 2), any(3), any(3, 1), any(3, 1, 0)];
    expect(choices.map((choice) => chosenRunners('forecast', choice))).toEqual([[0, 1], [0, 1], [], [], [3, 1], [3, 1, 0]]);
    expect(choices.map((choice) => chosenRunners('tricast', choice))).toEqual([[], [0, 1, 2], [], [], [], [3, 1, 0]]);
  });

  it('offer the order as it is chosen, as far as the market has it', () => {
    const named = (from: MarketView, choice: typeof NO_FORECAST) => straightOrder(from, choice)?.name;
    expect(named(FORECAST, places(1, 0))).toBe('Jimsun – Tico');
    expect(named(FORECAST, places(1, 2))).toBeUndefined();
    expect(named(FORECAST, places(1))).toBeUndefined();
    expect(named(FORECAST, any(0, 1))).toBeUndefined();
    expect(named(TRICAST, places(1, 0, 3))).toBe('Jimsun – Tico – Jaytee Jet');
    expect(named(TRICAST, places(1, 0))).toBeUndefined();
  });

  it('offer every order among the chosen that has a price', () => {
    expect(anyOrder(FORECAST, places(0, 1)).map(({ name }) => name)).toEqual(['Tico – Jimsun', 'Jimsun – Tico']);
    expect(anyOrder(FORECAST, any(0, 1, 3))).toHaveLength(orderCount('forecast', 3));
    expect(anyOrder(TRICAST, any(0, 1, 3))).toHaveLength(orderCount('tricast', 3));
    expect(anyOrder(TRICAST, places(0, 1, 2))).toHaveLength(5);
    expect(anyOrder(TRICAST, any(0, 1))).toEqual([]);
    expect([2, 3, 4, 5].map((runners) => orderCount('forecast', runners))).toEqual([2, 6, 12, 20]);
    expect([2, 3, 4].map((runners) => orderCount('tricast', runners))).toEqual([0, 6, 24]);
  });

  it('know which orders with a price the places leave', () => {
    expect(possibleOrders(FORECAST, NO_FORECAST)).toHaveLength(6);
    expect(possibleOrders(FORECAST, places(1)).map(({ name }) => name)).toEqual(['Jimsun – Tico', 'Jimsun – Jaytee Jet']);
    expect(possibleOrders(FORECAST, places(null, 1)).map(({ name }) => name)).toEqual(['Tico – Jimsun', 'Jaytee Jet – Jimsun']);
    expect(possibleOrders(TRICAST, places(2, 1))).toHaveLength(1);
    expect(possibleOrders(TRICAST, places(2, null, 0)).map(({ name }) => name)).toEqual(['Sand Star – Jaytee Jet – Tico']);
  });

  it('have no place for a runner who stands in no order', () => {
    expect([...offeredRunners(FORECAST)].toSorted((a, b) => a - b)).toEqual([0, 1, 3]);
  });

  it('are found by their name and by their runners', () => {
    expect(['forecast', 'jims', ' ', 'corner', 'sand'].map((search) => isForecastSought(FORECAST, search))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
