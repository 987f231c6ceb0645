import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, MAX_MINOR, parseMoney } from './money.ts';

describe('parseMoney', () => {
  it.each([
    ['0', 2, 0n],
    ['1', 2, 100n],
    ['12.5', 2, 1250n],
    ['12.50', 2, 1250n],
    ['0.01', 2, 1n],
    ['0.001', 3, 1n],
    ['7', 0, 7n],
    ['0.00000001', 8, 1n],
    ['92233720368547758.07', 2, MAX_MINOR],
    ['999999999999999999', 0, 999_999_999_999_999_999n],
  ])('%s with %i decimals is %s', (text, scale, minor) => {
    expect(parseMoney(text, scale)).toEqual({ ok: true, value: minor });
  });

  it.each([
    '',
    ' ',
    '.5',
    '5.',
    '05',
    '00',
    '-1',
    '+1',
    '1e3',
    '1,5',
    '1 000',
    ' 1',
    '1\n',
    '1.2.3',
    '0x10',
    'NaN',
    'Infinity',
    '٥',
    '１',
    '1000000000000000000',
    `0.${'0'.repeat(19)}`,
  ])('%j is not an amount', (text) => {
    expect(parseMoney(text, 2)).toEqual({ ok: false, error: 'format' });
  });

  it.each([
    ['0.001', 2],
    ['0.010', 2],
    ['1.0', 0],
  ])('%s has more decimals than %i, were they zeros', (text, scale) => {
    expect(parseMoney(text, scale)).toEqual({ ok: false, error: 'scale' });
  });

  it.each([
    ['92233720368547758.08', 2],
    ['999999999999999999', 1],
  ])('%s with %i decimals is more than the database holds', (text, scale) => {
    expect(parseMoney(text, scale)).toEqual({ ok: false, error: 'range' });
  });
});

describe('formatMoney', () => {
  it.each([
    [0n, 2, '0.00'],
    [1n, 2, '0.01'],
    [1250n, 2, '12.50'],
    [-5n, 2, '-0.05'],
    [-1250n, 2, '-12.50'],
    [7n, 0, '7'],
    [-7n, 0, '-7'],
    [1n, 8, '0.00000001'],
    [MAX_MINOR, 2, '92233720368547758.07'],
  ])('%s with %i decimals is written %s', (minor, scale, text) => {
    expect(formatMoney(minor, scale)).toBe(text);
  });

  it('writes what is read back as the same amount', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 17n });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 8 }), (minor, scale) => {
        expect(parseMoney(formatMoney(minor, scale), scale)).toEqual({ ok: true, value: minor });
      }),
    );
  });
});
