import type { MilliOdds } from '@touchline/kernel/odds';

/**
 * The effect of a void selection on a combination; shown before placing and locked in the bet. `void-bet`: the combination is returned. `reprice`:
 * the rest is paid at the joint price that it had when the bet was placed.
 */
export type VoidPolicy = 'void-bet' | 'reprice';

export const VOID_POLICIES = ['void-bet', 'reprice'] as const satisfies readonly VoidPolicy[];

/** A combination has at most so many selections: the joint prices of all its parts are kept with the bet (2^n - 1 numbers). */
export const MAX_BUILDER_SELECTIONS = 8;

/** Selections of one match that count as one leg: all of them have to win. */
export interface BuilderLeg {
  /** Indexes into the bet's legs, rising, at least two. */
  readonly legs: readonly number[];
  readonly voidPolicy: VoidPolicy;
  /**
   * Joint prices of placement by the set of selections left, a bit for each of `legs`: prices[0b101] is the price of the first and the
   * third together. prices[0] is unused (1000), the last one is the price of all. With `void-bet` only the last one is looked at.
   */
  readonly prices: readonly MilliOdds[];
}

/** The price of the whole combination. */
export const builderLegOdds = ({ prices }: BuilderLeg): MilliOdds => prices.at(-1) ?? 1000;

/** The joint price of a combination after each of its selections: the price of the first, of the first two, and so on up to all of them. */
export const stepOdds = (prices: BuilderLeg['prices']): MilliOdds[] =>
  Array.from({ length: Math.log2(prices.length) }, (_, step) => prices[2 ** (step + 1) - 1] ?? 1000);
