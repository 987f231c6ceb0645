import { familyTypeId, STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { decodeMarketId, encodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { FOOTBALL } from '../football/model.ts';
import { regularScore } from '../football/outlook.ts';
import type { FairMarket, StatForecast } from '../sport-model.ts';
import { applyMargin, MAX_OFFERED_ODDS, MIN_OFFERED_ODDS, toLadder } from './apply-margin.ts';
import { marginalsOf } from './count-marginals.ts';
import { linesAround } from './lines.ts';
import { firstTo, kthNext } from './order-markets.ts';
import { priceFamilies } from './price-families.ts';

const SEED = 7;
const score = (home: number, away: number): StatForecast => ({
  stat: 'score',
  period: 0,
  outlook: regularScore({ home, away }, INITIAL_MATCH_STATE),
  lineStep: 1,
  lines: 4,
});
const board = (home: number, away: number): Map<number, ReadonlyMap<number, number>> =>
  new Map(
    priceFamilies(FOOTBALL.format, [score(home, away)], INITIAL_MATCH_STATE).map(({ market, outcomes }: FairMarket) => [
      market,
      new Map(outcomes),
    ]),
  );
const find = (markets: ReturnType<typeof board>, family: Parameters<typeof familyTypeId>[0], line = 0, specifier = 0) =>
  markets.get(encodeMarketId({ type: familyTypeId(family, 'score'), period: 0, line, specifier }));

/** Families whose outcomes exclude each other and cover everything: their fair book is 100 %. */
const WHOLE = [
  'result',
  'draw-no-bet',
  'handicap',
  'asian-handicap',
  'total',
  'home-total',
  'away-total',
  'odd-even',
  'both-score',
  'exact-total',
  'correct-score',
  'winning-margin',
  'nth',
  'last',
  'race-to',
  'result-and-total',
  'result-and-both',
  'total-and-both',
] as const;

describe(`fair prices (seed ${SEED})`, () => {
  const random = createRandom(SEED);
  const strengths = Array.from({ length: 12 }, () => [2 * random.normal(), 2 * random.normal()] as const);

  it.each(strengths)('books are 100 %% and double chance is 200 %% at ratings %d, %d', (home, away) => {
    const markets = board(home, away);
    const whole = new Set<number>(WHOLE.map((family) => familyTypeId(family, 'score')));
    let seen = 0;
    for (const [market, fair] of markets) {
      const { type } = decodeMarketId(market);
      const sum = [...fair.values()].reduce((s, p) => s + p, 0);
      if (whole.has(type)) {
        expect(sum, `type ${type}`).toBeCloseTo(1, 5);
        seen++;
      }
      if (type === familyTypeId('double-chance', 'score')) expect(sum).toBeCloseTo(2, 6);
    }
    expect(seen).toBeGreaterThan(25);
  });

  it.each(strengths)('related markets agree at ratings %d, %d', (home, away) => {
    const markets = board(home, away);
    const [one, draw, two] = [1, 0, 2].map((o) => find(markets, 'result')?.get(o) ?? NaN) as [number, number, number];
    expect(find(markets, 'double-chance')?.get(1)).toBeCloseTo(one + draw, 9);
    expect(find(markets, 'draw-no-bet')?.get(1)).toBeCloseTo(one / (one + two), 9);
    const level = find(markets, 'asian-handicap', 0);
    if (level) expect(level.get(1)).toBeCloseTo(one / (one + two), 9);
    const half = find(markets, 'asian-handicap', -2);
    if (half) expect(half.get(1)).toBeCloseTo(one, 9);
    const correct = find(markets, 'correct-score', 0, 4);
    expect(correct?.get(0)).toBeCloseTo(find(markets, 'nth', 0, 1)?.get(0) ?? NaN, 9);
  });

  it('a quarter line is fair against the two half stakes it stands for', () => {
    const markets = board(0.5, 0);
    const over = (line: number): number => find(markets, 'total', line)?.get(1) ?? NaN;
    for (const line of [9, 11]) {
      const odds = 1 / over(line);
      expect(Number.isFinite(odds)).toBe(true);
      const [low, high] = [line - 1, line + 1];
      // Expected return of a unit on the quarter line, from the neighbours' own win chances: 1 at the fair price.
      const { total } = marginalsOf(score(0.5, 0).outlook);
      let back = 0;
      for (const part of [low, high])
        for (let i = 0; i < total.p.length; i++) {
          const ahead = 4 * (total.min + i) - part;
          back += ((total.p[i] ?? 0) * (ahead > 0 ? odds : ahead === 0 ? 1 : 0)) / 2;
        }
      expect(back).toBeCloseTo(1, 9);
    }
  });

  it('chooses lines around even, nearest first', () => {
    const { total } = marginalsOf(score(0, 0).outlook);
    const lines = linesAround(total, 2, 2);
    expect(lines).toHaveLength(5);
    expect([10, 11, 12]).toContain(lines[0]);
    expect(Math.max(...lines) - Math.min(...lines)).toBe(8);
  });

  it('prices the order of goals like a simulation of it', () => {
    const outlook = regularScore({ home: 0.6, away: -0.2 }, INITIAL_MATCH_STATE);
    if (outlook.kind !== 'joint') throw new Error('a football score is a joint outlook');
    const rolled = createRandom(SEED, 'order');
    const trials = 60_000;
    const won = { second: 0, race: 0 };
    for (let t = 0; t < trials; t++) {
      let rest = rolled.next();
      const cell = outlook.p.findIndex((p) => {
        rest -= p;
        return rest <= 0;
      });
      const [h, a] = [Math.floor(cell / outlook.n), cell % outlook.n];
      const order = [...Array<number>(h).fill(1), ...Array<number>(a).fill(2)];
      for (let i = order.length - 1; i > 0; i--) {
        const j = rolled.int(i + 1);
        [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
      }
      if (order[1] === 1) won.second++;
      const reached = (who: number): number => order.flatMap((s, i) => (s === who ? [i] : []))[1] ?? Infinity;
      if (reached(1) < reached(2)) won.race++;
    }
    expect(kthNext(outlook, 2)[0]).toBeCloseTo(won.second / trials, 1.9);
    expect(firstTo(outlook, 2)[0]).toBeCloseTo(won.race / trials, 1.9);
  });

  it('offers the winner of a match that cannot end level', () => {
    const sets: StatForecast = {
      stat: 'set',
      period: 0,
      outlook: { kind: 'joint', baseHome: 0, baseAway: 0, n: 3, p: new Float64Array([0, 0, 0.3, 0, 0, 0.2, 0.3, 0.2, 0]) },
    };
    const format = { scoring: 'periods', periods: 3, toWin: 2, periodSeconds: 0, draw: false, overtime: false } as const;
    const markets = new Map(
      priceFamilies(format, [sets], INITIAL_MATCH_STATE).map(({ market, outcomes }) => [decodeMarketId(market).type, new Map(outcomes)]),
    );
    expect(markets.get(STANDALONE_MARKET_IDS.winner)?.get(1)).toBeCloseTo(0.5, 9);
    expect(markets.has(familyTypeId('result', 'set'))).toBe(false);
  });
});

describe(`margin (seed ${SEED})`, () => {
  it('makes books of 103 to 107 percent out of ordinary markets', () => {
    const random = createRandom(SEED, 'margin');
    for (let i = 0; i < 500; i++) {
      const n = 2 + random.int(2);
      const raw = Array.from({ length: n }, () => 0.15 + random.next());
      const sum = raw.reduce((s, x) => s + x, 0);
      const book = applyMargin(
        raw.map((x) => x / sum),
        5,
      ).reduce((s, odds) => s + 1000 / odds, 0);
      expect(book).toBeGreaterThan(1.03);
      expect(book).toBeLessThan(1.07);
    }
  });

  it('never pays more than fair, keeps to the ladder and to 1.01-1000', () => {
    const random = createRandom(SEED, 'ladder');
    for (let i = 0; i < 2000; i++) {
      const p = random.next();
      const [odds = 0] = applyMargin([p, 1 - p], 5);
      if (odds === 0) continue;
      expect(odds).toBeLessThanOrEqual(Math.max(MIN_OFFERED_ODDS, 1000 / p));
      expect(odds).toBeGreaterThanOrEqual(MIN_OFFERED_ODDS);
      expect(odds).toBeLessThanOrEqual(MAX_OFFERED_ODDS);
      expect(toLadder(odds)).toBe(odds);
    }
  });

  it('does not offer what is as good as certain or impossible', () => {
    expect(applyMargin([0.999, 0.001], 5)[0]).toBe(0);
    expect(applyMargin([1, 0], 5)).toEqual([0, 0]);
  });
});
