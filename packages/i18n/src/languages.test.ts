import { describe, expect, it } from 'vitest';
import { LANGUAGES, resolveLanguage, textDirection } from './languages.ts';
import { negotiateLanguage } from './negotiate-language.ts';

it('R057 directions', () => {
  for (const code of ['FA', 'AR', 'HE', 'KU', 'UR', 'IQ', 'ar', 'ar_EG']) expect(textDirection(code)).toBe('rtl');
  for (const code of ['en', 'ru', 'uk_UA']) expect(textDirection(code)).toBe('ltr');
  for (const { code, direction } of LANGUAGES) expect([code, textDirection(code)]).toEqual([code, direction]);
});

describe('negotiateLanguage', () => {
  it.each([
    ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    ['de-DE,ar;q=0.7,en;q=0.5', 'ar'],
    ['en;q=0.1, ru;q=0.5', 'ru'],
    ['ru;q=0, en', 'en'],
    ['de', null],
    ['', null],
    [undefined, null],
    [';;q=,,*', null],
  ])('%s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });
});

it('falls back to English for languages without texts', () => {
  expect(resolveLanguage('ru_RU')).toBe('ru');
  expect(resolveLanguage('fr')).toBe('en');
  expect(resolveLanguage(undefined)).toBe('en');
});
