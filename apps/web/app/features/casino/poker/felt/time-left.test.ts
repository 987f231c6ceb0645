import { describe, expect, it } from 'vitest';
import { secondsLeft, shareLeft } from './time-left.ts';

const TURN = { turnAt: 1_000, actsBy: 46_000, decisionMs: 15_000 };

describe('the time of a turn', () => {
  it('is first that of the decision, then that of the time bank', () => {
    expect(shareLeft(TURN, 1_000)).toEqual({ share: 1, isBank: false });
    expect(shareLeft(TURN, 8_500)).toEqual({ share: 0.5, isBank: false });
    expect(shareLeft(TURN, 16_000)).toEqual({ share: 1, isBank: true });
    expect(shareLeft(TURN, 31_000)).toEqual({ share: 0.5, isBank: true });
    expect(shareLeft(TURN, 50_000)).toEqual({ share: 0, isBank: true });
  });

  it('counts whole seconds', () => {
    expect(secondsLeft(TURN, 1_500)).toEqual({ decision: 15, bank: 30 });
    expect(secondsLeft(TURN, 20_000)).toEqual({ decision: 0, bank: 26 });
    expect(secondsLeft(TURN, 99_000)).toEqual({ decision: 0, bank: 0 });
  });

  it('has no bank where none is left', () => {
    const bare = { ...TURN, actsBy: 16_000 };
    expect(shareLeft(bare, 16_000)).toEqual({ share: 0, isBank: true });
    expect(secondsLeft(bare, 2_000)).toEqual({ decision: 14, bank: 0 });
  });
});
