import { JACKPOT_TIERS, type JackpotTerms, jackpotTerms, type TierRules } from './jackpot-tier.ts';

/** The rules of a brand's jackpots: pots that are made under them keep them. */
export interface JackpotRules {
  /** Keys of the games that feed the jackpots and can win them. */
  readonly games: readonly string[];
  /** One a tier, the smallest tier first. */
  readonly tiers: readonly TierRules[];
}

/** The tiers that a brand begins with. */
export const FIRST_TIERS: readonly TierRules[] = [
  { seed: 10, ratePpm: 1_000, bound: 50 },
  { seed: 50, ratePpm: 500, bound: 250 },
  { seed: 500, ratePpm: 500, bound: 2_500 },
  { seed: 5_000, ratePpm: 500, bound: 10_000_000 },
];

/** The terms of the next pot of each tier in a currency, by `unitMinor` as `jackpotTerms` takes it. */
export const termsOfRules = ({ tiers }: Pick<JackpotRules, 'tiers'>, unitMinor: bigint): readonly JackpotTerms[] =>
  JACKPOT_TIERS.flatMap((tier, i) => {
    const rules = tiers[i];
    return rules ? [jackpotTerms(tier, rules, unitMinor)] : [];
  });
