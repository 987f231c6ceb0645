import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney, formatNumber } from './format-money.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('formatMoney', () => {
  it.each([
    ['en', 125_050n, 'EUR', '1,250.50 €'],
    ['ru', 125_050n, 'RUB', '1 250,50 ₽'],
    ['ar', 125_050n, 'USD', '1,250.50 $'],
    ['en', 1500n, 'JPY', '1,500 ¥'],
    ['en', 1n, 'KWD', '0.001 KWD'],
    ['en', 12_345n, 'uBTC', '123.45 µ₿'],
  ] as const)("R120 writes amounts by the template '{v} {c}': %s %i %s", (language, minor, currency, text) => {
    expect(plain(formatMoney(language, minor, currency))).toBe(text);
  });

  it('R112 shows two decimals even where Intl would show none (ISO minor units, not CLDR)', () => {
    expect(plain(formatMoney('en', 1_000_050n, 'HUF'))).toBe('10,000.50 Ft');
  });

  it('keeps every digit of amounts beyond the floats', () => {
    expect(plain(formatMoney('en', 9_007_199_254_740_993n, 'USD'))).toBe('90,071,992,547,409.93 $');
    expect(plain(formatAmount('en', '9007199254740993.01', 'USD'))).toBe('9,007,199,254,740,993.01 $');
  });

  it('shortens whole amounts, shows codes and signs where asked', () => {
    expect(plain(formatMoney('en', 10_000n, 'EUR', { short: true }))).toBe('100 €');
    expect(plain(formatMoney('en', 10_050n, 'EUR', { short: true }))).toBe('100.50 €');
    expect(plain(formatMoney('en', 10_050n, 'CAD', { code: true }))).toBe('100.50 CAD');
    expect(plain(formatMoney('en', 500n, 'EUR', { sign: 'always' }))).toBe('+5.00 €');
    expect(plain(formatMoney('en', -500n, 'EUR'))).toBe('−5.00 €');
  });

  it('is not fooled by a symbol that means something to String.replace', () => {
    expect(plain(formatMoney('en', 100n, 'USD'))).toBe('1.00 $');
  });
});

it('formatNumber groups by language', () => {
  expect(formatNumber('en', 1284)).toBe('1,284');
  expect(plain(formatNumber('ru', 12_840))).toBe('12 840');
});
