/**
 * Market families are offered over many counts (goals, corners, cards...): a language writes the family once and the count once, and the
 * names of all pairs are put together here: "Corners. Total".
 */
export interface MarketWords {
  /** Families that every count has, by key; `score` families are the same without a count before them. */
  readonly families: Readonly<Record<FamilyKey, string>>;
  readonly scoreFamilies: Readonly<Record<ScoreFamilyKey, string>>;
  readonly orderFamilies: Readonly<Record<OrderFamilyKey, string>>;
  readonly counts: Readonly<Record<CountKey, string>>;
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
const COUNTS = [
  'full-score',
  'set',
  'corner',
  'yellow',
  'red',
  'shot',
  'on-target',
  'foul',
  'offside',
  'throw-in',
  'dangerous-attack',
  'possession',
  'penalty',
  'two-minutes',
  'three-pointer',
  'ace',
  'double-fault',
  'break-point',
  'hit',
  'touchdown',
  'field-goal',
  'wicket',
  'four',
  'six',
  'extra',
  'ball',
  'takedown',
  'strike',
  'one-eighty',
  'checkout',
  'century',
  'frame-points',
  'kill',
  'tower',
  'dragon',
  'baron',
  'roshan',
  'point',
] as const;

type FamilyKey = (typeof FAMILIES)[number];
type ScoreFamilyKey = (typeof SCORE_FAMILIES)[number];
type OrderFamilyKey = (typeof ORDER_FAMILIES)[number];
type CountKey = (typeof COUNTS)[number];

/** `market.<key>` of every family over every count that offers it. */
export function marketTexts({ families, scoreFamilies, orderFamilies, counts }: MarketWords): Readonly<Record<`market.${string}`, string>> {
  const texts: Record<`market.${string}`, string> = {};
  const all = { ...families, ...scoreFamilies, ...orderFamilies };
  for (const [family, text] of Object.entries(all)) texts[`market.${family}`] = text;
  for (const count of COUNTS) {
    const offered = [...FAMILIES, ...(count === 'full-score' || count === 'set' ? SCORE_FAMILIES : ORDER_FAMILIES)];
    for (const family of offered) texts[`market.${count}-${family}`] = `${counts[count]}. ${all[family]}`;
  }
  return texts;
}
