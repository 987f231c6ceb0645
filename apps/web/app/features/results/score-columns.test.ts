import type { ResultRow } from '@touchline/contract/results/calls';
import { expect, it } from 'vitest';
import { periodColumns } from './score-columns.tsx';

const AWAY: ResultRow['away'] = { id: 2, name: 'Guests', country: 1, flag: '', crest: null };
const of = (periods: number, away: ResultRow['away'] = AWAY) => ({
  away,
  periods: Array.from({ length: periods }, (): [number, number] => [1, 0]),
});

it.each([
  ['as many as the longest match has', [of(2), of(3)], 3],
  ['none where a total says all', [of(1)], 0],
  ['none where more are played than fit', [of(9)], 0],
  ['none of races', [of(4, null)], 0],
  ['none without matches', [], 0],
])('S235 columns of periods: %s', (_, results, columns) => expect(periodColumns(results)).toBe(columns));
