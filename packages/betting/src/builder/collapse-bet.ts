import { invariant } from '@touchline/kernel/invariant';
import type { Bet, BetLeg } from '../coupon/bet.ts';
import { type LegResult, LOSE, VOID } from '../settlement/leg-result.ts';
import { type BuilderLeg, builderLegOdds } from './builder-leg.ts';

/** A bet whose combinations have become single legs: what all arithmetic works on. */
export interface CollapsedBet extends Bet {
  readonly combinations?: never;
}

/** A leg of the collapsed bet: its original legs, and the builder leg that they form. */
export interface LegFold {
  readonly from: readonly number[];
  readonly combination: BuilderLeg | null;
}

/** The legs of the collapsed bet, in their order. */
export function legFolds({ legs, combinations }: Pick<Bet, 'legs' | 'combinations'>): readonly LegFold[] {
  const owner = new Map<number, BuilderLeg>();
  for (const combination of combinations ?? []) {
    invariant(combination.legs.length >= 2, 'a combination has at least two selections');
    invariant(combination.prices.length === 2 ** combination.legs.length, 'a combination keeps the price of each set of its selections');
    for (const leg of combination.legs) {
      invariant(leg in legs && !owner.has(leg), `leg ${leg} is not of the bet, or stands in two combinations`);
      owner.set(leg, combination);
    }
  }
  return legs.flatMap((_, leg): LegFold[] => {
    const combination = owner.get(leg);
    if (!combination) return [{ from: [leg], combination: null }];
    return combination.legs[0] === leg ? [{ from: combination.legs, combination }] : [];
  });
}

/** Folds anything that is listed by leg: `one` for a leg alone, `joint` for a combination. */
export function collapseLegs<T, U>(
  bet: Pick<Bet, 'legs' | 'combinations'>,
  items: readonly T[],
  joint: (items: readonly T[], combination: BuilderLeg) => U,
): readonly (T | U)[] {
  if (!bet.combinations?.length) return items;
  return legFolds(bet).flatMap(({ from, combination }): readonly (T | U)[] => {
    const own = from.flatMap((leg) => items.slice(leg, leg + 1));
    return combination ? [joint(own, combination)] : own;
  });
}

/** The bet with each combination as one leg at its joint price. A bet without combinations is returned as it is. */
export function collapseBuilderLegs(bet: Bet): CollapsedBet {
  const { combinations: _, ...rest } = bet;
  return { ...rest, legs: collapseLegs<BetLeg, BetLeg>(bet, bet.legs, (_own, combination) => ({ odds: builderLegOdds(combination) })) };
}

/**
 * How a combination ended, all or nothing: lost as soon as one selection is, otherwise open until all are known. A void selection
 * follows the policy of the bet. Half results and dead heats have no joint price and count as void: the builder offers no selection
 * that can end so.
 */
export function settleBuilderLeg(results: readonly (LegResult | undefined)[], { voidPolicy, prices }: BuilderLeg): LegResult | undefined {
  if (results.some((r) => r?.kind === 'lose')) return LOSE;
  if (results.includes(undefined)) return undefined;
  let left = 0;
  results.forEach((result, i) => {
    if (result?.kind === 'win') left |= 1 << i;
  });
  if (left === prices.length - 1) return { kind: 'win' };
  if (left === 0 || voidPolicy === 'void-bet') return VOID;
  const odds = prices[left];
  invariant(odds !== undefined, `no joint price for the selections ${left.toString(2)}`);
  return { kind: 'repriced', odds };
}

/** The results of a folded bet's legs. */
export const collapseResults = (
  bet: Pick<Bet, 'legs' | 'combinations'>,
  results: readonly (LegResult | undefined)[],
): readonly (LegResult | undefined)[] => collapseLegs(bet, results, settleBuilderLeg);
