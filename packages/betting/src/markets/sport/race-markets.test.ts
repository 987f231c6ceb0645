import { createRandom } from '@touchline/kernel/random';
import { decodeMarketId, MAX_OUTCOMES } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { INITIAL_MATCH_STATE, type MatchState } from '../../match-state/match-state.ts';
import { marketIdByKey } from '../market-id-by-key.ts';
import { marketTypeByKey } from '../registry.ts';
import { forecastOutcome, TRICAST_RUNNERS, tricastOutcome, tricastRunners } from './race-markets.ts';

/** Orders of `count` out of the runners 0, 1, ... */
function orders(runners: number, count: number): (readonly number[])[] {
  if (count === 0) return [[]];
  const all = Array.from({ length: runners }, (_, i) => i);
  return orders(runners, count - 1).flatMap((order) => all.filter((i) => !order.includes(i)).map((i) => [...order, i]));
}

describe('the outcome of a tricast', () => {
  it('is another one for every order of eleven runners, has room in a market and leads back to the order', () => {
    const outcomes = orders(TRICAST_RUNNERS, 3).map(([a = 0, b = 0, c = 0]) => {
      const outcome = tricastOutcome(a, b, c);
      expect(tricastRunners(outcome)).toEqual([a, b, c]);
      return outcome;
    });
    expect(outcomes).toEqual(Array.from({ length: 990 }, (_, i) => i));
    expect(outcomes.at(-1)).toBeLessThan(MAX_OUTCOMES);
  });

  it.each([
    [0, 0, 1],
    [0, 1, 0],
    [1, 0, 0],
    [-1, 0, 1],
    [0, 1, TRICAST_RUNNERS],
    [0, 1.5, 2],
    [0, 1, Number.NaN],
  ])('is refused for %s, %s, %s', (first, second, third) => {
    expect(() => tricastOutcome(first, second, third)).toThrow(RangeError);
  });
});

const FORMAT = { scoring: 'places', periods: 1, toWin: 0, periodSeconds: 96, draw: false, overtime: false } as const;

/** A finish of 3 to 8 runners with ties, some of whom do not finish. */
function randomPlaces(seed: number): number[] {
  const random = createRandom('race-markets', seed);
  const places: number[] = [];
  const runners = 3 + random.int(6);
  while (places.length < runners) {
    const tied = random.chance(0.3) ? 2 + random.int(2) : 1;
    const place = places.length + 1;
    for (let i = 0; i < tied && places.length < runners; i++) places.push(place);
  }
  const fallen = random.chance(0.5) ? random.int(runners - 2) : 0;
  return places
    .map((place, at) => (at >= runners - fallen ? 0 : place))
    .map((place) => ({ place, by: random.next() }))
    .sort((a, b) => a.by - b.by)
    .map(({ place }) => place);
}

describe.each([
  ['race-forecast', 2, ([a = 0, b = 0]: readonly number[]) => forecastOutcome(a, b)],
  ['race-tricast', 3, ([a = 0, b = 0, c = 0]: readonly number[]) => tricastOutcome(a, b, c)],
] as const)('%s', (key, count, outcomeOf) => {
  it('shares one stake at the odds among the orders that a finish allows, however many tie (seeds 0 to 299)', () => {
    const ref = decodeMarketId(marketIdByKey(key));
    for (let seed = 0; seed < 300; seed++) {
      const places = randomPlaces(seed);
      const facts: MatchState = { ...INITIAL_MATCH_STATE, status: 'ended', places };
      const results = orders(places.length, count).map((order) =>
        marketTypeByKey(key)?.settle(ref, outcomeOf(order), facts, { sport: 84, format: FORMAT }),
      );
      const shares = results.map((result) => (result?.kind === 'win' ? 1 : result?.kind === 'dead-heat' ? result.num / result.den : 0));
      const finishers = places.filter((place) => place > 0).length;
      const paid = shares.reduce((sum, share) => sum + share, 0);
      expect(paid, `seed ${seed}: ${places.join()}`).toBeCloseTo(finishers >= count ? 1 : 0, 9);
      if (finishers < count)
        expect(
          results.some((result) => result?.kind === 'void'),
          `seed ${seed}: ${places.join()}`,
        ).toBe(true);
      else
        expect(
          results.every((result) => result?.kind !== 'void'),
          `seed ${seed}: ${places.join()}`,
        ).toBe(true);
    }
  });
});
