import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { HorsesRace } from '@touchline/contract/statistics/shapes';
import { expect, it } from 'vitest';
import { raceResultOf } from './race-result-rows.ts';

const race = (places: readonly number[], status = 'ended') =>
  ({
    runners: places.map((_, n) => ({ id: 10 + n, name: `Runner ${n}` })),
    state: { status, places },
  }) as unknown as Pick<MatchDetail, 'runners' | 'state'>;
const off = (...odds: readonly (number | null)[]) =>
  ({ runners: odds.map((startingOdds, n) => ({ horse: { id: 10 + n }, entry: null, startingOdds })) }) as unknown as HorsesRace;

it('S051 puts the first home first, then who did not finish, then who did not start', () => {
  const result = raceResultOf(race([3, -1, 1, 0, 2, 0]), null);
  expect(result?.rows.map(({ index }) => index)).toEqual([2, 4, 0, 3, 5, 1]);
  expect(result).toMatchObject({ favourites: [], hasOdds: false });
});

it('S051 leaves those who tie with one place, by their numbers', () =>
  expect(raceResultOf(race([2, 1, 2]), null)?.rows.map(({ index, place }) => [index, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ]));

it('S051 marks the favourites of the off, among those who ran', () => {
  const result = raceResultOf(race([1, 2, -1, 3]), off(3000, 2500, 1500, 2500));
  expect(result).toMatchObject({ favourites: [1, 3], hasOdds: true });
  expect(result?.rows.map(({ odds }) => odds)).toEqual([3000, 2500, 2500, 1500]);
});

it('S051 says what a place returned, on the terms of the field that was off', () => {
  const places = (order: readonly number[], odds: readonly (number | null)[]) =>
    raceResultOf(race(order), off(...odds))?.rows.map((row) => row.placeOdds);
  // Five that ran, of six: two places at a quarter.
  expect(places([1, 2, 3, 4, 0, -1], [5000, 9000, 3000, 4000, 4000, 4000])).toEqual([2000, 3000, null, null, null, null]);
  expect(places([1, 2, 2, 4, 5], [5000, 9000, 3000, 4000, 4000])).toEqual([2000, null, null, null, null]);
  expect(places([1, 2, 3, 4], [5000, 9000, 3000, 4000])).toEqual([null, null, null, null]);
});

it('S051 has no result while it runs, and of a race that was called off', () => {
  expect(raceResultOf(race([1, 2], 'live'), null)).toBeNull();
  expect(raceResultOf(race([0, 0]), null)).toBeNull();
  expect(raceResultOf(race([1, 2], 'cancelled'), null)).toBeNull();
});
