import type { MilliOdds } from '@touchline/kernel/odds';
import { type SelectionId, selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { marketIdByKey } from '../markets/market-id-by-key.ts';
import { scoreOutcome } from '../markets/score/correct-score.ts';
import type { MatchFormat } from '../match-state/match-format.ts';
import type { BuilderMatch } from './builder-match.ts';

import { type BuilderSelection, priceBuilderLeg } from './price-builder-leg.ts';
import { fitScoreModel, scoreStates } from './score-model.ts';

const FOOTBALL: MatchFormat = { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false };
const MATCH: BuilderMatch = {
  sport: 1,
  format: FOOTBALL,
  result: { home: 2050, draw: 3500, away: 3800 },
  total: { line: 10, over: 1950, under: 1850 },
};

const outcomes = (
  key: string,
  prices: Readonly<Record<number, MilliOdds>>,
  parts: { line?: number; period?: number; specifier?: number } = {},
) => Object.entries(prices).map(([outcome, odds]) => ({ selection: selectionId(marketIdByKey(key, parts), Number(outcome)), odds }));

const RESULT = outcomes('result', { 1: 2050, 0: 3500, 2: 3800 });
const OVER_25 = outcomes('total', { 1: 1950, 2: 1850 }, { line: 10 });
const OVER_15 = outcomes('total', { 1: 1280, 2: 3600 }, { line: 6 });
const OVER_35 = outcomes('total', { 1: 3300, 2: 1330 }, { line: 14 });
const BOTH = outcomes('both-score', { 1: 1800, 2: 1950 });
const FIRST_HALF = outcomes('result', { 1: 2700, 0: 2100, 2: 4400 }, { period: 1 });
const DRAW_NO_BET = outcomes('draw-no-bet', { 1: 1500, 2: 2600 });
const DOUBLE_CHANCE = outcomes('double-chance', { 1: 1300, 2: 1350, 3: 1850 });
const SCORES = outcomes('correct-score', { [scoreOutcome(1, 0)]: 7500, [scoreOutcome(2, 1)]: 8500 }, { specifier: 4 });
const NEXT = outcomes('nth', { 1: 1700, 2: 2600, 0: 9000 }, { specifier: 1 });

const pick = (market: readonly { selection: SelectionId; odds: MilliOdds }[], place: number): BuilderSelection => {
  const own = market[place];
  if (!own) throw new Error('no such outcome');
  return { selection: own.selection, market };
};
/** Outcomes 0, 1, 2 stand in the order of their numbers. */
const DRAW = pick(RESULT, 0);
const HOME = pick(RESULT, 1);
const AWAY = pick(RESULT, 2);
const OVER = pick(OVER_25, 0);
const UNDER = pick(OVER_25, 1);
const YES = pick(BOTH, 0);

function price(selections: readonly BuilderSelection[], match = MATCH) {
  const priced = priceBuilderLeg(match, selections);
  if (!priced.ok) throw new Error(JSON.stringify(priced.error));
  return priced.value;
}

describe('fitScoreModel', () => {
  it.each([
    ['a favourite at home', 0.62, 0.22, 0.16, 0.58, 2.5, true],
    ['an even match with few goals', 0.35, 0.33, 0.32, 0.4, 2.5, true],
    ['an outsider in ice hockey', 0.3, 0.22, 0.48, 0.51, 5.5, true],
    ['handball', 0.55, 0.08, 0.37, 0.5, 56.5, false],
  ])('comes to what the book says of %s', (_, home, draw, away, over, line, isLowScoring) => {
    const states = scoreStates(fitScoreModel({ home, draw, away, over, line }, isLowScoring));
    const sum = (of: (h: number, a: number) => boolean): number => states.reduce((p, s) => (of(s.home, s.away) ? p + s.probability : p), 0);
    expect(sum((h, a) => h > a) - sum((h, a) => h < a)).toBeCloseTo(home - away, 2);
    expect(sum((h, a) => h + a > line)).toBeCloseTo(over, 2);
    if (isLowScoring) expect(Math.abs(sum((h, a) => h === a) - draw)).toBeLessThan(0.05);
    expect(sum(() => true)).toBeCloseTo(1, 9);
  });
});

describe('priceCombination', () => {
  it('prices what hangs together below the product, and what pulls apart above it', () => {
    const together = price([YES, OVER]).odds;
    expect(together).toBeLessThan((1800 * 1950) / 1000);
    expect(together).toBeGreaterThanOrEqual(1950);
    const apart = price([DRAW, OVER]).odds;
    expect(apart).toBeGreaterThan((3500 * 1950) / 1000);
  });

  it('keeps the price of a selection on its own and never pays more for fewer selections', () => {
    const { prices } = price([HOME, YES, pick(OVER_35, 0), pick(FIRST_HALF, 1)]);
    expect([prices[1], prices[2], prices[4], prices[8]]).toEqual([2050, 1800, 3300, 2700]);
    expect(prices).toHaveLength(16);
    prices.forEach((odds, set) => {
      for (let bit = 1; bit < 16; bit <<= 1) if (set & bit && set !== bit) expect(odds).toBeGreaterThanOrEqual(prices[set & ~bit] ?? 0);
    });
  });

  it('does not depend on the order of the selections', () => {
    expect(price([HOME, pick(OVER_35, 0), YES]).odds).toBe(price([YES, HOME, pick(OVER_35, 0)]).odds);
  });

  it('gives back the price of one market when all its outcomes are combined with another: nothing is lost but the margin', () => {
    const parts = [HOME, DRAW, AWAY].map((one) => 1000 / price([one, OVER]).odds);
    const together = parts.reduce((a, b) => a + b);
    // The fair chance of more than 2.5 goals is 0.487; each part carries a margin of 7 % of its winnings.
    expect(together).toBeGreaterThan(0.487);
    expect(together).toBeLessThan(0.487 * 1.09);
  });

  it.each([
    ['a home win and an away win', [HOME, AWAY], 'builder-impossible'],
    ['more and fewer than 2.5 goals', [OVER, UNDER], 'builder-impossible'],
    ['2-1 and fewer than 2.5', [pick(SCORES, 1), UNDER], 'builder-impossible'],
    ['more than 2.5 and more than 1.5', [OVER, pick(OVER_15, 0)], 'builder-implied'],
    ['a home win and home or draw', [HOME, pick(DOUBLE_CHANCE, 0)], 'builder-implied'],
    ['a selection that can be refunded', [pick(DRAW_NO_BET, 0), OVER], 'builder-market'],
    ['who scores next', [pick(NEXT, 1), OVER], 'builder-market'],
    ['a home win to both score and more than 2.5, which they contain', [HOME, YES, OVER], 'builder-implied'],
    ['one selection', [HOME], 'builder-count'],
    ['a selection twice', [HOME, HOME], 'builder-count'],
  ])('refuses %s', (_, selections, code) => {
    expect(priceBuilderLeg(MATCH, selections)).toMatchObject({ ok: false, error: { code } });
  });

  it('names the selection that adds nothing', () => {
    const wider = pick(OVER_15, 0);
    expect(priceBuilderLeg(MATCH, [OVER, wider, HOME])).toMatchObject({ error: { selections: [wider.selection] } });
  });

  it('prices ice hockey by its three periods and handball by the match alone', () => {
    const hockey: BuilderMatch = {
      sport: 2,
      format: { ...FOOTBALL, periods: 3, periodSeconds: 1200 },
      result: { home: 2100, draw: 4200, away: 2900 },
      total: { line: 22, over: 1900, under: 1900 },
    };
    const over55 = outcomes('total', { 1: 1900, 2: 1900 }, { line: 22 });
    const first = outcomes('result', { 1: 2900, 0: 2400, 2: 3400 }, { period: 1 });
    expect(price([pick(over55, 0), pick(first, 1)], hockey).odds).toBeGreaterThan(2900);
    const handball: BuilderMatch = {
      sport: 8,
      format: { ...FOOTBALL, periodSeconds: 1800 },
      result: { home: 1700, draw: 9500, away: 2600 },
      total: { line: 226, over: 1900, under: 1900 },
    };
    const home = outcomes('result', { 1: 1700, 0: 9500, 2: 2600 });
    const goals = outcomes('total', { 1: 1900, 2: 1900 }, { line: 226 });
    expect(price([pick(home, 1), pick(goals, 0)], handball).odds).toBeGreaterThan(1900);
    expect(priceBuilderLeg(handball, [pick(home, 1), pick(first, 1)])).toMatchObject({ error: { code: 'builder-market' } });
  });

  it('refuses a sport whose score is no grid of goals', () => {
    expect(priceBuilderLeg({ ...MATCH, sport: 4 }, [HOME, OVER])).toEqual({ ok: false, error: { code: 'builder-sport' } });
  });
});
