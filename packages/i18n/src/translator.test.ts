import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { describe, expect, it } from 'vitest';
import { dictionaryOf, findText, screenDictionaryOf, translate, translatorOf } from './translate.ts';
import { createTranslator } from './translator.ts';

describe('translate', () => {
  it('puts arguments into a text', () => {
    expect(translate('en', 'a11y.score', { home: 2, away: 0 })).toBe('Score 2 to 0');
  });

  it.each([
    [1, '1 матч'],
    [3, '3 матча'],
    [5, '5 матчей'],
    [11, '11 матчей'],
    [21, '21 матч'],
    [22, '22 матча'],
  ])('counts %i in Russian', (n, text) => {
    expect(translate('ru', 'common.matches', { n })).toBe(text);
  });

  it.each([
    [0, 'لا مباريات'],
    [1, 'مباراة واحدة'],
    [2, 'مباراتان'],
    [3, '3 مباريات'],
    [11, '11 مباراة'],
    [100, '100 مباراة'],
  ])('counts %i in Arabic, with Latin digits', (n, text) => {
    expect(translate('ar', 'common.matches', { n })).toBe(text);
  });

  it('writes two plurals in one sentence', () => {
    const t = createTranslator('ru', 'ru-RU', {
      system:
        '{lines, plural, one {# экспресс} few {# экспресса} many {# экспрессов} other {# экспресса}} по {k, plural, one {# исходу} few {# исхода} many {# исходов} other {# исхода}}, по {unit}',
    });
    expect(t.find('system', { lines: 3, k: 2, unit: '25.00' })).toBe('3 экспресса по 2 исхода, по 25.00');
  });

  it('knows sports by id', () => {
    expect(translate('ru', 'sport.2')).toBe('Хоккей');
    expect(translate('ar', 'sport.1')).toBe('كرة القدم');
  });

  it('shows a forgotten argument by its name and an unknown key as itself', () => {
    const t = createTranslator('en', 'en-GB', { greeting: 'Hello, {name}', 'n.days': '{n, plural, one {# day} other {# days}}' });
    expect(t.find('greeting')).toBe('Hello, {name}');
    expect(t.find('n.days')).toBe('{n, plural, one {# day} other {# days}}');
    expect(t('sport.9999')).toBe('sport.9999');
    const missed: string[] = [];
    createTranslator('en', 'en-GB', {}, { missed: (key) => missed.push(key) })('action.ok');
    expect(missed).toEqual(['action.ok']);
    expect(t.find('toString')).toBeUndefined();
  });

  it('falls back to English for keys made at run time', () => {
    expect(findText('ru', 'error.price_changed')).toBe('Коэффициент изменился.');
    expect(findText('ru', 'error.no_such_code')).toBeUndefined();
  });
});

describe('what screens say', () => {
  it.each(SITE_LANGUAGES)('is without the names that come with replies in %s', (language) => {
    const screens = screenDictionaryOf(language);
    const everything = dictionaryOf(language);
    expect(Object.keys(screens).filter((key) => /^(outcome|incident|country)\./.test(key))).toEqual([]);
    for (const [key, text] of Object.entries(screens)) expect(everything[key]).toBe(text);
    expect(translatorOf(language)('action.ok')).toBe(screens['action.ok']);
    expect(translatorOf(language).find('incident.goal')).toBeUndefined();
    expect(findText(language, 'incident.goal')).toBeDefined();
  });
});
