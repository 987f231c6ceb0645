import { SPORT } from '@touchline/catalogue/sport/sports';
import type { ResultRow } from '@touchline/contract/results/calls';
import { translatorOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { resultFacts } from './result-facts.ts';

const t = translatorOf('en');
const AWAY: ResultRow['away'] = { id: 2, name: 'Guests', country: 1, flag: '', crest: null };
type Pairs = ResultRow['periods'];
const played = (sport: number, score: [number, number], periods: Pairs) => ({
  sport,
  away: AWAY,
  status: 'ended' as const,
  score,
  periods,
});

describe('S235 what a result settled', () => {
  it.each<[score: [number, number], periods: Pairs, facts: string[]]>([
    [
      [2, 0],
      [
        [1, 0],
        [1, 0],
      ],
      ['1', 'Under 2.5', 'Both to score: no'],
    ],
    [
      [1, 2],
      [
        [0, 1],
        [1, 1],
      ],
      ['2', 'Over 2.5', 'Both to score: yes'],
    ],
    [
      [0, 0],
      [
        [0, 0],
        [0, 0],
      ],
      ['X', 'Under 2.5', 'Both to score: no'],
    ],
    // Extra time decides a cup, not these bets.
    [
      [2, 1],
      [
        [0, 0],
        [1, 1],
        [1, 0],
      ],
      ['X', 'Under 2.5', 'Both to score: yes'],
    ],
  ])('of football, %j by %j', (score, periods, facts) => {
    expect(resultFacts(t, played(SPORT.football, score, periods))).toEqual(facts);
  });

  it('of other sports is the sum of what their periods counted', () => {
    expect(
      resultFacts(
        t,
        played(
          SPORT.tennis,
          [2, 1],
          [
            [6, 4],
            [3, 6],
            [7, 5],
          ],
        ),
      ),
    ).toEqual(['Total 31']);
    expect(
      resultFacts(
        t,
        played(
          SPORT.mma,
          [1, 0],
          [
            [10, 9],
            [10, 9],
          ],
        ),
      ),
    ).toEqual([]);
  });

  it('of races, and of what was not played to its end, is nothing', () => {
    const cut = { ...played(SPORT.football, [1, 0], [[1, 0]]), status: 'abandoned' as const };
    expect(resultFacts(t, cut)).toEqual([]);
    expect(resultFacts(t, { ...cut, status: 'ended', away: null })).toEqual([]);
  });
});
