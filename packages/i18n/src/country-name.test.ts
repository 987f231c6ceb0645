import { COUNTRIES, countryByCode, INTERNATIONAL_COUNTRY_ID } from '@touchline/catalogue/places/countries';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { findRegions } from '@touchline/catalogue/places/regions';
import { describe, expect, it } from 'vitest';
import { countryName } from './country-name.ts';
import { regionName } from './region-name.ts';

const byCode = (code: string, language: string): string => countryName(countryByCode(code)?.id ?? 0, language);

describe('R045 names of countries', () => {
  it('1 is Russia, 2 is Ukraine, 0 no one country', () => {
    expect(countryName(1, 'ru')).toBe('Россия');
    expect(countryName(2, 'ru')).toBe('Украина');
    expect(countryName(INTERNATIONAL_COUNTRY_ID, 'ru')).toBe('Международные');
    expect(countryName(9999, 'en')).toBe('');
  });

  it.each(SITE_LANGUAGES)('all have one in %s, and none twice', (language) => {
    const names = COUNTRIES.map(({ id }) => countryName(id, language));
    expect(names.filter((name) => name === '')).toEqual([]);
    expect(new Set([...names, countryName(0, language)]).size).toBe(COUNTRIES.length + 1);
  });

  it('are in the script of the language', () => {
    for (const [language, script] of [
      ['ru', /\p{Script=Cyrillic}/u],
      ['en', /\p{Script=Latin}/u],
      ['ar', /\p{Script=Arabic}/u],
    ] as const)
      for (const { id, code } of COUNTRIES) expect(countryName(id, language), code).toMatch(script);
  });

  it("are Intl's, save where the product spells them otherwise", () => {
    expect(byCode('DE', 'ru')).toBe('Германия');
    expect(byCode('HK', 'en')).toBe('Hong Kong');
    expect(byCode('GB-SCT', 'ar')).toBe('اسكتلندا');
  });
});

it('C067 an undivided country is its own region, in every language', () => {
  const hawaii = countryByCode('US-HI')?.id ?? 0;
  const [region] = findRegions(hawaii);
  expect(region?.cities[0]).toMatchObject({ name: 'Honolulu' });
  for (const language of SITE_LANGUAGES) expect(region && regionName(region, language)).toBe(countryName(hawaii, language));
});
