import { COUNT_KEYS } from '@touchline/catalogue/count-keys';
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

/**
 * Market families are offered over many counts (goals, corners, cards...): a language writes the family once (`market-family.total`) and the count
 * once (`market-count.corner`), and the names of all pairs are put together here by `market-family.of-count`: "Corners. Total". A market on the score
 * itself carries no word for what it counts.
 */
export function marketTexts(texts: Dictionary): Dictionary {
  const pattern = texts['market-family.of-count'];
  if (pattern === undefined) return {};
  const names: Record<string, string> = {};
  const family = (key: string): string | undefined => texts[`market-family.${key}`];
  for (const key of [...FAMILIES, ...SCORE_FAMILIES, ...ORDER_FAMILIES]) {
    const name = family(key);
    if (name !== undefined) names[`market.${key}`] = name;
  }
  for (const count of COUNT_KEYS) {
    const counted = texts[`market-count.${count}`];
    if (counted === undefined) continue;
    for (const key of [...FAMILIES, ...(count === 'full-score' || count === 'set' ? SCORE_FAMILIES : ORDER_FAMILIES)]) {
      const name = family(key);
      if (name !== undefined) names[`market.${count}-${key}`] = pattern.replace('{count}', () => counted).replace('{market}', () => name);
    }
  }
  return names;
}
