import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { fairMarkets, misprices, sampleFixture } from '../../testing/calibration.ts';
import { scriptErrors, settlementErrors } from '../../testing/script-errors.ts';
import { TEN_LEGS_FROM } from './darts-chances.ts';
import { DARTS_LEAGUES } from './leagues.ts';
import { DARTS } from './model.ts';
import { legChances, START, throwerWins, visitEnds } from './visits.ts';

const SETS = sampleFixture(DARTS);
const LEGS = sampleFixture(DARTS, {
  champ: { ...SETS.champ, id: DARTS.sport * 1000 + TEN_LEGS_FROM },
  format: { ...DARTS.format, periods: 1, toWin: 1 },
});

describe('a visit', () => {
  it('ends every way exactly once, on what a double can finish', () => {
    for (let left = 2; left <= START; left++) {
      const ends = visitEnds(left, 0.3);
      expect(
        ends.reduce((sum, { p }) => sum + p, 0),
        `${left} left`,
      ).toBeCloseTo(1, 9);
      expect(
        ends.every((end) => end.left === 0 || end.left >= 2),
        `${left} left`,
      ).toBe(true);
    }
  });
  it('makes the first throw worth something, and skill more', () => {
    const even = legChances(START, 0);
    expect(even.visits.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 3);
    expect(throwerWins(even, even)).toBeGreaterThan(0.55);
    expect(throwerWins(legChances(START, 1), even)).toBeGreaterThan(throwerWins(even, even));
  });
});

describe.each([
  ['sets', SETS],
  ['legs', LEGS],
] as const)('darts in %s', (name, fixture) => {
  it('tells whole and consistent matches', () => {
    for (let i = 0; i < 20; i++)
      expect(
        scriptErrors(DARTS.script(fixture, { home: 0.4, away: -0.2 }, createRandom('darts', name, i)), fixture),
        `seed darts ${name} ${i}`,
      ).toEqual([]);
  });
  it.each([1, 2])(`settles everything it offers, once and for all (seed darts-${name}-settle-%i)`, (i) => {
    expect(settlementErrors(DARTS, fixture, { home: 0.5, away: 0 }, `darts-${name}-settle-${i}`)).toEqual([]);
  });
  it('offers at least 15 markets before the start', () => {
    expect(fairMarkets(DARTS, fixture, { home: 0, away: 0 }, INITIAL_MATCH_STATE).length).toBeGreaterThanOrEqual(15);
  });
  it(`is priced as it is played, before the start and at four moments of 200 matches (seed darts-${name})`, () => {
    const { off, groups } = misprices(DARTS, {
      seed: `darts-${name}`,
      matches: 200,
      moments: [0, 0.15, 0.4, 0.65, 0.9],
      slack: 0.035,
      fixture,
    });
    expect(groups).toBeGreaterThan(20);
    expect(off).toEqual([]);
  });
});

it('darts has tournaments of permanent, distinct ids, with at least 8 players each', () => {
  expect(new Set(DARTS_LEAGUES.map((l) => l.id)).size).toBe(DARTS_LEAGUES.length);
  for (const league of DARTS_LEAGUES) expect(new Set(league.competitors.map((c) => c.name)).size, league.name).toBeGreaterThanOrEqual(8);
});
