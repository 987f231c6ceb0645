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

/** Of a tier in every currency: amounts are whole units, each of the order of a euro. */
export interface TierRules {
  readonly seed: number;
  /** The part of each stake that the house adds, millionths. */
  readonly ratePpm: number;
  /** Of a mystery the amount that it drops by; of one by chance the stakes that win it once on average. */
  readonly bound: number;
}

/** The grand drops by chance, every other tier at a hidden trigger. */
export const kindOfTier = (tier: JackpotTierKey): JackpotTerms['kind'] => (tier === 'grand' ? 'chance' : 'mystery');

/**
 * The terms of a tier's next pot in a currency.
 *
 * @param unitMinor the site's round amount of the currency, of the order of a euro; minor units
 */
export function jackpotTerms(tier: JackpotTierKey, { seed, ratePpm, bound }: TierRules, unitMinor: bigint): JackpotTerms {
  const seedMinor = BigInt(seed) * unitMinor;
  const boundMinor = BigInt(bound) * unitMinor;
  return kindOfTier(tier) === 'mystery'
    ? { kind: 'mystery', seedMinor, ratePpm, capMinor: boundMinor }
    : { kind: 'chance', seedMinor, ratePpm, oddsMinor: boundMinor };
}
