import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { expect, it } from 'vitest';
import type { Fixture } from '../../feed-events.ts';
import type { CompetitionData, SportModel } from '../sport-model.ts';
import { fairMarkets, misprices, sampleFixture } from './calibration.ts';
import { freshSeed } from './fresh-seed.ts';
import { scriptErrors, settlementErrors } from './script-errors.ts';

export interface SuiteOptions {
  readonly name: string;
  readonly model: SportModel;
  readonly leagues: readonly CompetitionData[];
  /** Markets before the start, at least. */
  readonly markets: number;
  readonly matches: number;
  readonly slack: number;
  readonly moments?: readonly number[];
  readonly fixture?: Partial<Fixture>;
}

/** Promises of every two-sided sport of the simulator: whole scripts, settlement once and for all, prices that meet frequencies. @internal */
export function testSportModel({ name, model, leagues, markets, matches, slack, moments, fixture: changes }: SuiteOptions): void {
  const fixture = sampleFixture(model, changes);
  it('tells whole and consistent matches', () => {
    for (let i = 0; i < 40; i++) {
      const steps = model.script(fixture, { home: 0.4, away: -0.2 }, createRandom(freshSeed(`${name}-script`), i));
      expect(scriptErrors(steps, fixture), `seed ${name}-script ${i}`).toEqual([]);
    }
  });
  it('tells the same match from the same seed', () => {
    const script = (): unknown => model.script(fixture, { home: 0, away: 0 }, createRandom(`${name}-again`));
    expect(script()).toEqual(script());
  });
  it.each([1, 2, 3, 4])(`settles everything it offers, once and for all (seed ${name}-settle-%i)`, (i) => {
    expect(settlementErrors(model, fixture, { home: 0.5, away: 0 }, `${name}-settle-${i}`)).toEqual([]);
  });
  it(`offers at least ${markets} markets before the start`, () => {
    expect(fairMarkets(model, fixture, { home: 0, away: 0 }, INITIAL_MATCH_STATE).length).toBeGreaterThanOrEqual(markets);
  });
  it(`is priced as it is played, before the start and live (seed ${name}-prices)`, () => {
    const { off, groups } = misprices(model, {
      seed: `${name}-prices`,
      matches,
      moments: moments ?? [0, 0.2, 0.45, 0.7, 0.9],
      slack,
      ...(changes ? { fixture: changes } : {}),
    });
    expect(groups).toBeGreaterThan(20);
    expect(off).toEqual([]);
  });
  it('has leagues with permanent, distinct ids and enough competitors', () => {
    expect(new Set(leagues.map((l) => l.id)).size).toBe(leagues.length);
    for (const league of leagues) {
      expect(Math.floor(league.id / 1000)).toBe(model.sport);
      expect(league.competitors.length, league.name).toBeGreaterThanOrEqual(8);
      expect(new Set(league.competitors.map((c) => c.name)).size, league.name).toBe(league.competitors.length);
    }
  });
}
