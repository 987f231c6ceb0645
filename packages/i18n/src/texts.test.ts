import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SiteLanguage } from '@touchline/catalogue/places/languages';
import { afterAll, describe, expect, it } from 'vitest';
import { createLanguageSet } from './language-set.ts';
import { createTexts } from './texts.ts';

// Languages that the product does not have: all that they take is files.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'locales-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (file: string, value: unknown): void => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), JSON.stringify(value));
};
const language = (code: string, endonym: string) => ({ code, endonym, tag: code, direction: 'ltr', locale: 'en_GB', shortWait: 'short' });
write('languages.json', {
  base: 'en',
  languages: [
    language('en', 'English'),
    language('pt', 'Português'),
    language('pt-BR', 'Português (Brasil)'),
    language('pt-PT', 'Português (Portugal)'),
    language('es-MX', 'Español (México)'),
  ],
});
write('en/common.json', { 'action.ok': 'OK', 'action.share': 'Share', 'common.matches': '{n, plural, one {# match} other {# matches}}' });
write('en/markets.json', {
  'market-family.total': 'Total',
  'market-family.total.of': 'Total [of]',
  'market-count.corner': 'corners | corners | corner',
});
write('pt/common.json', { 'action.share': 'Compartir', 'action.ok': 'Está bem' });
write('pt/markets.json', {
  'market-family.total': 'Total',
  'market-family.total.of': 'Total [of]',
  'market-count.corner': 'cantos | de cantos | canto',
});
write('pt-BR/common.json', { 'action.share': 'Compartilhar' });
write('pt-PT/common.json', { 'action.share': 'Partilhar' });
write('es-MX/common.json', { 'action.share': 'Compartir' });

const read = JSON.parse(fs.readFileSync(path.join(folder, 'languages.json'), 'utf8')) as { base: string; languages: SiteLanguage[] };
const languages = createLanguageSet(read.languages, read.base);
const texts = createTexts(folder, languages);

describe('a language that is only data', () => {
  it('stands beside another one of the same name', () => {
    expect(['pt', 'pt-BR', 'pt-PT'].map((code) => texts.everything(code)('action.share'))).toEqual([
      'Compartir',
      'Compartilhar',
      'Partilhar',
    ]);
  });

  it('has what it lacks said by the wider language, then by the base in the words and plurals of the base', () => {
    const t = texts.screens('pt-BR');
    expect(t('action.ok')).toBe('Está bem');
    expect(t('common.matches', { n: 1 })).toBe('1 match');
    expect(texts.screens('es-MX')('action.ok')).toBe('OK');
    expect(texts.screens('es-MX').find('no.such')).toBeUndefined();
  });

  it('puts names of markets together in its own order', () => {
    expect(texts.everything('pt-BR')('market.corner-total')).toBe('Total de cantos');
    expect(texts.screens('pt-BR').find('market.corner-total')).toBeUndefined();
  });

  it('is complete where it is handed on in one piece', () => {
    expect(texts.screenDictionary('pt-PT')).toEqual({
      'action.ok': 'Está bem',
      'action.share': 'Partilhar',
      'common.matches': '{n, plural, one {# match} other {# matches}}',
    });
  });

  it('knows which texts are its own', () => {
    expect(texts.own('pt-BR', 'action.ok')).toBe('Está bem');
    expect(texts.own('pt-BR', 'common.matches')).toBeUndefined();
    expect(texts.own('en', 'action.ok')).toBe('OK');
  });

  it.each([
    ['pt_BR', 'pt-BR'],
    ['pt-pt', 'pt-PT'],
    ['PT-AO', 'pt'],
    ['es', 'es-MX'],
    ['es-AR', 'es-MX'],
    ['de', 'en'],
    [undefined, 'en'],
  ])('%s asks for %s', (wish, code) => {
    expect(languages.match(wish)).toBe(code);
  });

  it('needs a base', () => {
    expect(() => createLanguageSet(read.languages, 'de')).toThrow('the base language de is none of en, pt, pt-BR, pt-PT, es-MX');
  });
});
