import type { MatchDetail } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { applyMatchDelta } from './match-delta.ts';

const MATCH = { id: 7, statistics: [{ key: 'corner', name: 'Corners', home: 1, away: 0 }], marketCount: 3 } as unknown as MatchDetail;

describe('the match page after a delta', () => {
  it('shows what has been counted since', () => {
    const statistics = [
      { key: 'corner', name: 'Corners', home: 2, away: 0 },
      { key: 'yellow', name: 'Yellow cards', home: 0, away: 1 },
    ];
    expect(applyMatchDelta(MATCH, { c: [[7, statistics]] }).statistics).toEqual(statistics);
  });

  it('keeps what it has where the delta is of another match, or of prices', () => {
    expect(applyMatchDelta(MATCH, { c: [[8, []]], p: [[7, 1, 1500, 0]] })).toBe(MATCH);
  });
});
