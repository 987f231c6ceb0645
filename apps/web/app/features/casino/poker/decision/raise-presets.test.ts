import { describe, expect, it } from 'vitest';
import { raisePresets } from './raise-presets.ts';

const amounts = (raise: { min: number; max: number }, picture: Parameters<typeof raisePresets>[1]) =>
  Object.fromEntries(raisePresets(raise, picture).map(({ preset, to }) => [preset, to]));

describe('raisePresets', () => {
  it('counts shares of the pot after a call, on top of the bet', () => {
    expect(amounts({ min: 9600, max: 41_250 }, { potChips: 18_800, currentBet: 4800, callChips: 4800 })).toEqual({
      min: 9600,
      half: 16_600,
      'three-quarters': 22_500,
      pot: 28_400,
      'all-in': 41_250,
    });
  });

  it('leaves out what is below the least raise, above the stack, or there already', () => {
    expect(amounts({ min: 400, max: 500 }, { potChips: 300, currentBet: 200, callChips: 200 })).toEqual({
      min: 400,
      half: 450,
      'all-in': 500,
    });
    expect(amounts({ min: 90, max: 90 }, { potChips: 300, currentBet: 80, callChips: 80 })).toEqual({ 'all-in': 90 });
    expect(amounts({ min: 100, max: 1000 }, { potChips: 200, currentBet: 0, callChips: 0 })).toEqual({
      min: 100,
      'three-quarters': 150,
      pot: 200,
      'all-in': 1000,
    });
  });
});
