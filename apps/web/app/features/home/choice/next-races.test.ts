import type { MatchRow } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { nextRaces } from './next-races.ts';

const NOW = 1_000_000_000_000;
const race = (id: number, minutes: number, odds: readonly number[], status = 'open'): MatchRow =>
  ({
    id,
    away: null,
    startsAt: NOW / 1000 + minutes * 60,
    markets: [{ status, selections: odds.map((one, place) => ({ id: place + 1, odds: one })) }],
  }) as unknown as MatchRow;
const course = (flag: string, ...matches: readonly MatchRow[]) => ({ flag, matches });

describe('the next races', () => {
  it('are the soonest of all courses, each with its two shortest prices', () => {
    const found = nextRaces(
      [course('gb', race(1, 5, [6000, 2500, 4000]), race(2, 25, [2000, 3000])), course('jp', race(3, 8, [2000, 5000]))],
      NOW,
      2,
    );
    expect(found.map(({ match, flag, runners, market }) => [match.id, flag, runners, market.selections.map(({ id }) => id)])).toEqual([
      [1, 'gb', 3, [2, 3]],
      [3, 'jp', 2, [1, 2]],
    ]);
  });
  it('are none that has begun, that is closed, or that has no price for two', () => {
    expect(
      nextRaces([course('gb', race(1, -1, [2000, 3000]), race(2, 5, [2000, 3000], 'suspended'), race(3, 5, [2000, 0]))], NOW, 4),
    ).toEqual([]);
  });
});
