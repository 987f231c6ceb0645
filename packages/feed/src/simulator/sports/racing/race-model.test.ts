import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { marketType } from '@touchline/betting/markets/registry';
import { tricastRunners } from '@touchline/betting/markets/sport/race-markets';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { decodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings } from '../../sport-model.ts';
import { POLITICS } from '../politics/model.ts';
import { tricastMarkets } from './field-markets.ts';
import { GREYHOUND_RACING, HORSE_RACING } from './models.ts';
import { orderChance, placeChances } from './plackett-luce.ts';

const race = (model: typeof HORSE_RACING, runners: number): { fixture: Fixture; ratings: Ratings } => ({
  fixture: {
    id: 1,
    sport: model.sport,
    champ: { id: 1, sport: model.sport, country: 0, names: { en: 'Course' }, top: 0 },
    home: { id: 1, names: { en: 'Race' }, country: 0 },
    away: null,
    runners: Array.from({ length: runners }, (_, i) => ({ id: i, names: { en: `Runner ${i}` }, country: 0 })),
    startsAt: 0,
    format: model.format,
    sections: [],
    virtual: false,
    weight: 0,
    live: false,
  },
  ratings: { home: 0, away: 0, runners: Array.from({ length: runners }, (_, i) => 1 - i * 0.3) },
});

/** Orders of `count` out of the runners 0, 1, ... */
function orders(runners: number, count: number): (readonly number[])[] {
  if (count === 0) return [[]];
  const all = Array.from({ length: runners }, (_, i) => i);
  return orders(runners, count - 1).flatMap((order) => all.filter((i) => !order.includes(i)).map((i) => [...order, i]));
}

describe('orderChance', () => {
  it.each([1, 2, 3, 4, 5])('is 1 over all orders of the first %i of five', (count) => {
    const weights = [3, 2, 1, 0.25, 1];
    expect(orders(5, count).reduce((sum, order) => sum + orderChance(weights, order), 0)).toBeCloseTo(1, 12);
  });
  it('agrees with the chances of the places', () => {
    const weights = [3, 2, 1, 0, 1];
    const thirds = placeChances(weights, 3)[2];
    for (const runner of [0, 1, 2, 3, 4]) {
      const sum = orders(5, 3)
        .filter((order) => order[2] === runner)
        .reduce((all, order) => all + orderChance(weights, order), 0);
      expect(sum).toBeCloseTo(thirds?.[runner] ?? 0, 12);
    }
  });
  it('is 0 of a runner that takes no part, and where nobody is left', () => {
    expect([orderChance([1, 0, 2], [0, 1]), orderChance([1, 2], [0, 1, 2]), orderChance([0, 0], [0])]).toEqual([0, 0, 0]);
  });
});

describe('tricastMarkets', () => {
  it.each([
    [3, 0],
    [4, 24],
    [6, 120],
    [11, 990],
    [12, 0],
  ])('of %i runners has %i orders, which are all that may happen', (runners, count) => {
    const outcomes = tricastMarkets(Array.from({ length: runners }, (_, i) => 1 + i)).flatMap((market) => market.outcomes);
    expect(new Set(outcomes.map(([outcome]) => outcome)).size).toBe(count);
    if (count > 0) expect(outcomes.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
  it('leaves out who does not run, whose numbers the others keep', () => {
    const [market] = tricastMarkets([1, 0, 2, 3, 4]);
    expect(market?.outcomes).toHaveLength(24);
    expect(market?.outcomes.some(([outcome]) => tricastRunners(outcome).includes(1))).toBe(false);
  });
});

describe('placeChances', () => {
  it('fills every place exactly once', () => {
    const rows = placeChances([3, 2, 1, 0, 1], 4);
    for (const row of rows) expect(row.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(rows.map((row) => row[3])).toEqual([0, 0, 0, 0]);
  });
  it('agrees with the sum over orders for three runners', () => {
    const [, second] = placeChances([2, 1, 1], 3);
    expect(second?.[0]).toBeCloseTo((1 / 4) * (2 / 3) * 2, 12);
  });
});

describe.each([
  ['horses', HORSE_RACING, 10],
  ['greyhounds', GREYHOUND_RACING, 6],
  ['elections', POLITICS, 5],
] as const)('%s', (name, model, runners) => {
  const { fixture, ratings } = race(model, runners);
  it('offers at least 8 markets before the start and none while they run', () => {
    expect(model.specials(fixture, ratings, INITIAL_MATCH_STATE).length).toBeGreaterThanOrEqual(8);
    expect(model.specials(fixture, ratings, { ...INITIAL_MATCH_STATE, status: 'live' })).toEqual([]);
  });
  it('is priced as it is run: the chances meet the frequencies of 3,000 scripts', () => {
    console.log(`seed ${name}-chances`);
    const markets = model
      .specials(fixture, ratings, INITIAL_MATCH_STATE)
      .filter((m) => decodeMarketId(m.market).type !== decodeMarketId(marketIdByKey('race-forecast')).type);
    const wins = markets.map((m) => m.outcomes.map(() => 0));
    const rounds = markets.map((m) => m.outcomes.map(() => 0));
    for (let n = 0; n < 3000; n++) {
      const end = model.script(fixture, ratings, createRandom(`${name}-chances`, n)).at(-1)?.facts;
      if (!end) throw new Error('a script without an end');
      markets.forEach((m, at) => {
        const ref = decodeMarketId(m.market);
        m.outcomes.forEach(([outcome], i) => {
          const result = marketType(ref.type)?.settle(ref, outcome, end, fixture);
          if (!result) throw new Error(`outcome ${outcome} of market ${ref.type} is open after the end`);
          if (result.kind === 'void') return;
          const share = result.kind === 'win' ? 1 : result.kind === 'dead-heat' ? result.num / result.den : 0;
          (wins[at] as number[])[i] = (wins[at]?.[i] ?? 0) + share;
          (rounds[at] as number[])[i] = (rounds[at]?.[i] ?? 0) + 1;
        });
      });
    }
    markets.forEach((m, at) => {
      m.outcomes.forEach(([outcome, chance], i) => {
        const seen = (wins[at]?.[i] ?? 0) / Math.max(1, rounds[at]?.[i] ?? 0);
        expect(
          Math.abs(seen - chance),
          `market ${decodeMarketId(m.market).type}, outcome ${outcome}: ${seen} seen, ${chance} priced`,
        ).toBeLessThan(0.045);
      });
    });
  });
  it('ends once, with a place for everybody', () => {
    const steps = model.script(fixture, ratings, createRandom(name, 'end'));
    expect(steps.filter((s) => s.facts.status === 'ended')).toHaveLength(1);
    expect(steps.at(-1)?.facts.places).toHaveLength(runners);
  });
});
