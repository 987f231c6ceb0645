import { type MarketId, marketOf, outcomeOf, selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { marketIdByKey } from '../markets/market-id-by-key.ts';
import type { BuilderMatch } from './builder-match.ts';
import { type BookOutcome, priceBuilderLeg } from './price-builder-leg.ts';
import { type ReadyCombination, readyMade } from './ready-made.ts';

const RESULT = marketIdByKey('result');
const FIRST_HALF = marketIdByKey('result', { period: 1 });
const DOUBLE_CHANCE = marketIdByKey('double-chance');
const BOTH = marketIdByKey('both-score');
const total = (line: number): MarketId => marketIdByKey('total', { line });

type Prices = Readonly<Record<MarketId, readonly (readonly [outcome: number, odds: number])[]>>;

const MATCH: BuilderMatch = {
  sport: 1,
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false },
  result: { home: 1800, draw: 3700, away: 4400 },
  total: { line: 10, over: 1850, under: 1950 },
};

const PRICES: Prices = {
  [RESULT]: [
    [1, 1800],
    [0, 3700],
    [2, 4400],
  ],
  [FIRST_HALF]: [
    [1, 2400],
    [0, 2200],
    [2, 4800],
  ],
  [DOUBLE_CHANCE]: [
    [1, 1220],
    [2, 1280],
    [3, 2000],
  ],
  [BOTH]: [
    [1, 1780],
    [2, 1980],
  ],
  [total(6)]: [
    [1, 1260],
    [2, 3700],
  ],
  [total(10)]: [
    [1, 1850],
    [2, 1950],
  ],
  [total(14)]: [
    [1, 3000],
    [2, 1370],
  ],
  [total(8)]: [
    [1, 1500],
    [2, 2450],
  ],
};

const offeredOf =
  (prices: Prices) =>
  (market: MarketId): readonly BookOutcome[] =>
    (prices[market] ?? []).map(([outcome, odds]) => ({ selection: selectionId(market, outcome), odds }));

const made = (match = MATCH, prices = PRICES): ReadyCombination[] =>
  [...readyMade(match, offeredOf(prices), Object.keys(prices).map(Number))].filter((one) => one !== undefined);

const keys = (list: readonly ReadyCombination[]): string[] => list.map(({ key }) => key);

describe('ready-made combinations', () => {
  it('are of several flavours, each of two to four picks at different joint prices', () => {
    const list = made();
    expect(keys(list)).toEqual(['favourite', 'goals', 'both-ways', 'cautious', 'to-nil', 'long-shot']);
    for (const { selections, alone } of list) {
      expect(selections.length).toBeGreaterThanOrEqual(2);
      expect(selections.length).toBeLessThanOrEqual(4);
      expect(alone).toHaveLength(selections.length);
      expect(new Set(selections.map(marketOf)).size).toBe(selections.length);
    }
    const odds = new Map(list.map((one) => [one.key, one.odds]));
    expect(odds.get('cautious')).toBeLessThan(odds.get('favourite') ?? 0);
    expect(odds.get('long-shot')).toBeGreaterThan(odds.get('both-ways') ?? Infinity);
  });

  it('cost what the bet builder asks for the same picks, which is not the product', () => {
    for (const { key, selections, odds, alone } of made()) {
      const priced = priceBuilderLeg(
        MATCH,
        selections.map((selection) => ({ selection, market: offeredOf(PRICES)(marketOf(selection)) })),
      );
      expect(priced.ok && priced.value.odds, key).toBe(odds);
      expect(alone.reduce((product, one) => (product * one) / 1000, 1000)).not.toBeCloseTo(odds, 0);
    }
  });

  it('take the side that is the favourite now, and half lines alone', () => {
    const away: BuilderMatch = { ...MATCH, result: { home: 4400, draw: 3700, away: 1800 } };
    const favourite = made(away, {
      ...PRICES,
      [RESULT]: [
        [1, 4400],
        [0, 3700],
        [2, 1800],
      ],
    }).find(({ key }) => key === 'favourite');
    expect(favourite?.selections.find((s) => marketOf(s) === RESULT)).toBe(selectionId(RESULT, 2));
    for (const { selections } of made()) expect(selections.map(marketOf)).not.toContain(total(8));
  });

  it('leave out what is not offered, and what says too little', () => {
    const { [BOTH]: _, ...withoutBoth } = PRICES;
    expect(keys(made(MATCH, withoutBoth))).toEqual(['favourite', 'both-ways', 'cautious', 'long-shot']);
    const decided: Prices = {
      ...PRICES,
      [RESULT]: [
        [1, 1030],
        [0, 12_000],
        [2, 60_000],
      ],
    };
    expect(keys(made({ ...MATCH, result: { home: 1030, draw: 12_000, away: 60_000 } }, decided))).not.toContain('favourite');
  });

  it('drop a pick that the others contain', () => {
    // One goal each so far: both have scored, and two goals are over 1.5.
    const running: BuilderMatch = { ...MATCH, total: { line: 14, over: 1850, under: 1950 }, score: { home: 1, away: 1 } };
    const { [total(14)]: _a, [total(10)]: _b, ...rest } = PRICES;
    for (const { selections } of made(running, {
      ...rest,
      [total(14)]: [
        [1, 1850],
        [2, 1950],
      ],
    }))
      expect(selections.some((s) => marketOf(s) === BOTH && outcomeOf(s) === 1)).toBe(false);
  });

  it('are none for a sport without a model', () => {
    expect(made({ ...MATCH, sport: 4 })).toEqual([]);
  });
});
