import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BASE_LANGUAGE, SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { screenDictionaryOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { readPageTexts } from '../vite/page-texts.ts';

const KNOWN = Object.keys(screenDictionaryOf(BASE_LANGUAGE));
const pages = readPageTexts(KNOWN);
const entry = (file: string): string => path.join(import.meta.dirname, file);
const FRAME = entry('root.tsx');
/** All that a visitor has whose first page is this one. */
const onPage = (file: string): string[] => [...pages.keysOf(FRAME), ...pages.keysOf(entry(`routes/${file}.tsx`))];

describe('the texts that a page loads', () => {
  it('are those that its modules and theirs name, whole or in part', () => {
    expect(onPage('site/home')).toEqual(expect.arrayContaining(['home.live-now', 'coupon.title', 'status.live']));
    // Brought with the first selection.
    expect(pages.keysOf(entry('features/coupon/panel/coupon-desk.tsx'))).toEqual(expect.arrayContaining(['error.price_changed']));
    expect(onPage('matches/champ')).toEqual(expect.arrayContaining(['sport.1', 'sport.4005']));
    expect(onPage('matches/feed')).toEqual(expect.arrayContaining(['live.empty.title', 'line.empty.text']));
    expect(onPage('matches/match')).toEqual(expect.arrayContaining(['match.status.live']));
    expect(onPage('bets/calculators')).toEqual(expect.arrayContaining(['calc.title', 'settings.odds.decimal']));
  });

  it('are no others', () => {
    expect(onPage('site/home').filter((key) => /^(calc|identification|deposit|sport)\./.test(key))).toEqual([]);
  });

  it('are nothing twice: what every page has is in no other file', () => {
    const frame = new Set(pages.keysOf(FRAME));
    for (const one of pages.entries) if (one !== FRAME) expect(pages.keysOf(one).filter((key) => frame.has(key))).toEqual([]);
  });

  it('that a page opens later come with it', () => {
    expect(pages.keysOf(entry('routes/auth/login-panel.tsx')).length).toBeGreaterThan(0);
  });

  it.each(SITE_LANGUAGES)('take less than 12 KB compressed for home in %s', (language) => {
    const texts = screenDictionaryOf(language);
    const file = (keys: readonly string[]): number =>
      brotliCompressSync(JSON.stringify(Object.fromEntries(keys.map((key) => [key, texts[key]])))).length;
    expect(file(pages.keysOf(FRAME)) + file(pages.keysOf(entry('routes/site/home.tsx')))).toBeLessThan(12 * 1024);
  });

  it('cover each key that a module of the site asks for', () => {
    const loaded = new Set(pages.entries.flatMap((one) => pages.keysOf(one)));
    const asked = fs
      .readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => [...fs.readFileSync(entry(file), 'utf8').matchAll(/\bt(?:\.find)?\(\s*'([^']+)'/g)].map(([, key = '']) => key));
    expect(asked.length).toBeGreaterThan(1000);
    expect([...new Set(asked)].filter((key) => KNOWN.includes(key) && !loaded.has(key))).toEqual([]);
  });
});
