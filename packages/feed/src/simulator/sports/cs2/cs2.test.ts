import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { fairMarkets, misprices, sampleFixture } from '../../testing/calibration.ts';
import { scriptErrors, settlementErrors } from '../../testing/script-errors.ts';
import { CS2_LEAGUES } from './leagues.ts';
import { asBegun, mapEnds, mapOver } from './map-chances.ts';
import { CS2 } from './model.ts';

const BEST_OF_ONE = { ...CS2.format, periods: 1, toWin: 1 };
const BEST_OF_FIVE = { ...CS2.format, periods: 5, toWin: 3 };

describe('a map', () => {
  it('ends at 13, or by four rounds of an overtime of six', () => {
    expect([mapOver(13, 11), mapOver(13, 12), mapOver(15, 15), mapOver(16, 12), mapOver(16, 14), mapOver(16, 15), mapOver(19, 17)]).toEqual(
      [true, false, false, true, true, false, true],
    );
  });
  it('changes sides after twelve rounds and every three of overtime', () => {
    expect([0, 11, 12, 23, 24, 26, 27, 29, 30].map(asBegun)).toEqual([true, true, false, false, false, false, true, true, false]);
  });
  it('ends every way exactly once and is even for equals over both beginnings', () => {
    const rounds = { defending: 0.55, attacking: 0.45 };
    const home = [true, false].flatMap((homeDefends) => mapEnds({ score: [0, 0], homeDefends }, rounds));
    expect(home.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(2, 9);
    expect(home.reduce((sum, { home: h, away, p }) => sum + (h > away ? p : 0), 0)).toBeCloseTo(1, 9);
  });
});

describe('cs2', () => {
  const fixture = sampleFixture(CS2);
  it('tells whole and consistent matches', () => {
    for (let i = 0; i < 30; i++) {
      const format = i % 3 === 0 ? BEST_OF_FIVE : i % 3 === 1 ? BEST_OF_ONE : CS2.format;
      const steps = CS2.script({ ...fixture, format }, { home: 0.4, away: -0.2 }, createRandom('cs2-script', i));
      expect(scriptErrors(steps, { ...fixture, format }), `seed cs2-script ${i}`).toEqual([]);
    }
  });
  it('kills nobody twice in a round', () => {
    const steps = CS2.script(fixture, { home: 0, away: 0 }, createRandom('cs2-kills'));
    let kills = [0, 0];
    for (const { incident } of steps) {
      if (incident?.kind === 'round') kills = [0, 0];
      if (incident?.kind === 'kill') kills[incident.side - 1] = (kills[incident.side - 1] ?? 0) + 1;
      expect(Math.max(...kills)).toBeLessThanOrEqual(5);
    }
  });
  it.each([1, 2, 3])('settles everything it offers, once and for all (seed cs2-settle-%i)', (i) => {
    expect(settlementErrors(CS2, fixture, { home: 0.5, away: 0 }, `cs2-settle-${i}`)).toEqual([]);
  });
  it('offers at least 20 markets before the start', () => {
    expect(fairMarkets(CS2, fixture, { home: 0, away: 0 }, INITIAL_MATCH_STATE).length).toBeGreaterThanOrEqual(20);
  });
  it('is priced as it is played, before the start and at four moments of 350 matches (seed cs2-prices)', () => {
    const { off, groups } = misprices(CS2, { seed: 'cs2-prices', matches: 350, moments: [0, 0.15, 0.4, 0.65, 0.85], slack: 0.025 });
    expect(groups).toBeGreaterThan(60);
    expect(off).toEqual([]);
  });
  it('has leagues of permanent, distinct ids, with at least 8 teams each', () => {
    expect(new Set(CS2_LEAGUES.map((l) => l.id)).size).toBe(CS2_LEAGUES.length);
    for (const league of CS2_LEAGUES) expect(new Set(league.competitors.map((c) => c.name)).size, league.name).toBeGreaterThanOrEqual(8);
  });
});
