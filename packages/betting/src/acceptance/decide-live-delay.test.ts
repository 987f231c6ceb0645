import { describe, expect, it } from 'vitest';
import { type DelayedLeg, decideAfterDelay, decideLiveDelay } from './decide-live-delay.ts';

const LEG: DelayedLeg = {
  live: true,
  seenOddsMilli: 2000,
  currentOddsMilli: 2000,
  scoreVersion: [4, 4],
  suspensions: [1, 1],
  closed: null,
};

describe('decideLiveDelay', () => {
  it('waits as long as the slowest live leg asks', () => {
    const line = { live: false, delayMs: 9000 };
    expect(decideLiveDelay([line, { live: true, delayMs: 3000 }, { live: true, delayMs: 5000 }])).toBe(5000);
    expect(decideLiveDelay([line])).toBe(0);
  });
});

describe('decideAfterDelay', () => {
  it('accepts at the current prices when nothing material happened', () => {
    expect(decideAfterDelay([LEG, { ...LEG, currentOddsMilli: 2100 }], 'accept-higher', 0)).toEqual({ ok: true, value: [2000, 2100] });
  });

  it.each<readonly [string, Partial<DelayedLeg>, object]>([
    ['a goal', { scoreVersion: [4, 5] }, { code: 'changed-while-waiting', legs: [1] }],
    ['a suspension that came and went', { suspensions: [1, 2] }, { code: 'changed-while-waiting', legs: [1] }],
    [
      'a suspension that holds',
      { closed: 'suspended', suspensions: [1, 2] },
      { code: 'legs-closed', closed: [{ leg: 1, reason: 'suspended' }] },
    ],
    [
      'a price outside the mode',
      { currentOddsMilli: 1990 },
      { code: 'price-moved', moved: [{ leg: 1, seenOddsMilli: 2000, currentOddsMilli: 1990 }] },
    ],
  ])('T24 refuses after %s', (_, change, error) => {
    expect(decideAfterDelay([LEG, { ...LEG, ...change }], 'accept-higher', 0)).toEqual({ ok: false, error });
  });

  it('T24 refuses after a goal even where every price is accepted', () => {
    expect(decideAfterDelay([{ ...LEG, scoreVersion: [1, 2] }], 'accept-any', 0).ok).toBe(false);
  });

  it('a leg before its match knows no score', () => {
    expect(decideAfterDelay([{ ...LEG, live: false, scoreVersion: [0, 3] }], 'refuse-any', 0).ok).toBe(true);
  });
});
