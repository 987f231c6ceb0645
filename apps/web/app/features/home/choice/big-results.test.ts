import type { ResultRow } from '@touchline/contract/results/calls';
import { describe, expect, it } from 'vitest';
import { bigResults } from './big-results.ts';

const result = (id: number, top: number, change: object = {}): ResultRow =>
  ({
    id,
    sport: 1,
    champ: { id: top, top, name: `League ${top}` },
    home: { id: 1 },
    away: { id: 2 },
    startsAt: id,
    status: 'ended',
    score: [1, 0],
    winner: 1,
    ending: null,
    ...change,
  }) as unknown as ResultRow;
const ids = (results: readonly ResultRow[], count = 6) => bigResults(results, new Set([1]), count).map(({ id }) => id);

describe('results of big competitions', () => {
  it('stand by the rank of the competition, the latest first, two of each at most', () => {
    expect(ids([result(1, 2), result(2, 1), result(3, 1), result(4, 1), result(5, 9)])).toEqual([4, 3, 1, 5]);
    expect(ids([result(1, 2), result(2, 1)], 1)).toEqual([2]);
  });
  it('are none of small ones, of races, of sports that are not shown, or of what was not played', () => {
    expect(ids([result(1, 0), result(2, 1, { away: null }), result(3, 1, { sport: 4 }), result(4, 1, { status: 'postponed' })])).toEqual(
      [],
    );
  });
});
