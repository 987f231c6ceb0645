import { describe, expect, it } from 'vitest';
import { observedReturn } from './observed-return.ts';

describe('the observed return', () => {
  it('is not there before the first round', () => {
    expect(observedReturn(undefined)).toBeNull();
  });
  it('narrows with the square root of the rounds', () => {
    // Half of the rounds return 1.98, half nothing: the standard deviation is 0.99.
    const of = (rounds: number) => observedReturn({ game: 'dice', rounds, meanPpm: 990_000, variancePpm: 990_000 ** 2, lately: 0 });
    expect(of(100)).toEqual({ rounds: 100, returnPpm: 990_000, bandPpm: 194_040 });
    expect(of(10_000)).toEqual({ rounds: 10_000, returnPpm: 990_000, bandPpm: 19_404 });
  });
  it('takes the rounding of a sum of squares for nothing', () => {
    expect(observedReturn({ game: 'dice', rounds: 3, meanPpm: 1, variancePpm: -1e-9, lately: 3 })?.bandPpm).toBe(0);
  });
});
