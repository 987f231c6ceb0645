import { countryById, INTERNATIONAL_COUNTRY_ID } from '@touchline/catalogue/places/countries';
import { type Language, languageTag, resolveLanguage } from './languages.ts';
import { findText, ownText } from './translate.ts';

const displays = new Map<string, Intl.DisplayNames>();

function display(language: Language): Intl.DisplayNames {
  let names = displays.get(language);
  if (!names) {
    names = new Intl.DisplayNames(languageTag(language), { type: 'region', fallback: 'none' });
    displays.set(language, names);
  }
  return names;
}

/** Names by language and id: lists of countries ask for all of them again and again. */
const known = new Map<string, string>();

function read(id: number, language: Language): string {
  if (id === INTERNATIONAL_COUNTRY_ID) return findText(language, 'country.international') ?? '';
  const code = countryById(id)?.code;
  if (code === undefined) return '';
  // Intl knows countries of today, but neither parts of them nor states that are gone: these have the code of no region.
  const usual = /^[A-Z]{2}$/.test(code) ? display(language).of(code) : undefined;
  return ownText(language, `country.${code}`) ?? usual ?? findText(language, `country.${code}`) ?? code;
}

/**
 * Name of a country (0 = international): as the language's `countries.json` spells it, else Intl's; empty for an id that there is not.
 * For the server: a browser takes names from the replies.
 */
export function countryName(id: number, language: Language): string {
  const spoken = resolveLanguage(language);
  const key = `${spoken} ${id}`;
  let name = known.get(key);
  if (name === undefined) {
    name = read(id, spoken);
    if (name !== '') known.set(key, name);
  }
  return name;
}
