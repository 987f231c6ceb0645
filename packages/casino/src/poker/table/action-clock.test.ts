import { describe, expect, it } from 'vitest';
import { bankAfter, type ClockRules, refilled, timeToAct } from './action-clock.ts';

const RULES: ClockRules = { decisionMs: 15_000, bankMs: 30_000, refillMs: 1_000 };

describe('the clock of a decision', () => {
  it('gives its own time and then the time bank', () => {
    expect(timeToAct(RULES, 12_000)).toBe(27_000);
  });
  it.each([
    [30_000, 9_000, 30_000],
    [30_000, 15_000, 30_000],
    [30_000, 21_000, 24_000],
    [4_000, 60_000, 0],
  ])('leaves of %i ms, after a decision of %i ms, %i', (bank, took, left) => {
    expect(bankAfter(RULES, bank, took)).toBe(left);
  });
  it('is refilled no further than it was', () => {
    expect([29_500, 0].map((bank) => refilled(RULES, bank))).toEqual([30_000, 1_000]);
  });
});
