import { compare, type Ratio, roundHalfUp } from '@touchline/kernel/ratio';
import type { BetOutcome } from '../settlement/settle-bet.ts';

/**
 * A country's taxes on bets (R080). Percentages are in hundredths of a percent (12 % is 1200), thresholds in minor units and
 * thousandths; a threshold of 0 is none.
 */
export interface BettingTax {
  /** The base of the payout tax: all that is paid out, or only what exceeds the stake. */
  readonly type: 'none' | 'payout' | 'winnings';
  readonly stakeTaxBasisPoints: number;
  readonly payoutTaxBasisPoints: number;
  /** The payout is taxed only when the winnings reach this much... */
  readonly winThresholdMinor: bigint;
  /** ...and the total odds reach this. */
  readonly oddsThresholdMilli: number;
  /** The stake tax goes back to the player when the bet is void. */
  readonly returnsTax: boolean;
}

export const NO_TAX: BettingTax = {
  type: 'none',
  stakeTaxBasisPoints: 0,
  payoutTaxBasisPoints: 0,
  winThresholdMinor: 0n,
  oddsThresholdMilli: 0,
  returnsTax: false,
};

const percentage = (amountMinor: bigint, basisPoints: number): bigint =>
  roundHalfUp({ num: amountMinor * BigInt(basisPoints), den: 10_000n });

export interface TaxedStake {
  readonly grossStakeMinor: bigint;
  readonly taxMinor: bigint;
  /** The rest to bet with: the `stakeMinor` of the bet. */
  readonly netStakeMinor: bigint;
}

/** Takes the stake tax from what the player pays. Nothing is created or lost: tax + working = paid. */
export function taxStake(grossStakeMinor: bigint, tax: BettingTax): TaxedStake {
  const taxMinor = tax.type === 'none' ? 0n : percentage(grossStakeMinor, tax.stakeTaxBasisPoints);
  return { grossStakeMinor, taxMinor, netStakeMinor: grossStakeMinor - taxMinor };
}

export interface TaxedPayout {
  readonly grossMinor: bigint;
  readonly taxMinor: bigint;
  /** Stake tax that comes back with a void bet. */
  readonly refundedTaxMinor: bigint;
  /** The sum that reaches the player: gross - tax + returned tax. */
  readonly netMinor: bigint;
}

/** The taxed part of a bet that pays `grossMinor` at the exact total multiplier. Void and lost bets have no payout tax. */
export function taxPayout(
  stake: TaxedStake,
  settled: { readonly outcome: BetOutcome; readonly returnMinor: bigint; readonly multiplier: Ratio },
  tax: BettingTax,
): TaxedPayout {
  const grossMinor = settled.returnMinor;
  const refundedTaxMinor = settled.outcome === 'void' && tax.returnsTax ? stake.taxMinor : 0n;
  const winMinor = grossMinor - stake.netStakeMinor;
  const due =
    tax.type !== 'none' &&
    winMinor > 0n &&
    winMinor >= tax.winThresholdMinor &&
    compare(settled.multiplier, { num: BigInt(tax.oddsThresholdMilli), den: 1000n }) >= 0;
  const taxMinor = due ? percentage(tax.type === 'payout' ? grossMinor : winMinor, tax.payoutTaxBasisPoints) : 0n;
  return { grossMinor, taxMinor, refundedTaxMinor, netMinor: grossMinor - taxMinor + refundedTaxMinor };
}
