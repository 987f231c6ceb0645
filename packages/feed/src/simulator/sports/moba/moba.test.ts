import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { fairMarkets, misprices, sampleFixture } from '../../testing/calibration.ts';
import { scriptErrors, settlementErrors } from '../../testing/script-errors.ts';
import { DOTA_2_LEAGUES } from '../dota-2/leagues.ts';
import { DOTA_2 } from '../dota-2/model.ts';
import { LEAGUE_OF_LEGENDS_LEAGUES } from '../league-of-legends/leagues.ts';
import { LEAGUE_OF_LEGENDS } from '../league-of-legends/model.ts';

describe.each([
  ['dota-2', DOTA_2, DOTA_2_LEAGUES],
  ['league-of-legends', LEAGUE_OF_LEGENDS, LEAGUE_OF_LEGENDS_LEAGUES],
] as const)('%s', (name, model, leagues) => {
  const fixture = sampleFixture(model);
  it('tells whole and consistent matches', () => {
    for (let i = 0; i < 40; i++) {
      const format = i % 2 === 0 ? { ...model.format, periods: 5, toWin: 3 } : model.format;
      const steps = model.script({ ...fixture, format }, { home: 0.4, away: -0.2 }, createRandom(name, i));
      expect(scriptErrors(steps, { ...fixture, format }), `seed ${name} ${i}`).toEqual([]);
    }
  });
  it('lasts as long as the game does: maps of 20 to 60 minutes', () => {
    const ends = Array.from({ length: 40 }, (_, i) => model.script(fixture, { home: 0, away: 0 }, createRandom(name, 'length', i)))
      .flat()
      .filter((s) => s.incident?.kind.endsWith('-end'))
      .map((s) => (s.incident?.second ?? 0) / 60);
    const mean = ends.reduce((sum, m) => sum + m, 0) / ends.length;
    expect(mean).toBeGreaterThan(25);
    expect(mean).toBeLessThan(45);
  });
  it.each([1, 2, 3])(`settles everything it offers, once and for all (seed ${name}-settle-%i)`, (i) => {
    expect(settlementErrors(model, fixture, { home: 0.5, away: 0 }, `${name}-settle-${i}`)).toEqual([]);
  });
  it('offers at least 20 markets before the start', () => {
    expect(fairMarkets(model, fixture, { home: 0, away: 0 }, INITIAL_MATCH_STATE).length).toBeGreaterThanOrEqual(20);
  });
  it(`is priced as it is played, before the start and at four moments of 150 matches (seed ${name}-prices)`, () => {
    const { off, groups } = misprices(model, { seed: `${name}-prices`, matches: 150, moments: [0, 0.15, 0.4, 0.65, 0.85], slack: 0.03 });
    expect(groups).toBeGreaterThan(60);
    expect(off).toEqual([]);
  });
  it('has leagues of permanent, distinct ids, with at least 8 teams each', () => {
    expect(new Set(leagues.map((l) => l.id)).size).toBe(leagues.length);
    for (const league of leagues) expect(new Set(league.competitors.map((c) => c.name)).size, league.name).toBeGreaterThanOrEqual(8);
  });
});
