import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { forecastOutcome, matchBetSpecifier, TRICAST_RUNNERS, tricastOutcome } from '@touchline/betting/markets/sport/race-markets';
import type { FairMarket } from '../../sport-model.ts';
import { aheadChance, orderChance, placeChances } from './plackett-luce.ts';

/** Nothing is quoted shorter than this, however likely. */
const SUREST = 0.995;
/** The first two of a vote are offered in fields of up to so many. */
const VOTE_FORECAST = 8;

const pairsOf = (running: readonly number[]) => running.flatMap((a) => running.filter((b) => b !== a).map((b) => [a, b] as const));

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
  if (running.length <= (winner === 'outright' ? VOTE_FORECAST : TRICAST_RUNNERS))
    markets.push({
      market: marketIdByKey('race-forecast'),
      outcomes: pairsOf(running).map(([a, b]) => [forecastOutcome(a, b), orderChance(weights, [a, b])]),
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

/** The first three in order; none where numbers are higher than the market has room for, or where two of three say who is third. */
export function tricastMarkets(weights: readonly number[]): FairMarket[] {
  const running = weights.flatMap((w, i) => (w > 0 ? [i] : []));
  if (weights.length > TRICAST_RUNNERS || running.length < 4) return [];
  const outcomes = pairsOf(running).flatMap(([a, b]) =>
    running.filter((c) => c !== a && c !== b).map((c) => [tricastOutcome(a, b, c), orderChance(weights, [a, b, c])] as const),
  );
  return [{ market: marketIdByKey('race-tricast'), outcomes }];
}
