import { roundHalfUp } from '@touchline/kernel/ratio';
import { allocateAmount } from '../shares/allocate-amount.ts';
import { bookPercentage } from './calculate-market-margin.ts';

const returnAt = (stakeMinor: bigint, odds: number): bigint => roundHalfUp({ num: stakeMinor * BigInt(odds), den: 1000n });

export interface Dutching {
  readonly stakes: readonly { readonly odds: number; readonly stakeMinor: bigint; readonly returnMinor: bigint }[];
  /** Profit of the outcome that brings least; negative is a loss. */
  readonly minProfitMinor: bigint;
  /** Whether every outcome of a whole market at these prices brings a profit: 1/o1 + 1/o2 + ... is below 1. */
  readonly isSurebet: boolean;
}

/**
 * Dutching, and the surebet calculator when the prices are those of all outcomes: splits a total over outcomes so that each brings the
 * same but for rounding. The stakes add up to the total exactly.
 */
export function calculateDutching(totalMinor: bigint, odds: readonly number[]): Dutching {
  const product = odds.reduce((a, o) => a * BigInt(o), 1n);
  const parts = allocateAmount(
    totalMinor,
    odds.map((o) => product / BigInt(o)),
  );
  const stakes = odds.map((o, i) => {
    const stakeMinor = parts[i] ?? 0n;
    return { odds: o, stakeMinor, returnMinor: returnAt(stakeMinor, o) };
  });
  const min = stakes.reduce<bigint | null>((low, s) => (low === null || s.returnMinor < low ? s.returnMinor : low), null);
  const { num, den } = bookPercentage(odds);
  return { stakes, minProfitMinor: (min ?? 0n) - totalMinor, isSurebet: num < den };
}

export interface Hedge {
  readonly stakeMinor: bigint;
  /** Profit when the first bet wins, and when the hedge does. */
  readonly profitIfFirstMinor: bigint;
  readonly profitIfHedgeMinor: bigint;
}

/** Hedging: what to stake on everything else at `hedgeOdds` so that a running bet brings the same either way. */
export function calculateHedge(stakeMinor: bigint, odds: number, hedgeOdds: number): Hedge {
  const firstMinor = returnAt(stakeMinor, odds);
  const hedgeMinor = roundHalfUp({ num: stakeMinor * BigInt(odds), den: BigInt(hedgeOdds) });
  return {
    stakeMinor: hedgeMinor,
    profitIfFirstMinor: firstMinor - stakeMinor - hedgeMinor,
    profitIfHedgeMinor: returnAt(hedgeMinor, hedgeOdds) - stakeMinor - hedgeMinor,
  };
}
