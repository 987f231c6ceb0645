import { describe, expect, it } from 'vitest';
import { isStartingPriceBetter } from './best-odds.ts';

describe('the starting price is better than the price taken', () => {
  it.each([
    ['longer', [5000, 0], [6000, 0], true],
    ['shorter', [5000, 0], [4500, 0], false],
    ['the same', [5000, 0], [5000, 0], false],
    // 4.00 less 25 percent is 3.00 of winnings; the starting price was formed without the runner.
    ['shorter, but without the deduction', [5000, 25], [4200, 0], true],
    ['shorter, and pays the same without the deduction', [5000, 25], [4000, 0], false],
    ['longer, with the same deduction', [5000, 25], [5200, 25], true],
  ] as const)('where it is %s: %s against %s is %s', (_, [odds, deductionPercent], [starting, late], better) => {
    expect(isStartingPriceBetter({ odds, deductionPercent }, { odds: starting, deductionPercent: late })).toBe(better);
  });
});
