import { describe, expect, it } from 'vitest';
import { oddsText } from './odds-text.ts';

describe('odds in the six formats', () => {
  it.each([
    [1850, '1.85', '5/6', '−118', '0.85', '−1.176', '0.85'],
    [2000, '2.00', '1/1', '+100', '1.00', '1.00', '1.00'],
    [2500, '2.50', '6/4', '+150', '1.50', '1.50', '−0.667'],
    [1005, '1.005', '1/100', '−20000', '0.005', '−200.00', '0.005'],
    [11_000, '11.00', '10/1', '+1000', '10.00', '10.00', '−0.10'],
  ])('%i thousandths', (odds, decimal, fractional, american, hongKong, indonesian, malay) => {
    expect(oddsText(odds, 'decimal')).toBe(decimal);
    expect(oddsText(odds, 'fractional')).toBe(fractional);
    expect(oddsText(odds, 'american')).toBe(american);
    expect(oddsText(odds, 'hong-kong')).toBe(hongKong);
    expect(oddsText(odds, 'indonesian')).toBe(indonesian);
    expect(oddsText(odds, 'malay')).toBe(malay);
  });
  it('writes long prices short, without inventing decimals', () => {
    expect(oddsText(126_000, 'decimal')).toBe('126');
    expect(oddsText(101_550, 'decimal')).toBe('101.5');
    expect(oddsText(10_000_000, 'decimal')).toBe('10000');
  });
});
