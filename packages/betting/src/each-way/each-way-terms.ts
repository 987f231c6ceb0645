import type { BetLeg, PlaceFraction } from '../coupon/bet.ts';

/** How many places of a race are paid, and at what part of the odds. */
export interface EachWayTerms {
  readonly places: number;
  readonly part: PlaceFraction;
}

/** From so many runners, these terms; null where a race of that size has no place bets. */
export interface EachWayBand {
  readonly minRunners: number;
  readonly terms: EachWayTerms | null;
}

const QUARTER: PlaceFraction = { num: 1, den: 4 };
const FIFTH: PlaceFraction = { num: 1, den: 5 };

/** The usual terms by size of the field; a site may have its own. */
export const EACH_WAY_TABLE: { readonly handicap: readonly EachWayBand[]; readonly other: readonly EachWayBand[] } = {
  other: [
    { minRunners: 0, terms: null },
    { minRunners: 5, terms: { places: 2, part: QUARTER } },
    { minRunners: 8, terms: { places: 3, part: FIFTH } },
  ],
  handicap: [
    { minRunners: 0, terms: null },
    { minRunners: 5, terms: { places: 2, part: QUARTER } },
    { minRunners: 8, terms: { places: 3, part: FIFTH } },
    { minRunners: 12, terms: { places: 3, part: QUARTER } },
    { minRunners: 16, terms: { places: 4, part: QUARTER } },
  ],
};

/** The terms of a race when the bet is placed (they are locked in it). Null: win only, too few runners. */
export function eachWayTerms(runners: number, handicap: boolean, table: typeof EACH_WAY_TABLE = EACH_WAY_TABLE): EachWayTerms | null {
  const bands = handicap ? table.handicap : table.other;
  return bands.filter((band) => band.minRunners <= runners).at(-1)?.terms ?? null;
}

/** The 2n legs of an each-way bet: each leg to win, then each to be placed at its part of the odds. */
export const eachWayLegs = <L extends BetLeg>(legs: readonly (readonly [win: L, part: PlaceFraction])[]): readonly L[] => [
  ...legs.map(([win]) => win),
  ...legs.map(([win, part]) => ({ ...win, place: part })),
];
