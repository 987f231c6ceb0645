import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import { describe, expect, it } from 'vitest';
import { fairMarkets, sampleFixture } from '../../testing/calibration.ts';
import { TABLE_TENNIS } from '../table-tennis/model.ts';
import { VOLLEYBALL } from '../volleyball/model.ts';
import { other } from './rally-rules.ts';
import { rallySetEnds } from './set-chances.ts';

/** Two rallies ahead of even, whoever serves, in a set to 11; sets are followed to 24 points of one side. */
const RULES = { ...({} as Parameters<typeof rallySetEnds>[0]), reach: 24, nextServer: other };
const endsAt = (home: number, away: number) => rallySetEnds(RULES, [0.6, 0.45], { points: [home, away], server: 1, target: 11 });
const homeWins = (home: number, away: number): number =>
  endsAt(home, away)
    .filter((end) => end.home > end.away)
    .reduce((sum, { p }) => sum + p, 0);

describe('a set that goes on and on', () => {
  it.each([
    [23, 23],
    [24, 24],
    [25, 24],
    [40, 41],
    [200, 200],
  ])('at %i:%i may end in every way that it may where it is short, and in no other', (home, away) => {
    const ends = endsAt(home, away);
    expect(ends.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 3);
    for (const end of ends) expect(Math.min(end.home - home, end.away - away)).toBeGreaterThanOrEqual(0);
    const past = Math.min(home, away) - 12;
    expect(homeWins(home, away)).toBeCloseTo(homeWins(home - past, away - past), 3);
  });

  it.each([
    ['table tennis', TABLE_TENNIS],
    ['volleyball', VOLLEYBALL],
  ])('has prices in %s, however long it is', (_name, model) => {
    const fixture = sampleFixture(model, {});
    for (const [home, away] of [
      [24, 24],
      [40, 40],
      [61, 60],
    ] as const) {
      const facts: MatchState = { ...INITIAL_MATCH_STATE, status: 'live', period: 1, turn: 1, counts: { score: [[home, away]] } };
      const prices = fairMarkets(model, fixture, { home: 0.3, away: 0 }, facts);
      expect(prices.length, `${home}:${away}`).toBeGreaterThan(5);
      expect(JSON.stringify(prices)).not.toMatch(/null|NaN/);
    }
  });
});
