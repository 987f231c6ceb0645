import { describe, expect, it } from 'vitest';
import { champTitle, countryBeside } from './champ-country.ts';

describe('the country of a championship', () => {
  it.each([
    ['Premier League', 'England', 'England'],
    ['Kazakhstan Premier League', 'Kazakhstan', ''],
    ['Премьер-лига Казахстана', 'Казахстан', ''],
    ['Чемпионат Испании', 'Испания', ''],
    ['Премьер-лига Египта', 'Египет', ''],
    ['Серия А', 'Италия', 'Италия'],
    // A stem of three letters is in too many words: this is no cup of Cuba alone.
    ['Кубок', 'Куба', 'Куба'],
    ['الدوري الكازاخستاني', 'كازاخستان', ''],
    ['Champions League', '', ''],
    ['Oman', 'Oman', ''],
  ])('%s, %s: "%s" is said beside it', (name, countryName, said) => {
    expect(countryBeside({ name, countryName })).toBe(said);
  });

  it('is said once', () => {
    expect(champTitle({ name: 'Premier League', countryName: 'England' })).toBe('England Premier League');
    expect(champTitle({ name: 'Kazakhstan Premier League', countryName: 'Kazakhstan' })).toBe('Kazakhstan Premier League');
    expect(champTitle({ name: 'Champions League', countryName: '' })).toBe('Champions League');
  });
});
