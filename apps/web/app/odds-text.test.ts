import { describe, expect, it } from 'vitest';
import { oddsText } from './odds-text.ts';

describe('a price on a button', () => {
  it('is the engine’s text', () => {
    expect(oddsText(1850, 'decimal')).toBe('1.85');
    expect(oddsText(2500, 'malay')).toBe('−0.667');
  });
  it('is short where it is long, without inventing decimals', () => {
    expect(oddsText(126_000, 'decimal')).toBe('126');
    expect(oddsText(101_550, 'decimal')).toBe('101.5');
    expect(oddsText(10_000_000, 'decimal')).toBe('10000');
    expect(oddsText(126_000, 'fractional')).toBe('125/1');
  });
});
