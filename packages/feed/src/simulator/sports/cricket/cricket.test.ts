import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { countInPeriod } from '@touchline/betting/match-state/period-count';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { fairMarkets, misprices, sampleFixture } from '../../testing/calibration.ts';
import { scriptErrors, settlementErrors } from '../../testing/script-errors.ts';
import { inningsChances } from './innings-chances.ts';
import { CRICKET_LEAGUES } from './leagues.ts';
import { CRICKET } from './model.ts';
import { FIFTY_OVERS_FROM } from './rates.ts';

const T20 = sampleFixture(CRICKET);
const ODI = sampleFixture(CRICKET, { champ: { ...T20.champ, id: CRICKET.sport * 1000 + FIFTY_OVERS_FROM } });

describe('an innings', () => {
  it('ends every way exactly once', () => {
    const { runs, wickets } = inningsChances(T20, 0, { runs: 40, wicketsLost: 2, ballsLeft: 70 });
    expect(runs.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 4);
    expect(wickets.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 4);
    expect(wickets[1]).toBe(0);
  });
  it('stops at the target', () => {
    const { runs } = inningsChances(T20, 0, { runs: 150, wicketsLost: 3, ballsLeft: 30, target: 160 });
    expect(runs.slice(16).every((p) => p === 0)).toBe(true);
  });
  it('is over with ten wickets', () => {
    expect(inningsChances(T20, 0, { runs: 99, wicketsLost: 10, ballsLeft: 30 }).runs[0]).toBe(1);
  });
});

describe.each([
  ['T20', T20, 130, 175, 350],
  ['ODI', ODI, 215, 270, 200],
] as const)('cricket, %s', (name, fixture, min, max, matches) => {
  it('tells whole and consistent matches', () => {
    for (let i = 0; i < 8; i++)
      expect(scriptErrors(CRICKET.script(fixture, { home: 0.4, away: -0.2 }, createRandom(name, i)), fixture), `seed ${name} ${i}`).toEqual(
        [],
      );
  });
  it('has first innings as high as they are', () => {
    const ends = Array.from(
      { length: 40 },
      (_, i) => CRICKET.script(fixture, { home: 0, away: 0 }, createRandom(name, 'runs', i)).at(-1)?.facts ?? INITIAL_MATCH_STATE,
    );
    const mean =
      ends.reduce(
        (sum, facts) => sum + countInPeriod(facts, fixture.format, 'score', 1).home + countInPeriod(facts, fixture.format, 'score', 1).away,
        0,
      ) / ends.length;
    expect(mean).toBeGreaterThan(min);
    expect(mean).toBeLessThan(max);
  });
  it.each([1, 2])(`settles everything it offers, once and for all (seed ${name}-settle-%i)`, (i) => {
    expect(settlementErrors(CRICKET, fixture, { home: 0.5, away: 0 }, `${name}-settle-${i}`)).toEqual([]);
  });
  it('offers at least 15 markets before the start', () => {
    expect(fairMarkets(CRICKET, fixture, { home: 0, away: 0 }, INITIAL_MATCH_STATE).length).toBeGreaterThanOrEqual(15);
  });
  it(`is priced as it is played, before the start and at four moments of ${matches} matches (seed ${name}-prices)`, () => {
    const { off, groups } = misprices(CRICKET, {
      seed: `${name}-prices`,
      matches,
      moments: [0, 0.15, 0.4, 0.65, 0.9],
      slack: 0.035,
      fixture: { champ: fixture.champ },
    });
    expect(groups).toBeGreaterThan(8);
    expect(off).toEqual([]);
  });
});

it('cricket has leagues of permanent, distinct ids, with at least 6 teams each', () => {
  expect(new Set(CRICKET_LEAGUES.map((l) => l.id)).size).toBe(CRICKET_LEAGUES.length);
  for (const league of CRICKET_LEAGUES) expect(new Set(league.competitors.map((c) => c.name)).size, league.name).toBeGreaterThanOrEqual(6);
});
