import { roundHalfUp } from '@touchline/kernel/ratio';

/** A sale in part: what is paid now, the stake that it ends, and the stake that runs on. */
export interface CashOutSplit {
  readonly paidMinor: bigint;
  readonly cashedOutStakeMinor: bigint;
  readonly keptStakeMinor: bigint;
}

/** Sells `percent` (1-100) of a bet: pays p V, S (1 - p) runs on. Sold and kept stake add up to the stake; 100 keeps nothing. */
export function splitCashOut(stakeMinor: bigint, offerMinor: bigint, percent: number): CashOutSplit {
  const part = (amountMinor: bigint): bigint => roundHalfUp({ num: amountMinor * BigInt(percent), den: 100n });
  const cashedOutStakeMinor = part(stakeMinor);
  return { paidMinor: part(offerMinor), cashedOutStakeMinor, keptStakeMinor: stakeMinor - cashedOutStakeMinor };
}

/** Whether a sale goes through at `currentMinor` when the player saw `seenMinor`: a rise always, a fall within the tolerance. */
export const isCashOutAccepted = (seenMinor: bigint, currentMinor: bigint, tolerancePercent: number): boolean =>
  (seenMinor - currentMinor) * 100n <= seenMinor * BigInt(tolerancePercent);
