import { COUNT_KEYS } from '@touchline/catalogue/count-keys';
import { SCORE_WORDS, SET_WORDS } from '@touchline/catalogue/sport/sport-words';
import type { Dictionary } from './dictionary.ts';

/** Families that every count has. */
const FAMILIES = [
  'result',
  'double-chance',
  'draw-no-bet',
  'handicap',
  'asian-handicap',
  'total',
  'home-total',
  'away-total',
  'odd-even',
  'exact-total',
  'any',
] as const;
const SCORE_FAMILIES = ['correct-score', 'winning-margin', 'home-exact', 'away-exact'] as const;
const ORDER_FAMILIES = ['race-to', 'nth', 'last'] as const;
const ALL_FAMILIES = [...FAMILIES, ...SCORE_FAMILIES, ...ORDER_FAMILIES];

const FORMS = ['many', 'of', 'one', 'any', 'last', 'nth'] as const;
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * Puts a counted thing, written "corners | corners | corner", into a pattern: [many], [of], [one], and with a capital [Many], [Of], [One].
 * Three more forms are for languages in which other words agree with it: [any] "at least one corner", [last] "the last corner", [nth] what
 * follows the number of one ("{n}-[nth]": "3-й угловой").
 */
function withWord(pattern: string, counted: string): string {
  const forms = counted.split('|').map((form) => form.trim());
  return FORMS.reduce((text, form, place) => {
    const word = forms[place] ?? forms[0] ?? '';
    return text.replaceAll(`[${form}]`, word).replaceAll(`[${capital(form)}]`, capital(word));
  }, pattern);
}

/**
 * Market families are offered over many counts (goals, corners, cards...): a language writes the family once, on the score itself
 * (`market-family.total`: "Total") and with what is counted (`market-family.total.of`: "Total [of]"), and what is counted once, in its forms
 * (`market-count.corner`: "corners | corners | corner"), and the names of all pairs are put together here: "Total corners". What the score is
 * made of is the sport's word (`market-unit.goal`): "Total goals" is `market.total.goal`. A name that the file has itself stands.
 */
export function marketTexts(texts: Dictionary): Dictionary {
  const names: Record<string, string> = {};
  const plain = (family: string): string | undefined => texts[`market-family.${family}`];
  const overtime = (name: string): string => texts['market-family.with-overtime']?.replace('{market}', () => name) ?? name;
  const write = (family: string, counted: string | undefined): string | undefined => {
    const pattern = texts[`market-family.${family}.of`];
    return pattern === undefined || counted === undefined ? undefined : withWord(pattern, counted);
  };
  const set = (key: string, name: string | undefined): void => {
    if (name !== undefined) names[`market.${key}`] = name;
  };
  for (const family of ALL_FAMILIES) {
    const name = plain(family);
    set(family, name);
    set(`full-score-${family}`, name && overtime(name));
    set(`set-${family}`, write(family, texts['market-unit.set']));
    for (const word of SCORE_WORDS) {
      const counted = write(family, texts[`market-unit.${word}`]);
      set(`${family}.${word}`, counted);
      set(`full-score-${family}.${word}`, counted && overtime(counted));
    }
    for (const word of SET_WORDS) set(`set-${family}.${word}`, write(family, texts[`market-unit.${word}`]));
  }
  for (const count of COUNT_KEYS)
    for (const family of [...FAMILIES, ...ORDER_FAMILIES]) set(`${count}-${family}`, write(family, texts[`market-count.${count}`]));
  return { ...names, ...Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith('market.'))) };
}
