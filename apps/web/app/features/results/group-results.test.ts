import { expect, it } from 'vitest';
import { groupResults } from './group-results.ts';

const resultOf = (id: number, champ: number, top: number) => ({
  id,
  champ: { id: champ, sport: 1, name: `Championship ${champ}`, country: 1, countryName: '', flag: '', top },
});

it('S235 results stand by championship: top ones by their rank, then the others as they came', () => {
  const results = [resultOf(1, 50, 0), resultOf(2, 10, 2), resultOf(3, 40, 0), resultOf(4, 20, 1), resultOf(5, 10, 2)];
  expect(groupResults(results).map((group) => group.map(({ id }) => id))).toEqual([[4], [2, 5], [1], [3]]);
  expect(groupResults([])).toEqual([]);
});
