import { countryByCode } from '@touchline/catalogue/places/countries';
import { PARIS_DISCIPLINES, PARIS_MEDALS } from '@touchline/catalogue/sport/paris-2024';
import type { ChampCount } from '@touchline/contract/line/calls';
import { countryName } from '@touchline/i18n/country-name';
import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import type { NamedDiscipline } from './disciplines.tsx';
import type { NamedMedals } from './medal-table.tsx';

/** The medal table in a language. */
export const medalsIn = (language: Language, shown: number): NamedMedals[] =>
  PARIS_MEDALS.slice(0, shown).map(({ country, gold, silver, bronze }) => ({
    code: country.toLowerCase(),
    name: countryName(countryByCode(country)?.id ?? 0, language),
    gold,
    silver,
    bronze,
  }));

/** The disciplines in a language: of each sport the first carries its Olympic matches, and stands before those without. */
export function disciplinesIn(language: Language, champs: readonly ChampCount[]): NamedDiscipline[] {
  const seen = new Set<number>();
  return PARIS_DISCIPLINES.map(({ slug, sport, events }) => {
    const first = sport !== null && !seen.has(sport);
    if (sport !== null) seen.add(sport);
    const matches = first ? champs.filter((champ) => champ.sport === sport).reduce((sum, { line, live }) => sum + line + live, 0) : 0;
    return { slug, name: translate(language, `discipline.${slug}`), sport, events, matches };
  }).sort((a, b) => Number(b.matches > 0) - Number(a.matches > 0));
}
