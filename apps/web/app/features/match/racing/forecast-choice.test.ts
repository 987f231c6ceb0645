import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { forecastOutcome } from '@touchline/betting/markets/sport/race-markets';
import type { MarketView } from '@touchline/contract/line/shapes';
import { selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { choosePlace, forecastSelections, isForecast, isForecastSought, NO_FORECAST } from './forecast-choice.ts';

const id = marketIdByKey('race-forecast');
const NAMES = ['Tico', 'Jimsun', 'Sand Star'];
const selections = NAMES.flatMap((first, a) =>
  NAMES.flatMap((second, b) =>
    a === b || a + b === 3 ? [] : [{ id: selectionId(id, forecastOutcome(a, b)), name: `${first} – ${second}`, label: '', odds: 5000 }],
  ),
);
const MARKET: MarketView = {
  id,
  type: 'race-forecast',
  group: 'specials',
  name: 'Straight forecast',
  period: 0,
  line: 0,
  subject: 0,
  status: 'open',
  layout: 3,
  main: false,
  selections,
};

describe('the forecast by places', () => {
  it('is the market of the first two, and no other', () => {
    expect([MARKET, { ...MARKET, type: 'race-match' }, { ...MARKET, period: 1 }].map(isForecast)).toEqual([true, false, false]);
  });

  it('gives a place to the runner that was chosen last', () => {
    const first = choosePlace(NO_FORECAST, 'first', 2);
    expect(first).toEqual({ first: 2, second: null });
    expect(choosePlace(first, 'second', 0)).toEqual({ first: 2, second: 0 });
    expect(choosePlace(first, 'first', 1)).toEqual({ first: 1, second: null });
  });

  it('lets two change places, and leaves no runner on both', () => {
    expect(choosePlace({ first: 2, second: 0 }, 'second', 2)).toEqual({ first: 0, second: 2 });
    expect(choosePlace({ first: 2, second: 0 }, 'first', 0)).toEqual({ first: 0, second: 2 });
    expect(choosePlace({ first: 2, second: null }, 'second', 2)).toEqual({ first: null, second: 2 });
  });

  it('offers the order and its reverse once both places are taken, as far as the market has them', () => {
    const offered = (first: number | null, second: number | null) => forecastSelections(MARKET, { first, second }).map(({ name }) => name);
    expect(offered(0, 1)).toEqual(['Tico – Jimsun', 'Jimsun – Tico']);
    expect(offered(2, 0)).toEqual(['Sand Star – Tico', 'Tico – Sand Star']);
    expect(offered(1, 2)).toEqual([]);
    expect(offered(0, null)).toEqual([]);
  });

  it('is found by its name and by its runners', () => {
    expect(['forecast', 'jims', ' ', 'corner'].map((search) => isForecastSought(MARKET, search))).toEqual([true, true, true, false]);
  });
});
