import { describe, expect, it } from 'vitest';
import { CURRENCIES, currencyByCode, currencyById } from './currencies.ts';

describe('R046 currencies', () => {
  it('map ids to codes, fiat and crypto fractions', () => {
    expect(currencyById(1)?.code).toBe('RUB');
    expect(new Set(CURRENCIES.map((currency) => currency.id)).size).toBe(CURRENCIES.length);
    expect(new Set(CURRENCIES.map((currency) => currency.code)).size).toBe(CURRENCIES.length);
    for (const code of ['RUB', 'USD', 'EUR', 'BTC', 'mBTC', 'uBTC', 'USDT', 'DOGE', 'TRX', 'EOS', 'ADA'])
      expect(currencyByCode(code), code).toBeDefined();
    expect(CURRENCIES.filter((currency) => currency.crypto).map((currency) => currency.code)).toEqual([
      'BTC',
      'mBTC',
      'uBTC',
      'USDT',
      'DOGE',
      'TRX',
      'EOS',
      'ADA',
    ]);
  });

  it('count in the same satoshi whatever the fraction', () => {
    expect(['BTC', 'mBTC', 'uBTC'].map((code) => currencyByCode(code)?.scale)).toEqual([8, 5, 2]);
  });

  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['BHD', 3],
    ['KWD', 3],
    ['TND', 3],
    ['TRY', 2],
    // ISO 4217 has two decimals where CLDR, and with it Intl, shows none.
    ['HUF', 2],
    ['IDR', 2],
    ['LBP', 2],
    ['YER', 2],
    ['IQD', 3],
  ])('%s has %i decimals by ISO 4217', (code, scale) => {
    expect(currencyByCode(code)?.scale).toBe(scale);
  });

  it('codes are case-sensitive', () => {
    expect(currencyByCode('MBTC')).toBeUndefined();
  });
});
