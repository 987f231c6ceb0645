import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { SPORTS } from '@touchline/catalogue/sport/sports';
import { describe, expect, it } from 'vitest';
import { sportName } from './sport-name.ts';

describe('R047 names of sports', () => {
  it.each(SITE_LANGUAGES)('every sport has its own in %s', (language) => {
    const names = SPORTS.map(({ id }) => sportName(id, language));
    expect(new Set([...names, sportName(0, language)]).size).toBe(SPORTS.length + 1);
  });

  it('disciplines of esports go by their trade names', () => {
    expect(sportName(4005, 'ru')).toBe('Counter-Strike 2');
  });

  it('give the dummy sport for an unknown id and the base for an unknown language', () => {
    expect(sportName(9999, 'ru')).toBe('Спорт');
    expect(sportName(1, 'de')).toBe('Football');
  });
});
