import { COUNT_KEYS, type CountKey } from '@touchline/catalogue/count-keys';

/**
 * Market families are offered over many counts (goals, corners, cards...): a language writes the family once and the count once, and the
 * names of all pairs are put together here: "Corners. Total".
 */
export interface MarketWords {
  /** Families that every count has, by key; `score` families are the same without a count before them. */
  readonly families: Readonly<Record<FamilyKey, string>>;
  readonly scoreFamilies: Readonly<Record<ScoreFamilyKey, string>>;
  readonly orderFamilies: Readonly<Record<OrderFamilyKey, string>>;
  readonly counts: Readonly<Record<NamedCount, string>>;
}

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

type FamilyKey = (typeof FAMILIES)[number];
type ScoreFamilyKey = (typeof SCORE_FAMILIES)[number];
type OrderFamilyKey = (typeof ORDER_FAMILIES)[number];
/** Markets on the score itself carry no word for what they count. */
type NamedCount = Exclude<CountKey, 'score'>;

/** `market.<key>` of every family over every count that offers it. */
export function marketTexts({ families, scoreFamilies, orderFamilies, counts }: MarketWords): Readonly<Record<`market.${string}`, string>> {
  const texts: Record<`market.${string}`, string> = {};
  const all = { ...families, ...scoreFamilies, ...orderFamilies };
  for (const [family, text] of Object.entries(all)) texts[`market.${family}`] = text;
  for (const count of COUNT_KEYS) {
    if (count === 'score') continue;
    const offered = [...FAMILIES, ...(count === 'full-score' || count === 'set' ? SCORE_FAMILIES : ORDER_FAMILIES)];
    for (const family of offered) texts[`market.${count}-${family}`] = `${counts[count]}. ${all[family]}`;
  }
  return texts;
}
