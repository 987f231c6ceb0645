import { describe, expect, it } from 'vitest';
import { Changes } from './changes.ts';
import { newLanguage } from './new-language.ts';

const entryIn = (changes: Changes, code: string) =>
  (JSON.parse(changes.read('locales/languages.json')) as { languages: { code: string }[] }).languages.find((one) => one.code === code);

describe('a new language', () => {
  it('has an entry made of what is known of it, and every text of the base to be written', () => {
    const changes = new Changes();
    newLanguage(changes, 'de');
    expect(entryIn(changes, 'de')).toEqual({
      code: 'de',
      endonym: 'Deutsch',
      tag: 'de-DE',
      direction: 'ltr',
      locale: 'de_DE',
      shortWait: 'short',
    });
    const [base, own] = ['en', 'de'].map((code) => JSON.parse(changes.read(`locales/${code}/common.json`)) as Record<string, string>);
    expect(Object.keys(own ?? {})).toEqual(Object.keys(base ?? {}));
    for (const [key, text] of Object.entries(own ?? {})) expect(text).toBe(`Not written yet: ${base?.[key]}`);
  });

  it('that is one country’s way of writing another has nothing to say at first', () => {
    const changes = new Changes();
    newLanguage(changes, 'en-US');
    expect(entryIn(changes, 'en-US')).toMatchObject({ tag: 'en-US', locale: 'en_US' });
    expect(changes.read('locales/en-US/common.json')).toBe('{}\n');
    expect(changes.exists('locales/en-US/bets.json')).toBe(false);
  });

  it('that has no locale of its own takes that of the language that it writes', () => {
    const changes = new Changes();
    newLanguage(changes, 'en-FJ');
    expect(entryIn(changes, 'en-FJ')).toMatchObject({ tag: 'en-FJ', locale: 'en_GB' });
  });

  it('is refused where it is there already, or no language of the interface', () => {
    expect(() => newLanguage(new Changes(), 'en')).toThrow('en is a language of the site already');
    expect(() => newLanguage(new Changes(), 'tlh')).toThrow('none of the languages of the interface');
    expect(() => newLanguage(new Changes(), 'no_tag_')).toThrow();
  });
});
