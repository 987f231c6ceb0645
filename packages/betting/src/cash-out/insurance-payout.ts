import type { BetOutcome } from '../settlement/settle-bet.ts';

/** An insurance on a running bet: what it pays if the bet loses, and what was paid for it. */
export interface BetInsurance {
  readonly insuredMinor: bigint;
  readonly premiumMinor: bigint;
}

/** The payout of an insurance when its bet ends: the cover of a lost bet; the premium of one that was void and never ran. */
export function insurancePayout({ insuredMinor, premiumMinor }: BetInsurance, outcome: BetOutcome): bigint {
  if (outcome === 'lost') return insuredMinor;
  return outcome === 'void' ? premiumMinor : 0n;
}
