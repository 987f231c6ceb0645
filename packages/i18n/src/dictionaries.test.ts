import { readdirSync } from 'node:fs';
import { SITE_LANGUAGES } from '@touchline/catalogue/languages';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { type Language, languageTag } from './languages.ts';
import { DICTIONARIES } from './translate.ts';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

interface Usage {
  readonly args: Set<string>;
  readonly plurals: string[][];
}

/** Walks a parsed message: the arguments it names and the categories of each of its plurals. */
function usageOf(ast: Ast, usage: Usage = { args: new Set(), plurals: [] }): Usage {
  for (const element of ast) {
    if ('value' in element && element.type !== 0) usage.args.add(element.value);
    if ('options' in element) {
      if ('pluralType' in element) usage.plurals.push(Object.keys(element.options).filter((category) => !category.startsWith('=')));
      for (const option of Object.values(element.options)) usageOf(option.value, usage);
    }
  }
  return usage;
}

const parse = (language: Language, message: string): Usage =>
  usageOf(new IntlMessageFormat(message, languageTag(language), undefined, { ignoreTag: true }).getAst());

const AREAS = readdirSync(new URL('./dictionaries', import.meta.url))
  .filter((file) => file.endsWith('.en.ts') && file !== 'all.en.ts')
  .map((file) => file.replace('.en.ts', ''));

const readArea = async (area: string, language: Language): Promise<Readonly<Record<string, string>>> =>
  ((await import(`./dictionaries/${area}.${language}.ts`)) as { readonly texts: Readonly<Record<string, string>> }).texts;

describe.each(['ru', 'ar'] as const)('dictionary %s', (language) => {
  it('has exactly the keys of the English one', () => {
    expect(Object.keys(DICTIONARIES[language]).toSorted()).toEqual(Object.keys(DICTIONARIES.en).toSorted());
  });

  it('names exactly the arguments of the English one', () => {
    const differing = Object.entries(DICTIONARIES.en).flatMap(([key, english]) => {
      const wanted = [...parse('en', english).args].toSorted().join();
      const found = [...parse(language, DICTIONARIES[language][key] ?? '').args].toSorted().join();
      return wanted === found ? [] : [`${key}: ${found} in place of ${wanted}`];
    });
    expect(differing).toEqual([]);
  });
});

describe.each(SITE_LANGUAGES)('texts in %s', (language) => {
  it('use every plural category of the language and no other', () => {
    const categories = new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories.toSorted().join();
    const wrong = Object.entries(DICTIONARIES[language]).flatMap(([key, message]) =>
      parse(language, message)
        .plurals.filter((used) => used.toSorted().join() !== categories)
        .map((used) => `${key}: ${used.join()}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are never empty and never end in a blank', () => {
    const bad = Object.entries(DICTIONARIES[language]).filter(([, message]) => message.trim() === '' || message !== message.trim());
    expect(bad).toEqual([]);
  });
});

describe('areas', () => {
  it('define no key twice', async () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const area of AREAS)
      for (const key of Object.keys(await readArea(area, 'en'))) {
        const owner = owners.get(key);
        if (owner) twice.push(`${key}: ${owner} and ${area}`);
        owners.set(key, area);
      }
    expect(twice).toEqual([]);
  });

  it('are all part of the merged dictionary', async () => {
    for (const area of AREAS)
      for (const language of SITE_LANGUAGES)
        for (const key of Object.keys(await readArea(area, language)))
          expect(DICTIONARIES[language], `${area}.${language}: ${key}`).toHaveProperty([key]);
  });
});

it('Arabic texts are written in Arabic and Russian ones in Cyrillic, save for names and figures', () => {
  const latinOnly = (language: Language, script: RegExp): string[] =>
    Object.entries(DICTIONARIES[language])
      .filter(([key, text]) => !key.startsWith('sport.') && !script.test(text))
      .map(([key, text]) => `${key}: ${text}`)
      .filter((line) =>
        /[A-Za-z]{4,}/.test(
          line
            .slice(line.indexOf(': '))
            .replace(/\{[^}]*\}/g, '')
            .replace(/\b(Touchline|Live|live|CSV|QR)\b/g, ''),
        ),
      );
  expect(latinOnly('ru', /\p{Script=Cyrillic}/u)).toEqual([]);
  expect(latinOnly('ar', /\p{Script=Arabic}/u)).toEqual([]);
});
