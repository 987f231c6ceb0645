import { EDGE } from '../edge.ts';
import { findGame } from '../games/games.ts';
import { type JackpotRules, termsOfRules } from './jackpot-rules.ts';
import { jackpotSharePpm } from './jackpot-share.ts';
import { JACKPOT_TIERS, kindOfTier, type TierRules } from './jackpot-tier.ts';

/** Bounds of what an operator may set, inclusive. */
const TIER_BOUNDS = {
  seed: { min: 0, max: 1_000_000 },
  ratePpm: { min: 1, max: EDGE.min },
  bound: { min: 1, max: 100_000_000 },
} as const satisfies Readonly<Record<keyof TierRules, { readonly min: number; readonly max: number }>>;

/** A field of rules that do not hold together, and the rule that it breaks. */
export interface JackpotRulesFault {
  readonly field: keyof TierRules | 'games' | 'tiers';
  readonly rule: string;
}

const FIELDS = ['seed', 'ratePpm', 'bound'] as const satisfies readonly (keyof TierRules)[];
/** A currency whose unit is so great that rounding to minor units says nothing. */
const FINE_UNIT = 1_000_000n;

/**
 * The first fault of rules: a pot has room above its seed, and all tiers together return less than the least edge that a game may keep, so that no game
 * with them costs the house money on average; null where there is none.
 */
export function jackpotRulesFault({ games, tiers }: JackpotRules): JackpotRulesFault | null {
  if (tiers.length !== JACKPOT_TIERS.length) return { field: 'tiers', rule: `${JACKPOT_TIERS.length} tiers` };
  for (const field of FIELDS) {
    const { min, max } = TIER_BOUNDS[field];
    if (!tiers.every((tier) => Number.isSafeInteger(tier[field]) && tier[field] >= min && tier[field] <= max))
      return { field, rule: `from ${min} to ${max}` };
  }
  if (JACKPOT_TIERS.some((tier, i) => kindOfTier(tier) === 'mystery' && (tiers[i]?.bound ?? 0) <= (tiers[i]?.seed ?? 0)))
    return { field: 'bound', rule: 'more than the seed' };
  if (jackpotSharePpm(termsOfRules({ tiers }, FINE_UNIT)) >= EDGE.min)
    return { field: 'ratePpm', rule: `all tiers together return less than ${EDGE.min} millionths of a stake` };
  if (new Set(games).size !== games.length || games.some((game) => !findGame(game)))
    return { field: 'games', rule: 'games of the house, each once' };
  return null;
}
