/** Tiers of the house's jackpots, the smallest first: `mini` drops every few hundred stakes, `grand` once in a great while. */
export const JACKPOT_TIERS = ['mini', 'minor', 'major', 'grand'] as const;
export type JackpotTierKey = (typeof JACKPOT_TIERS)[number];

interface Terms {
  /** The amount with which a pot begins, which the house puts up; minor units. */
  readonly seedMinor: bigint;
  /** The part of each stake that the house adds to the pot, millionths. The stake itself stays whole in the game. */
  readonly ratePpm: number;
}

/** Drops by the time it holds `capMinor`: the trigger is drawn from above the seed up to the cap when the pot is made, and promised by its hash. */
export interface MysteryTerms extends Terms {
  readonly kind: 'mystery';
  readonly capMinor: bigint;
}

/** Drops by the round's own draw: of a stake of `s` minor units with the chance `s` in `oddsMinor`. */
export interface ChanceTerms extends Terms {
  readonly kind: 'chance';
  readonly oddsMinor: bigint;
}

/** The terms of one pot, which hold from its promise to its drop. */
export type JackpotTerms = MysteryTerms | ChanceTerms;

/** Whole units of a currency (each of the order of a euro), but for the rate. */
const TERMS = {
  mini: { kind: 'mystery', seed: 10n, cap: 50n, ratePpm: 1_000 },
  minor: { kind: 'mystery', seed: 50n, cap: 250n, ratePpm: 500 },
  major: { kind: 'mystery', seed: 500n, cap: 2_500n, ratePpm: 500 },
  grand: { kind: 'chance', seed: 5_000n, odds: 10_000_000n, ratePpm: 500 },
} as const;

/**
 * The terms of a tier's next pot in a currency.
 *
 * @param unitMinor the site's round amount of the currency, of the order of a euro; minor units
 */
export function jackpotTerms(tier: JackpotTierKey, unitMinor: bigint): JackpotTerms {
  const terms = TERMS[tier];
  const { ratePpm } = terms;
  const seedMinor = terms.seed * unitMinor;
  return terms.kind === 'mystery'
    ? { kind: 'mystery', seedMinor, ratePpm, capMinor: terms.cap * unitMinor }
    : { kind: 'chance', seedMinor, ratePpm, oddsMinor: terms.odds * unitMinor };
}
