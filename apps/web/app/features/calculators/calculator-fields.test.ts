import { describe, expect, it } from 'vitest';
import { parseAmount, parseInteger, parseOddsList, parsePrice } from './calculator-fields.ts';

describe('fields of the calculators', () => {
  it('reads amounts with a comma or a dot and nothing else', () => {
    expect([parseAmount('12,5'), parseAmount(' 10 '), parseAmount('1.234'), parseAmount('')]).toEqual([1250n, 1000n, null, null]);
  });
  it('reads prices, one or several', () => {
    expect(parsePrice('2,10')).toBe(2100);
    expect(parseOddsList('2.10 3.40; 3.60')).toEqual([2100, 3400, 3600]);
    expect(parseOddsList('2.10 x')).toBeNull();
    expect(parseOddsList(' ')).toBeNull();
  });
  it('reads whole numbers between their bounds', () => {
    expect([parseInteger('3', 1, 10), parseInteger('0', 1, 10), parseInteger('2.5', 1, 10)]).toEqual([3, null, null]);
  });
});
