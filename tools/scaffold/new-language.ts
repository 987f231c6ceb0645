import fs from 'node:fs';
import path from 'node:path';
import { BASE_LANGUAGE, SITE_LANGUAGE_DATA, type SiteLanguage } from '@touchline/catalogue/places/languages';
import { INTERFACE_LANGUAGES, LOCALES } from '@touchline/catalogue/places/locales';
import { ROOT } from '../sources/source-files.ts';
import { NOT_WRITTEN } from './add-texts.ts';
import type { Changes } from './changes.ts';

const ENTRIES = 'locales/languages.json';
/** Tests that a language can turn red. */
const CHECK = 'npx vitest run --project unit packages/i18n/src packages/catalogue';
/** Prices and scores read the same everywhere. */
const LATIN_DIGITS = '-u-nu-latn';

/**
 * A language of the site: its entry and its folder. One country's way of writing a language that is there (`pt-BR` beside `pt`) begins with nothing that
 * it writes otherwise; a language of its own with every text of the base, none of them written yet. Throws an Error where the tag is none that the
 * site can have. Returns what is left to do.
 */
export function newLanguage(changes: Changes, tag: string): string[] {
  const entry = entryOf(tag);
  const { code } = entry;
  if (SITE_LANGUAGE_DATA.some((one) => one.code === code)) throw new Error(`${code} is a language of the site already`);
  const end = '\n  ]';
  changes.insertBefore(ENTRIES, end, `,\n    ${JSON.stringify(entry)}`);
  const folder = `locales/${code}`;
  const check = `${ENTRIES}: whether its own name for itself (${entry.endonym}) and its locale (${entry.locale}) are right`;
  const wider = widerOf(code);
  if (wider) {
    changes.create(`${folder}/common.json`, '{}\n');
    return [
      check,
      `${folder}: what it writes otherwise than ${wider.code}, in files of the same names; the rest ${wider.code} says`,
      CHECK,
    ];
  }
  const base = `locales/${BASE_LANGUAGE}`;
  for (const area of fs.readdirSync(path.join(ROOT, base)).filter((name) => name.endsWith('.json'))) {
    const texts = JSON.parse(changes.read(`${base}/${area}`)) as Readonly<Record<string, string>>;
    const unwritten = Object.entries(texts).map(([key, text]) => [key, `${NOT_WRITTEN}: ${text}`]);
    changes.create(`${folder}/${area}`, `${JSON.stringify(Object.fromEntries(unwritten), null, 2)}\n`);
  }
  return [
    check,
    `${folder}: its texts, in place of "${NOT_WRITTEN}: ..." (locales/README.md); plurals have the categories of the language`,
    `${folder}/names: names of leagues, clubs and people, a file a sport, as far as it has its own`,
    CHECK,
  ];
}

/** The language of the site of which this one is a country's way of writing. */
const widerOf = (code: string): SiteLanguage | undefined => SITE_LANGUAGE_DATA.find((one) => code.startsWith(`${one.code}-`));

function entryOf(tag: string): SiteLanguage {
  const code = Intl.getCanonicalLocales(tag)[0] ?? tag;
  const asked = new Intl.Locale(code);
  if (!(INTERFACE_LANGUAGES as readonly string[]).includes(asked.language))
    throw new Error(`${tag} is none of the languages of the interface: ${INTERFACE_LANGUAGES.join(', ')}`);
  const locales = LOCALES.filter((one) => one.startsWith(`${asked.language}_`));
  const full = asked.maximize();
  const wanted = `${full.language}_${full.region}`;
  const locale = locales.find((one) => one === wanted) ?? widerOf(code)?.locale ?? locales[0];
  if (!locale) throw new Error(`${tag} has no locale in LOCALES (packages/catalogue/src/places/locales.ts)`);
  const named = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const endonym = `${named.slice(0, 1).toLocaleUpperCase(code)}${named.slice(1)}`;
  const ofIntl = `${full.language}-${full.region}`;
  const hasLatinDigits = new Intl.NumberFormat(ofIntl).resolvedOptions().numberingSystem === 'latn';
  const { direction } = (asked as Intl.Locale & { getTextInfo(): { readonly direction: 'ltr' | 'rtl' } }).getTextInfo();
  return { code, endonym, tag: hasLatinDigits ? ofIntl : `${ofIntl}${LATIN_DIGITS}`, direction, locale, shortWait: 'short' };
}
