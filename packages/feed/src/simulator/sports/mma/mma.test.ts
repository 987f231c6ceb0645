import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { fairMarkets, misprices, sampleFixture } from '../../testing/calibration.ts';
import { scriptErrors, settlementErrors } from '../../testing/script-errors.ts';
import { MMA_LEAGUES } from './leagues.ts';
import { MMA } from './model.ts';

const FIVE = { ...MMA.format, periods: 5 };

describe('mma', () => {
  const fixture = sampleFixture(MMA);
  it('tells whole and consistent fights', () => {
    for (let i = 0; i < 80; i++) {
      const format = i % 3 === 0 ? FIVE : MMA.format;
      const steps = MMA.script({ ...fixture, format }, { home: 0.4, away: -0.2 }, createRandom('mma-script', i));
      expect(scriptErrors(steps, { ...fixture, format }), `seed mma-script ${i}`).toEqual([]);
    }
  });
  it('ends about half of the fights before the bell, each with a winner', () => {
    const ends = Array.from(
      { length: 600 },
      (_, i) => MMA.script(fixture, { home: 0, away: 0 }, createRandom('mma-ends', i)).at(-1)?.facts,
    );
    expect(ends.every((f) => f?.winner === 1 || f?.winner === 2)).toBe(true);
    const early = ends.filter((f) => !f?.ending?.includes('decision')).length / ends.length;
    expect(early).toBeGreaterThan(0.48);
    expect(early).toBeLessThan(0.66);
  });
  it.each([1, 2, 3, 4])('settles everything it offers, once and for all (seed mma-settle-%i)', (i) => {
    expect(settlementErrors(MMA, fixture, { home: 0.5, away: 0 }, `mma-settle-${i}`)).toEqual([]);
  });
  it('offers at least 12 markets before the start', () => {
    expect(fairMarkets(MMA, fixture, { home: 0, away: 0 }, INITIAL_MATCH_STATE).length).toBeGreaterThanOrEqual(12);
  });
  it.each([
    ['three', MMA.format],
    ['five', FIVE],
  ] as const)('is priced as it is fought over %s rounds, before the start and at four moments of 600 fights', (rounds, format) => {
    const { off, groups } = misprices(MMA, {
      seed: `mma-${rounds}`,
      matches: 600,
      moments: [0, 0.15, 0.4, 0.65, 0.85],
      slack: 0.025,
      fixture: { format },
    });
    expect(groups).toBeGreaterThan(30);
    expect(off, `seed mma-${rounds}`).toEqual([]);
  });
  it('has divisions of permanent, distinct ids, with at least 8 fighters each', () => {
    expect(new Set(MMA_LEAGUES.map((l) => l.id)).size).toBe(MMA_LEAGUES.length);
    for (const league of MMA_LEAGUES) expect(new Set(league.competitors.map((c) => c.name)).size, league.name).toBeGreaterThanOrEqual(8);
  });
});
