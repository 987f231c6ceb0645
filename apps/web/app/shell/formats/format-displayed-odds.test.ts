import { describe, expect, it } from 'vitest';
import { formatDisplayedOdds } from './format-displayed-odds.ts';

describe('a price on a button', () => {
  it('is the engine’s text', () => {
    expect(formatDisplayedOdds(1850, 'decimal')).toBe('1.85');
    expect(formatDisplayedOdds(2500, 'malay')).toBe('−0.667');
  });
  it('is short where it is long, without inventing decimals', () => {
    expect(formatDisplayedOdds(126_000, 'decimal')).toBe('126');
    expect(formatDisplayedOdds(101_550, 'decimal')).toBe('101.5');
    expect(formatDisplayedOdds(10_000_000, 'decimal')).toBe('10000');
    expect(formatDisplayedOdds(126_000, 'fractional')).toBe('125/1');
  });
});
