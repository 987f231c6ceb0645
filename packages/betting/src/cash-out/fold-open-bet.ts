import type { MilliOdds } from '@touchline/kernel/odds';
import { builderLegOdds } from '../builder/builder-leg.ts';
import { type CollapsedBet, legFolds, settleBuilderLeg } from '../builder/collapse-bet.ts';
import type { Bet, BetLeg } from '../coupon/bet.ts';
import type { LegResult } from '../settlement/leg-result.ts';

/** A leg of a running bet: its result, or the price of the same selection now (null while it is suspended). */
export type OpenLeg = { readonly result: LegResult } | { readonly currentOddsMilli: MilliOdds | null };

/** A running bet whose combinations have become single legs, with what each leg is now and the legs of the bet that it is made of. */
export interface FoldedOpenBet {
  readonly bet: CollapsedBet;
  readonly legs: readonly OpenLeg[];
  readonly from: readonly (readonly number[])[];
}

interface FoldedLeg {
  readonly taken: BetLeg;
  readonly now: OpenLeg;
  readonly from: readonly number[];
}

const SUSPENDED: OpenLeg = { currentOddsMilli: null };
const resultOf = (leg: OpenLeg): LegResult | undefined => ('result' in leg ? leg.result : undefined);

/**
 * Folds each combination of a running bet into one leg. While it is open, its price is what it will pay if the rest of it wins: that
 * of its selections without those that are void, 1 where a void one returns the bet. `combinationOdds`: for each combination the
 * joint price now of its selections that are still open (builder/price-open-picks).
 */
export function foldOpenBet(bet: Bet, legs: readonly OpenLeg[], combinationOdds: readonly (MilliOdds | null)[]): FoldedOpenBet {
  const { combinations, ...rest } = bet;
  const folded = legFolds(bet).map(({ from, combination }): FoldedLeg => {
    const first = from[0] ?? 0;
    const own = from.map((leg) => legs[leg] ?? SUSPENDED);
    if (!combination) return { taken: bet.legs[first] ?? { odds: 1000 }, now: own[0] ?? SUSPENDED, from };
    const results = own.map(resultOf);
    const ended = settleBuilderLeg(results, combination);
    if (ended) return { taken: { odds: builderLegOdds(combination) }, now: { result: ended }, from };
    // As settlement will see it: whatever is neither won nor lost has left the combination.
    const left = results.reduce((set, result, i) => (result === undefined || result.kind === 'win' ? set | (1 << i) : set), 0);
    const whole = left === combination.prices.length - 1;
    const odds = whole || combination.voidPolicy === 'reprice' ? (combination.prices[left] ?? 1000) : 1000;
    return { taken: { odds }, now: { currentOddsMilli: combinationOdds[combinations?.indexOf(combination) ?? -1] ?? null }, from };
  });
  return {
    bet: { ...rest, legs: folded.map((leg) => leg.taken) },
    legs: folded.map((leg) => leg.now),
    from: folded.map((leg) => leg.from),
  };
}
