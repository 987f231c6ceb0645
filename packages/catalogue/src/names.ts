import { COUNTRY_NAMES_AR } from './country-names.ar.ts';
import { COUNTRY_NAMES_EN } from './country-names.en.ts';
import { COUNTRY_NAMES_RU } from './country-names.ru.ts';
import { esportById } from './esports.ts';
import { SPORT_NAMES_AR } from './sport-names.ar.ts';
import { SPORT_NAMES_EN } from './sport-names.en.ts';
import { SPORT_NAMES_RU } from './sport-names.ru.ts';

/**
 * Names in every language at once: for the server, which writes names into what it sends. A browser takes them from the replies,
 * or from its one language's dictionary, and never imports this file.
 */
const SPORTS: Readonly<Record<string, Readonly<Record<number, string>>>> = { en: SPORT_NAMES_EN, ru: SPORT_NAMES_RU, ar: SPORT_NAMES_AR };
const COUNTRIES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  en: COUNTRY_NAMES_EN,
  ru: COUNTRY_NAMES_RU,
  ar: COUNTRY_NAMES_AR,
};

const read = (names: Readonly<Record<string, Readonly<Record<number, string>>>>, language: string, id: number): string | undefined =>
  names[language]?.[id] ?? names.en?.[id];

/** Name of a sport in a language, else in English; of an esports discipline its trade name; else the dummy sport's. */
export const sportName = (id: number, language: string): string =>
  esportById(id)?.name ?? read(SPORTS, language, id) ?? sportName(0, language);

/** Name of a country (0 = international) in a language, else in English; empty for an unknown id. */
export const countryName = (id: number, language: string): string => read(COUNTRIES, language, id) ?? '';
