import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryByAlpha3, countryByCode, countryById, RESIDENCE_COUNTRIES } from './countries.ts';
import { currencyByCode } from './currencies.ts';

describe('R045 countries', () => {
  it('are about 290, 1 is Russia and 2 is Ukraine', () => {
    expect(COUNTRIES).toHaveLength(290);
    expect(countryById(1)?.code).toBe('RU');
    expect(countryById(2)?.code).toBe('UA');
  });

  it('have ids without holes, codes without doubles', () => {
    expect(COUNTRIES.map((country) => country.id)).toEqual(COUNTRIES.map((_, i) => i + 1));
    expect(new Set(COUNTRIES.map((country) => country.code)).size).toBe(COUNTRIES.length);
  });

  it('ISO ones have both codes, a calling code of at most 3 digits where there is one, and a currency that exists', () => {
    expect(RESIDENCE_COUNTRIES).toHaveLength(250);
    for (const country of RESIDENCE_COUNTRIES) {
      expect(country.alpha2, country.code).toMatch(/^[A-Z]{2}$/);
      expect(country.alpha3, country.code).toMatch(/^[A-Z]{3}$/);
      expect(country.dial, country.code).toMatch(/^\d{0,3}$/);
      expect(currencyByCode(country.currency ?? ''), `${country.code} ${country.currency}`).toBeDefined();
    }
  });

  it('survive the traps of their source', () => {
    expect(countryByCode('NA')).toMatchObject({ alpha3: 'NAM', currency: 'NAD', dial: '264' });
    expect(countryByCode('TR')?.currency).toBe('TRY');
    expect(countryByCode('BT')?.currency).toBe('BTN');
    expect(countryByCode('DO')).toMatchObject({ dial: '1', areas: ['809', '829', '849'] });
    expect(countryByCode('xk')?.alpha3).toBe('XKX');
    expect(countryByAlpha3('gbr')?.code).toBe('GB');
    expect(countryByCode('GB-SCT')?.kind).toBe('part');
    expect(countryByCode('SUHH')).toMatchObject({ kind: 'historic', currency: null });
  });
});
