import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { fairMarkets, misprices, sampleFixture } from '../../testing/calibration.ts';
import { scriptErrors, settlementErrors } from '../../testing/script-errors.ts';
import { TENNIS_LEAGUES } from './leagues.ts';
import { TENNIS } from './model.ts';
import { holdChance, pointsPerGame, tieBreakChance } from './point-chances.ts';
import { setEnds } from './set-chances.ts';

const BEST_OF_FIVE = { ...TENNIS.format, periods: 5, toWin: 3 };

describe('the chain of points', () => {
  it('gives the known chance of holding serve and of a tie-break', () => {
    expect(holdChance(0.5)).toBeCloseTo(0.5, 12);
    // The closed form p⁴(15 - 4p - 10p²) / (1 - 2p(1 - p)) at 0.6.
    expect(holdChance(0.6)).toBeCloseTo(0.7357, 4);
    expect(tieBreakChance([0.6, 0.6], 1, 7)).toBeCloseTo(0.5, 12);
    expect(tieBreakChance([0.6, 0.6], 2, 7, [6, 5])).toBeCloseTo(0.4 + 0.6 * 0.5, 12);
  });
  it('needs about six and a half points a game', () => {
    expect(pointsPerGame(0.5)).toBeCloseTo(6.75, 2);
    expect(pointsPerGame(1)).toBe(4);
  });
  it('ends every set exactly once', () => {
    const ends = setEnds({ games: [3, 2], server: 1, tieBreak: 7 }, [0.64, 0.6]);
    expect(ends.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(ends.every(({ home, away }) => home >= 3 && away >= 2)).toBe(true);
  });
});

describe('tennis', () => {
  const fixture = sampleFixture(TENNIS);
  it('tells whole and consistent matches', () => {
    for (let i = 0; i < 60; i++) {
      const format = i % 3 === 0 ? BEST_OF_FIVE : TENNIS.format;
      const steps = TENNIS.script({ ...fixture, format }, { home: 0.4, away: -0.2 }, createRandom('tennis-script', i));
      expect(scriptErrors(steps, { ...fixture, format }), `seed tennis-script ${i}`).toEqual([]);
    }
  });
  it.each([1, 2, 3, 4])('settles everything it offers, once and for all (seed tennis-settle-%i)', (i) => {
    expect(settlementErrors(TENNIS, fixture, { home: 0.5, away: 0 }, `tennis-settle-${i}`)).toEqual([]);
  });
  it('offers at least 20 markets before the start', () => {
    expect(fairMarkets(TENNIS, fixture, { home: 0, away: 0 }, INITIAL_MATCH_STATE).length).toBeGreaterThanOrEqual(20);
  });
  it('is priced as it is played, before the start and at four moments of 500 matches (seed tennis-prices)', () => {
    const { off, groups } = misprices(TENNIS, { seed: 'tennis-prices', matches: 500, moments: [0, 0.15, 0.4, 0.65, 0.85], slack: 0.025 });
    expect(groups).toBeGreaterThan(40);
    expect(off).toEqual([]);
  });
  it('is priced as it is played over five sets (seed tennis-five)', () => {
    const { off } = misprices(TENNIS, {
      seed: 'tennis-five',
      matches: 250,
      moments: [0, 0.3, 0.6, 0.9],
      slack: 0.025,
      fixture: { format: BEST_OF_FIVE },
    });
    expect(off).toEqual([]);
  });
  it('has leagues of permanent, distinct ids', () => {
    expect(new Set(TENNIS_LEAGUES.map((l) => l.id)).size).toBe(TENNIS_LEAGUES.length);
    for (const league of TENNIS_LEAGUES) {
      expect(league.competitors.length).toBeGreaterThanOrEqual(8);
      expect(new Set(league.competitors.map((c) => c.name)).size).toBe(league.competitors.length);
    }
  });
});
