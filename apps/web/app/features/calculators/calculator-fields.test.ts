import { describe, expect, it } from 'vitest';
import { readAmount, readPrice, readPrices, readWhole } from './calculator-fields.ts';

describe('fields of the calculators', () => {
  it('reads amounts with a comma or a dot and nothing else', () => {
    expect([readAmount('12,5'), readAmount(' 10 '), readAmount('1.234'), readAmount('')]).toEqual([1250n, 1000n, null, null]);
  });
  it('reads prices, one or several', () => {
    expect(readPrice('2,10')).toBe(2100);
    expect(readPrices('2.10 3.40; 3.60')).toEqual([2100, 3400, 3600]);
    expect(readPrices('2.10 x')).toBeNull();
    expect(readPrices(' ')).toBeNull();
  });
  it('reads whole numbers between their bounds', () => {
    expect([readWhole('3', 1, 10), readWhole('0', 1, 10), readWhole('2.5', 1, 10)]).toEqual([3, null, null]);
  });
});
