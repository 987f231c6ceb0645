import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { testSportModel } from '../../testing/model-suite.ts';
import { Batting, START } from './half-inning.ts';
import { BASEBALL_LEAGUES } from './leagues.ts';
import { BASEBALL } from './model.ts';
import { plateEnds } from './plate.ts';

describe('the batter', () => {
  it('has chances that sum to 1 in all 24 states', () => {
    for (let state = 0; state < 24; state++) {
      const ends = plateEnds({ outs: state >> 3, bases: state & 7 }, 1.1);
      expect(ends.reduce((sum, end) => sum + end.p, 0)).toBeCloseTo(1, 12);
    }
  });
  it('brings about half a run an inning, and more with men on base', () => {
    const batting = new Batting(1);
    const mean = (runs: Float64Array): number => runs.reduce((sum, p, i) => sum + i * p, 0);
    const fresh = mean(batting.rest(START).runs);
    expect(fresh).toBeGreaterThan(0.42);
    expect(fresh).toBeLessThan(0.58);
    expect(mean(batting.rest({ outs: 0, bases: 7 }).runs)).toBeGreaterThan(2);
    expect(mean(batting.rest({ outs: 2, bases: 0 }).runs)).toBeLessThan(0.15);
  });
  it('plays the same game as the table (seed half-inning)', () => {
    const random = createRandom('half-inning');
    let total = 0;
    const innings = 4000;
    for (let i = 0; i < innings; i++)
      for (let state = START; state.outs < 3; ) {
        let rest = random.next();
        const ends = plateEnds(state, 1);
        const end =
          ends.find(({ p }) => {
            rest -= p;
            return rest < 0;
          }) ?? ends[0];
        if (!end) break;
        total += end.runs;
        state = end;
      }
    const mean = new Batting(1).rest(START).runs.reduce((sum, p, i) => sum + i * p, 0);
    expect(Math.abs(total / innings - mean)).toBeLessThan(0.06);
  });
});

describe('baseball', () => {
  testSportModel({ name: 'baseball', model: BASEBALL, leagues: BASEBALL_LEAGUES, markets: 40, matches: 250, slack: 0.035 });
});
