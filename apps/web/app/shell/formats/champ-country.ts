import { sportById } from '@touchline/catalogue/sport/sports';
import type { ChampView } from '@touchline/contract/line/shapes';

type NamedChamp = Pick<ChampView, 'sport' | 'name' | 'countryName'>;

/** As many letters as a country's name and its adjective have in common at least: "Czechia" and "Czech", "Türkiye" and "Turkey". */
const STEM = 4;
const MARKS = /\p{M}/gu;
/** The article, which Arabic writes as a part of the word. */
const ARTICLE = /^ال(?=.{3})/u;

/** Words by which championships name a country that share nothing with its name: "Danish", of Denmark. */
const OTHER_WORDS: readonly (readonly [country: RegExp, said: RegExp])[] = [
  [/^Brazil$/u, /Brasil/u],
  [/^Denmark$/u, /\bDanish\b/u],
  [/^Netherlands$/u, /\bDutch\b/u],
  [/^Switzerland$/u, /\bSwiss\b/u],
  [/^Wales$/u, /\b(?:Cymru|Welsh)\b/u],
  [/^United States$/u, /\bUSA?\b/u],
  [/^Германия$/u, /Немецк/u],
  [/^Таиланд$/u, /^Тай-/u],
  [/^الولايات المتحدة$/u, /الأمريكي/u],
];

/** The stems of the words that are long enough to have one. */
const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => word.replace(ARTICLE, '').normalize('NFD').replace(MARKS, ''))
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** "UAE" of "United Arab Emirates". */
const initialsOf = (text: string): string => text.replace(/(\p{L})[\p{L}\p{M}]*[^\p{L}]*/gu, '$1');

function saysCountry(name: string, country: string): boolean {
  if (name.includes(country) || OTHER_WORDS.some(([of, said]) => of.test(country) && said.test(name))) return true;
  const initials = initialsOf(country);
  if (initials.length >= 3 && name.split(/[^\p{L}]+/u).includes(initials)) return true;
  const stems = new Set(stemsOf(country));
  return stemsOf(name).some((stem) => stems.has(stem));
}

/**
 * The country to be said beside a championship's name; empty where none is known, where the name says it ("Kazakhstan Premier League", "Czech First
 * League"), and for a racecourse, which stands beside its flag under its own name.
 */
export const countryBeside = ({ sport, name, countryName }: NamedChamp): string =>
  sportById(sport).family === 'racing' || saysCountry(name, countryName) ? '' : countryName;

/** A championship in one line, its country once: "England Premier League". */
export const champTitle = (champ: NamedChamp): string => `${countryBeside(champ)} ${champ.name}`.trim();
