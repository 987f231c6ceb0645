import { describe, expect, it } from 'vitest';
import { oddsRange } from './odds-range.ts';

const decimal = (milli: number): string => (milli / 1000).toFixed(2);

describe('total odds', () => {
  it('are one price, a range where several lines can pay less, or none', () => {
    expect(oddsRange(decimal, '4.05', null)).toBe('4.05');
    expect(oddsRange(decimal, '4.00', '1.333')).toBe('1.33–4.00');
    expect(oddsRange(decimal, '2.00', '2.00')).toBe('2.00');
    expect(oddsRange(decimal, null, null)).toBeNull();
  });
});
