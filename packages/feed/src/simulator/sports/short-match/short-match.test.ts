import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { fairMarkets, misprices, sampleFixture } from '../../testing/calibration.ts';
import { scriptErrors, settlementErrors } from '../../testing/script-errors.ts';
import { CYBER_FOOTBALL_LEAGUES } from '../cyber-football/leagues.ts';
import { CYBER_FOOTBALL } from '../cyber-football/model.ts';
import { CYBER_HOCKEY_LEAGUES } from '../cyber-hockey/leagues.ts';
import { CYBER_HOCKEY } from '../cyber-hockey/model.ts';
import { VIRTUAL_FOOTBALL_LEAGUES } from '../virtual-football/leagues.ts';
import { VIRTUAL_FOOTBALL } from '../virtual-football/model.ts';
import { VIRTUAL_ICE_HOCKEY_LEAGUES } from '../virtual-ice-hockey/leagues.ts';
import { VIRTUAL_ICE_HOCKEY } from '../virtual-ice-hockey/model.ts';

describe.each([
  ['cyber-football', CYBER_FOOTBALL, CYBER_FOOTBALL_LEAGUES],
  ['virtual-football', VIRTUAL_FOOTBALL, VIRTUAL_FOOTBALL_LEAGUES],
  ['cyber-hockey', CYBER_HOCKEY, CYBER_HOCKEY_LEAGUES],
  ['virtual-ice-hockey', VIRTUAL_ICE_HOCKEY, VIRTUAL_ICE_HOCKEY_LEAGUES],
] as const)('%s', (name, model, leagues) => {
  const fixture = sampleFixture(model);
  it('tells whole and consistent matches', () => {
    for (let i = 0; i < 60; i++)
      expect(scriptErrors(model.script(fixture, { home: 0.4, away: -0.2 }, createRandom(name, i)), fixture), `seed ${name} ${i}`).toEqual(
        [],
      );
  });
  it.each([1, 2, 3])(`settles everything it offers, once and for all (seed ${name}-settle-%i)`, (i) => {
    expect(settlementErrors(model, fixture, { home: 0.5, away: 0 }, `${name}-settle-${i}`)).toEqual([]);
  });
  it('offers at least 20 markets before the start', () => {
    expect(fairMarkets(model, fixture, { home: 0, away: 0 }, INITIAL_MATCH_STATE).length).toBeGreaterThanOrEqual(20);
  });
  it(`is priced as it is played, before the start and at four moments (seed ${name}-prices)`, () => {
    const { off, groups } = misprices(model, { seed: `${name}-prices`, matches: 500, moments: [0, 0.2, 0.45, 0.65, 0.85], slack: 0.02 });
    expect(groups).toBeGreaterThan(60);
    expect(off).toEqual([]);
  });
  it('plays as long as the championship says', () => {
    const long = { ...fixture, format: { ...model.format, periodSeconds: 300 } };
    const ends = model.script(long, { home: 0, away: 0 }, createRandom(name)).filter((s) => s.incident?.kind.endsWith('-end'));
    expect(ends.map((s) => s.incident?.second)).toEqual(ends.map(() => 300));
    expect(ends).toHaveLength(model.format.periods);
  });
  it('has leagues of permanent, distinct ids, with at least 8 clubs each', () => {
    expect(new Set(leagues.map((l) => l.id)).size).toBe(leagues.length);
    for (const league of leagues) expect(new Set(league.competitors.map((c) => c.name)).size).toBeGreaterThanOrEqual(8);
  });
});
