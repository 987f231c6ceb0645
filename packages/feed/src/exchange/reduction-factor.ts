import type { MilliOdds } from '@touchline/kernel/odds';
import type { MarketDefinition } from './exchange-message.ts';

/** A withdrawn runner, and by how much bets placed before its withdrawal shrink. */
export interface ReductionFactor {
  /** The exchange's runner id. */
  readonly runner: number;
  /** Hundredths of a percent. */
  readonly factor: number;
  /** Epoch ms of the withdrawal; bets placed from then on knew of it. */
  readonly at: number;
}

/** Below this a withdrawal changes nothing for the others, hundredths of a percent (the exchange's rule for winner markets). */
const MIN_FACTOR = 250;

/** Withdrawn runners that reduce what others pay, in the order of their withdrawal. @internal Recordings are checked by it. */
export function reductionFactors({ runners, marketType }: MarketDefinition): ReductionFactor[] {
  const found = runners.flatMap(({ id, status, adjustmentFactor, removalDate }) => {
    const factor = Math.round((adjustmentFactor ?? 0) * 100);
    const at = removalDate === undefined ? Number.NaN : Date.parse(removalDate);
    if (status !== 'REMOVED' || Number.isNaN(at) || (marketType === 'WIN' && factor < MIN_FACTOR)) return [];
    return [{ runner: id, factor, at }];
  });
  return found.sort((a, b) => a.at - b.at);
}

/**
 * The part that odds taken at `placedAt` (epoch ms) pay after the withdrawals since: a winner market's odds shrink as a whole, a place market's
 * winnings alone. One after the other, each rounded down to a thousandth; never below 1.000, at which the stake comes back.
 * @internal Recordings are checked by it.
 */
export function applyReductionFactors(
  odds: MilliOdds,
  placedAt: number,
  reductions: readonly ReductionFactor[],
  of: 'winner' | 'place',
): MilliOdds {
  let left = odds;
  for (const { factor, at } of reductions) {
    if (at <= placedAt) continue;
    const rest = 10_000 - factor;
    left = of === 'winner' ? Math.max(1000, Math.floor((left * rest) / 10_000)) : 1000 + Math.floor(((left - 1000) * rest) / 10_000);
  }
  return left;
}
