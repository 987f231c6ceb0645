import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { fairMarkets, misprices, sampleFixture } from '../../testing/calibration.ts';
import { scriptErrors, settlementErrors } from '../../testing/script-errors.ts';
import { frameTable, onTable, POTS, potsLeft } from './frame-chances.ts';
import { SNOOKER_LEAGUES } from './leagues.ts';
import { SNOOKER } from './model.ts';

describe('a frame', () => {
  it('begins with 147 points on the table, and tells pots from points', () => {
    expect(onTable(POTS)).toBe(147);
    for (let left = 0; left <= POTS; left++) expect(potsLeft(onTable(left))).toBe(left);
  });
  it('is even between equals and follows the lead', () => {
    const table = frameTable({ home: 0, away: 0 });
    expect((table(POTS, 0, 1) + table(POTS, 0, 2)) / 2).toBeCloseTo(0.5, 9);
    expect(table(10, 20, 2)).toBeGreaterThan(table(10, 0, 2));
    expect(table(3, 30, 2)).toBe(1);
  });
});

describe('snooker', () => {
  const fixture = sampleFixture(SNOOKER);
  it('tells whole and consistent matches', () => {
    for (let i = 0; i < 30; i++)
      expect(
        scriptErrors(SNOOKER.script(fixture, { home: 0.4, away: -0.2 }, createRandom('snooker', i)), fixture),
        `seed snooker ${i}`,
      ).toEqual([]);
  });
  it('has a century now and then', () => {
    const kinds = Array.from({ length: 30 }, (_, i) => SNOOKER.script(fixture, { home: 0, away: 0 }, createRandom('centuries', i)))
      .flat()
      .map((s) => s.incident?.kind);
    const each = kinds.filter((kind) => kind === 'century').length / 30;
    expect(each).toBeGreaterThan(0.3);
    expect(each).toBeLessThan(4);
  });
  it.each([1, 2, 3])('settles everything it offers, once and for all (seed snooker-settle-%i)', (i) => {
    expect(settlementErrors(SNOOKER, fixture, { home: 0.5, away: 0 }, `snooker-settle-${i}`)).toEqual([]);
  });
  it('offers at least 12 markets before the start', () => {
    expect(fairMarkets(SNOOKER, fixture, { home: 0, away: 0 }, INITIAL_MATCH_STATE).length).toBeGreaterThanOrEqual(12);
  });
  it('is priced as it is played, before the start and at four moments of 400 matches (seed snooker-prices)', () => {
    const { off, groups } = misprices(SNOOKER, { seed: 'snooker-prices', matches: 400, moments: [0, 0.15, 0.4, 0.65, 0.85], slack: 0.025 });
    expect(groups).toBeGreaterThan(20);
    expect(off).toEqual([]);
  });
  it('has tournaments of permanent, distinct ids, with at least 8 players each', () => {
    expect(new Set(SNOOKER_LEAGUES.map((l) => l.id)).size).toBe(SNOOKER_LEAGUES.length);
    for (const league of SNOOKER_LEAGUES)
      expect(new Set(league.competitors.map((c) => c.name)).size, league.name).toBeGreaterThanOrEqual(8);
  });
});
