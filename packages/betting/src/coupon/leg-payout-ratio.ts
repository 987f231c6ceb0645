import { type Ratio, ratio } from '@touchline/kernel/ratio';
import type { BetLeg } from './bet.ts';

/** The payout of a winning leg per unit, exactly: 1 + part x (1 - deduction) x (odds - 1); just the odds for most legs. */
export function legPayoutRatio({ odds, place, deductionPercent = 0 }: BetLeg): Ratio {
  if (!place && deductionPercent === 0) return ratio(BigInt(odds), 1000n);
  const winnings = BigInt(odds - 1000) * BigInt(place?.num ?? 1) * BigInt(100 - deductionPercent);
  const den = 100_000n * BigInt(place?.den ?? 1);
  return ratio(den + winnings, den);
}
