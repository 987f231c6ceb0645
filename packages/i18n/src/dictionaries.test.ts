import fs from 'node:fs';
import { BASE_LANGUAGE, SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import type { Dictionary } from './dictionary.ts';
import { type Language, languageTag } from './languages.ts';
import { areasOf, localesFolder, readArea } from './read-texts.ts';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

interface Usage {
  readonly args: Set<string>;
  /** Of each plural the categories, and whether it counts ("3 goals") or ranks ("3rd goal"). */
  readonly plurals: { readonly type: Intl.PluralRuleType; readonly categories: string }[];
}

/** Walks a parsed message: the arguments it names and the categories of each of its plurals. */
function usageOf(ast: Ast, usage: Usage = { args: new Set(), plurals: [] }): Usage {
  for (const element of ast) {
    if ('value' in element && element.type !== 0) usage.args.add(element.value);
    if ('options' in element) {
      if ('pluralType' in element)
        usage.plurals.push({
          type: element.pluralType ?? 'cardinal',
          categories: Object.keys(element.options)
            .filter((category) => !category.startsWith('='))
            .toSorted()
            .join(),
        });
      for (const option of Object.values(element.options)) usageOf(option.value, usage);
    }
  }
  return usage;
}

const parse = (language: Language, message: string): Usage =>
  usageOf(new IntlMessageFormat(message, languageTag(language), undefined, { ignoreTag: true }).getAst());

const FOLDER = localesFolder();
const AREAS = areasOf(FOLDER, BASE_LANGUAGE);
/** Countries that a language writes are those that it spells otherwise than Intl. */
const OWN_CHOICE = 'countries';

/** Whether it is one country's way of writing another language of the site. */
const hasWider = (language: Language): boolean => SITE_LANGUAGES.some((wider) => language.startsWith(`${wider}-`));

/** The texts of a language's files, together. */
const own = (language: Language): Dictionary =>
  Object.assign({}, ...areasOf(FOLDER, language).map((area) => readArea(FOLDER, language, area)));
const TEXTS: Readonly<Record<Language, Dictionary>> = Object.fromEntries(SITE_LANGUAGES.map((language) => [language, own(language)]));
const textsOf = (language: Language): Dictionary => TEXTS[language] ?? {};
const BASE = textsOf(BASE_LANGUAGE);

describe.each(SITE_LANGUAGES.filter((language) => language !== BASE_LANGUAGE))('texts in %s beside those of the base', (language) => {
  it('have no area and no key of their own', () => {
    expect(areasOf(FOLDER, language).filter((area) => !AREAS.includes(area))).toEqual([]);
    for (const area of areasOf(FOLDER, language)) {
      if (area === OWN_CHOICE) continue;
      const base = readArea(FOLDER, BASE_LANGUAGE, area);
      expect(Object.keys(readArea(FOLDER, language, area)).filter((key) => !Object.hasOwn(base, key))).toEqual([]);
    }
  });

  // One country's way of writing a language says only what it writes otherwise; a language says everything.
  it.skipIf(hasWider(language))('are complete', () => {
    for (const area of AREAS) {
      if (area === OWN_CHOICE) continue;
      expect(Object.keys(readArea(FOLDER, language, area)).toSorted(), area).toEqual(
        Object.keys(readArea(FOLDER, BASE_LANGUAGE, area)).toSorted(),
      );
    }
  });

  it('name exactly the arguments of the base', () => {
    const differing = Object.entries(textsOf(language)).flatMap(([key, text]) => {
      const base = BASE[key];
      if (base === undefined) return [];
      const wanted = [...parse(BASE_LANGUAGE, base).args].toSorted().join();
      const found = [...parse(language, text).args].toSorted().join();
      return wanted === found ? [] : [`${key}: ${found} in place of ${wanted}`];
    });
    expect(differing).toEqual([]);
  });
});

describe.each(SITE_LANGUAGES)('texts in %s', (language) => {
  it('use every plural category of the language and no other', () => {
    const categoriesOf = (type: Intl.PluralRuleType): string =>
      new Intl.PluralRules(languageTag(language), { type }).resolvedOptions().pluralCategories.toSorted().join();
    const wanted = { cardinal: categoriesOf('cardinal'), ordinal: categoriesOf('ordinal') };
    const wrong = Object.entries(textsOf(language)).flatMap(([key, message]) =>
      parse(language, message)
        .plurals.filter(({ type, categories }) => categories !== wanted[type])
        .map(({ categories }) => `${key}: ${categories}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are never empty and never end in a blank', () => {
    const bad = Object.entries(textsOf(language)).filter(([, message]) => message.trim() === '' || message !== message.trim());
    expect(bad).toEqual([]);
  });
});

describe('areas', () => {
  it('define no key twice', () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const area of AREAS)
      for (const key of Object.keys(readArea(FOLDER, BASE_LANGUAGE, area))) {
        const owner = owners.get(key);
        if (owner) twice.push(`${key}: ${owner} and ${area}`);
        owners.set(key, area);
      }
    expect(twice).toEqual([]);
  });

  it('all give their keys to the type of keys', () => {
    const source = fs.readFileSync(new URL('./text-key.ts', import.meta.url), 'utf8');
    expect(AREAS.filter((area) => !source.includes(`locales/${BASE_LANGUAGE}/${area}.json`))).toEqual([]);
  });

  it('have no language of which the list does not know', () => {
    const folders = fs.readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...SITE_LANGUAGES].toSorted());
  });
});

it('Arabic texts are written in Arabic and Russian ones in Cyrillic, save for names and figures', () => {
  const latinOnly = (language: Language, script: RegExp): string[] =>
    Object.entries(textsOf(language))
      .filter(([key, text]) => !/^(sport|market-family)/.test(key) && !script.test(text))
      .map(([key, text]) => `${key}: ${text}`)
      .filter((line) =>
        /[A-Za-z]{4,}/.test(
          line
            .slice(line.indexOf(': '))
            .replace(/\{[^}]*\}/g, '')
            .replace(/\b(Touchline|Live|live|CSV|QR|IBAN)\b/g, ''),
        ),
      );
  expect(latinOnly('ru', /\p{Script=Cyrillic}/u)).toEqual([]);
  expect(latinOnly('ar', /\p{Script=Arabic}/u)).toEqual([]);
});
