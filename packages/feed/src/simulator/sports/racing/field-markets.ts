import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { forecastOutcome, matchBetSpecifier } from '@touchline/betting/markets/sport/race-markets';
import type { FairMarket } from '../../sport-model.ts';
import { aheadChance, forecastChance, placeChances } from './plackett-luce.ts';

/** Nothing is quoted shorter than this, however likely. */
const SUREST = 0.995;
/** Forecasts are offered in fields of up to so many. */
const FORECAST_FIELD = 8;

/**
 * Markets on an order of runners before it is decided: who is first (`winner` names the market type), among the first 2, 3, ...
 * `maxPlaces`, the first two in order, who is ahead of whom (neighbours in strength), and whether the winner's number is odd.
 */
export function fieldMarkets(winner: 'race-winner' | 'outright', weights: readonly number[], maxPlaces: number): FairMarket[] {
  const running = weights.flatMap((w, i) => (w > 0 ? [i] : []));
  const rows = placeChances(weights, maxPlaces);
  const among = (places: number, i: number): number => rows.slice(0, places).reduce((sum, row) => sum + (row[i] ?? 0), 0);
  const odd = running.filter((i) => i % 2 === 0).reduce((sum, i) => sum + among(1, i), 0);
  const byStrength = [...running].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));

  const markets: FairMarket[] = [{ market: marketIdByKey(winner, { specifier: 1 }), outcomes: running.map((i) => [i, among(1, i)]) }];
  for (let places = 2; places <= Math.min(maxPlaces, running.length - 1); places++)
    markets.push({
      market: marketIdByKey('race-place', { specifier: places }),
      outcomes: running.map((i) => [i, Math.min(SUREST, among(places, i))]),
    });
  if (running.length <= FORECAST_FIELD)
    markets.push({
      market: marketIdByKey('race-forecast'),
      outcomes: running.flatMap((a) =>
        running.filter((b) => b !== a).map((b) => [forecastOutcome(a, b), forecastChance(weights, a, b)] as const),
      ),
    });
  for (const [at, a] of byStrength.entries()) {
    const b = byStrength[at + 1];
    if (b === undefined) continue;
    const ahead = aheadChance(weights, a, b);
    markets.push({
      market: marketIdByKey('race-match', { specifier: matchBetSpecifier(a, b) }),
      outcomes: [
        [1, ahead],
        [2, 1 - ahead],
      ],
    });
  }
  markets.push({
    market: marketIdByKey('race-parity'),
    outcomes: [
      [1, odd],
      [2, 1 - odd],
    ],
  });
  return markets;
}
