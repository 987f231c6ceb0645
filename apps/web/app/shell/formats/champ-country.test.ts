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
    ['Czech First League', 'Czechia', ''],
    ['Belgian Pro League', 'Belgium', ''],
    ['Turkey. Sultans League. Women', 'Türkiye', ''],
    ['UAE Pro League', 'United Arab Emirates', ''],
    ['Первая лига Чехии', 'Чехия', ''],
    ['Премьер-лига Боснии', 'Босния и Герцеговина', ''],
    ['الدوري الألماني', 'ألمانيا', ''],
    ['الدوري الإسباني', 'إسبانيا', ''],
    ['دوري روشن السعودي', 'المملكة العربية السعودية', ''],
    ['Danish Superliga', 'Denmark', ''],
    ['Brasileirao Serie A', 'Brazil', ''],
    ['Swiss Super League', 'Switzerland', ''],
    ['European Tour. Dutch Championship', 'Netherlands', ''],
    ['Cymru Premier', 'Wales', ''],
    ['Welsh Open', 'Wales', ''],
    ['USA. Presidential election', 'United States', ''],
    ['USL Championship', 'United States', 'United States'],
    ['Немецкий Мастерс', 'Германия', ''],
    ['Тай-лига 1', 'Таиланд', ''],
    ['الدوري الأمريكي', 'الولايات المتحدة', ''],
    ['دوري الأبطال', 'ألمانيا', 'ألمانيا'],
    ['Serie A', 'Serbia', 'Serbia'],
    ['NFL', 'United States', 'United States'],
  ])('%s, %s: "%s" is said beside it', (name, countryName, said) => {
    expect(countryBeside({ sport: 1, name, countryName })).toBe(said);
  });

  it('is not said beside a racecourse, which its flag stands beside', () => {
    expect(champTitle({ sport: 84, name: 'Ascot', countryName: 'United Kingdom' })).toBe('Ascot');
  });

  it('is said once', () => {
    expect(champTitle({ sport: 1, name: 'Premier League', countryName: 'England' })).toBe('England Premier League');
    expect(champTitle({ sport: 1, name: 'Kazakhstan Premier League', countryName: 'Kazakhstan' })).toBe('Kazakhstan Premier League');
    expect(champTitle({ sport: 1, name: 'Champions League', countryName: '' })).toBe('Champions League');
  });
});
