import { MAX_ODDS, MIN_ODDS, type MilliOdds } from '@touchline/kernel/odds';
import { add, mul, ONE, type Ratio, ratio, sub, ZERO } from '@touchline/kernel/ratio';
import type { BetLeg } from '../coupon/bet.ts';
import { legPayoutRatio } from '../coupon/leg-payout-ratio.ts';
import type { LegResult } from './leg-result.ts';

/**
 * The price that the accumulator of legs at these prices loses: fair K/(K-1) with the margin taken from the winnings, rounded down to a thousandth.
 * Undefined where nothing worth a price is left (below 1.001).
 */
export function antiAccumulatorOdds(prices: readonly Ratio[], marginPermille: number): MilliOdds | undefined {
  const { num, den } = prices.reduce(mul, ONE);
  if (num <= den) return undefined;
  const winnings = (1000n * den * BigInt(1000 - marginPermille)) / (1000n * (num - den));
  const odds = 1000n + winnings;
  if (odds < BigInt(MIN_ODDS)) return undefined;
  return odds > BigInt(MAX_ODDS) ? MAX_ODDS : Number(odds);
}

const HALF = ratio(1n, 2n);

/** The part of a leg's stake that loses, and the part that is returned: a half-lost leg is one half stake lost and one void. */
function parts(result: LegResult): { readonly lost: Ratio; readonly voided: Ratio } {
  switch (result.kind) {
    case 'win':
    case 'repriced':
      return { lost: ZERO, voided: ZERO };
    case 'lose':
      return { lost: ONE, voided: ZERO };
    case 'void':
      return { lost: ZERO, voided: ONE };
    case 'half-win':
      return { lost: ZERO, voided: HALF };
    case 'half-lose':
      return { lost: HALF, voided: HALF };
    case 'dead-heat':
      return { lost: ratio(BigInt(result.den - result.num), BigInt(result.den)), voided: ZERO };
  }
}

export interface AntiAccumulatorOutcome {
  /** Part of the stake on which the accumulator lost: it is paid at `odds`. */
  readonly lostShare: Ratio;
  /** Part on which every leg was void: it is returned. */
  readonly voidShare: Ratio;
  /** The price over the legs that were not void. */
  readonly odds: MilliOdds | undefined;
  readonly multiplier: Ratio;
}

/**
 * How an anti-accumulator ends: the accumulator loses on the part of the stake on which at least one leg lost. Legs that are wholly void
 * leave the price, which is why nothing is decided before every leg is known.
 */
export function settleAntiAccumulator(
  legs: readonly BetLeg[],
  results: readonly LegResult[],
  marginPermille: number,
): AntiAccumulatorOutcome {
  let notLost: Ratio = ONE;
  let voidShare: Ratio = ONE;
  for (const result of results) {
    const { lost, voided } = parts(result);
    notLost = mul(notLost, sub(ONE, lost));
    voidShare = mul(voidShare, voided);
  }
  const odds = antiAccumulatorOdds(
    legs.flatMap((leg, i): readonly Ratio[] => {
      const result = results[i];
      if (result?.kind === 'void') return [];
      return [result?.kind === 'repriced' ? ratio(BigInt(result.odds), 1000n) : legPayoutRatio(leg)];
    }),
    marginPermille,
  );
  const lostShare = sub(ONE, notLost);
  const paid = mul(lostShare, odds === undefined ? ONE : ratio(BigInt(odds), 1000n));
  return { lostShare, voidShare, odds, multiplier: add(paid, voidShare) };
}
