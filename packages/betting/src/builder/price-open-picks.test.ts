import type { MilliOdds } from '@touchline/kernel/odds';
import { selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { marketIdByKey } from '../markets/market-id-by-key.ts';
import type { BuilderMatch } from './builder-match.ts';
import { type BuilderSelection, priceBuilderLeg } from './price-builder-leg.ts';
import { priceOpenPicks } from './price-open-picks.ts';

/** Two goals have fallen: over 1.5 is won but not settled yet. */
const MATCH: BuilderMatch = {
  sport: 1,
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false },
  result: { home: 1400, draw: 4500, away: 8000 },
  total: { line: 14, over: 2100, under: 1700 },
  score: { home: 2, away: 0 },
};
const market = (key: string, prices: Readonly<Record<number, MilliOdds>>, line = 0) =>
  Object.entries(prices).map(([outcome, odds]) => ({ selection: selectionId(marketIdByKey(key, { line }), Number(outcome)), odds }));
/** The outcome at a place of its market; the outcomes stand in the order of their numbers. */
const pick = (own: ReturnType<typeof market>, place: number): BuilderSelection => {
  const found = own[place];
  if (!found) throw new Error('no such outcome');
  return { selection: found.selection, market: own };
};
const HOME = pick(market('result', { 0: 4500, 1: 1400, 2: 8000 }), 1);
const BOTH = pick(market('both-score', { 1: 1900, 2: 1800 }), 0);
const OVER_15 = pick(market('total', { 1: 1010, 2: 21_000 }, 6), 0);

describe('the price of what is open of a combination', () => {
  it('is the joint price of the bet builder', () => {
    const priced = priceBuilderLeg(MATCH, [HOME, BOTH]);
    expect(priced.ok && priceOpenPicks(MATCH, [HOME, BOTH]) === priced.value.odds).toBe(true);
  });

  it('is the own price of a single one, whether there is a model of the match or not', () => {
    expect([priceOpenPicks(MATCH, [HOME]), priceOpenPicks(undefined, [HOME])]).toEqual([1400, 1400]);
  });

  it('leaves out what the others contain by now', () => {
    expect(priceOpenPicks(MATCH, [HOME, BOTH, OVER_15])).toBe(priceOpenPicks(MATCH, [HOME, BOTH]));
    expect(priceOpenPicks(MATCH, [HOME, OVER_15])).toBe(1400);
  });

  it('is null where nothing is open, the match says too little, a price is gone or they cannot win together', () => {
    const under = pick(market('total', { 1: 1010, 2: 21_000 }, 6), 1);
    const away = pick(market('result', { 0: 4500, 1: 1400, 2: 8000 }), 2);
    expect([
      priceOpenPicks(MATCH, []),
      priceOpenPicks(undefined, [HOME, BOTH]),
      priceOpenPicks(MATCH, [{ ...HOME, market: [] }]),
      priceOpenPicks(MATCH, [HOME, { ...BOTH, market: [] }]),
      priceOpenPicks(MATCH, [HOME, away]),
      priceOpenPicks(MATCH, [HOME, under]),
    ]).toEqual([null, null, null, null, null, null]);
  });
});
