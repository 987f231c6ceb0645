import { decodeMarketId, MAX_OUTCOMES, selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { marketIdByKey } from '../markets/market-id-by-key.ts';
import { MARKET_TYPES, marketTypeByKey } from '../markets/registry.ts';
import { forecastOutcome, tricastOutcome } from '../markets/sport/race-markets.ts';
import type { MatchFormat } from '../match-state/match-format.ts';
import { INITIAL_MATCH_STATE, type MatchState } from '../match-state/match-state.ts';
import { hasSoleWinner, singlesReturn } from './singles-return.ts';

const FOOTBALL: MatchFormat = { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false };
const RACE: MatchFormat = { scoring: 'places', periods: 1, toWin: 0, periodSeconds: 0, draw: false, overtime: false };
const ended = (more: Partial<MatchState>): MatchState => ({ ...INITIAL_MATCH_STATE, status: 'ended', period: 2, periodsDone: 2, ...more });
const scored = (...score: readonly (readonly [number, number])[]): MatchState => ended({ counts: { score } });
const ENDS: readonly (readonly [MatchState, MatchFormat])[] = [
  [scored([1, 0], [1, 1]), FOOTBALL],
  [scored([0, 0], [0, 0]), FOOTBALL],
  [scored([0, 2], [1, 3]), FOOTBALL],
  [ended({ places: [2, 1, 3, 4, 0, -1], period: 1, periodsDone: 1 }), RACE],
];
const SPECIFIERS = [0, 1, 3, 32 + 3];

/** The most outcomes of a type that win at one end of a match. */
function winners(key: string): number {
  const type = marketTypeByKey(key);
  const outcomes = type?.outcomes ?? Array.from({ length: MAX_OUTCOMES }, (_, i) => i);
  return Math.max(
    ...ENDS.flatMap(([facts, format]) =>
      SPECIFIERS.map((specifier) => {
        const ref = decodeMarketId(marketIdByKey(key, { specifier, line: 10 }));
        return outcomes.filter((outcome) => type?.settle(ref, outcome, facts, { sport: 1, format })?.kind === 'win').length;
      }),
    ),
  );
}

describe('hasSoleWinner', () => {
  const sole = MARKET_TYPES.filter(({ id }) => hasSoleWinner(id)).map(({ key }) => key);
  it('holds of no market in which two outcomes win at once', () => {
    expect(sole.length).toBeGreaterThan(100);
    expect(sole.filter((key) => winners(key) > 1)).toEqual([]);
  });
  it('holds of the order of a race and of scores, and not of places, players and double chances', () => {
    expect(sole).toEqual(expect.arrayContaining(['result', 'total', 'correct-score', 'race-winner', 'race-forecast', 'race-tricast']));
    for (const key of ['double-chance', 'corner-double-chance', 'race-place', 'relegation', 'anytime-goalscorer'])
      expect(sole).not.toContain(key);
    expect(winners('double-chance')).toBe(2);
    expect(hasSoleWinner(0)).toBe(false);
  });
});

describe('singlesReturn', () => {
  const tricast = marketIdByKey('race-tricast');
  const single = (returnMinor: bigint, market: number, outcome: number, match = 1) => ({
    match,
    selection: selectionId(market, outcome),
    returnMinor,
  });

  it('of six orders of three runners is what the best of them pays', () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ] as const;
    expect(singlesReturn(orders.map(([a, b, c], i) => single(BigInt(1000 + i * 500), tricast, tricastOutcome(a, b, c))))).toBe(3500n);
  });

  it('adds up other markets, other matches, other lines and places', () => {
    const place = marketIdByKey('race-place', { specifier: 3 });
    const over = (line: number) => marketIdByKey('total', { line });
    expect(singlesReturn([])).toBe(0n);
    expect(
      singlesReturn([
        single(100n, marketIdByKey('race-forecast'), forecastOutcome(0, 1)),
        single(300n, tricast, tricastOutcome(0, 1, 2)),
        single(400n, tricast, tricastOutcome(0, 1, 2), 2),
      ]),
    ).toBe(800n);
    expect(singlesReturn([single(100n, place, 0), single(200n, place, 1)])).toBe(300n);
    expect(singlesReturn([single(100n, over(10), 1), single(200n, over(14), 1)])).toBe(300n);
    expect(singlesReturn([single(100n, over(10), 1), single(200n, over(10), 2)])).toBe(200n);
    const double = marketIdByKey('double-chance');
    expect(singlesReturn([single(100n, double, 1), single(200n, double, 2)])).toBe(300n);
  });
});
