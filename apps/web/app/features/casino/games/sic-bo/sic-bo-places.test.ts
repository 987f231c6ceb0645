import { SicBoOptions } from '@touchline/casino/sic-bo/options';
import { describe, expect, it } from 'vitest';
import { ALL_PLACES } from './sic-bo-places.ts';

describe('the layout of sic bo', () => {
  it('has 52 different places, and the game takes chips on each', () => {
    expect(new Set(ALL_PLACES.map((on) => JSON.stringify(on))).size).toBe(52);
    expect(SicBoOptions.safeParse({ bets: ALL_PLACES.map((on) => ({ on, chips: 1 })) }).success).toBe(true);
  });
});
