import { type Ratio, ratio, reduced } from '@touchline/kernel/ratio';
import type { WeightedRow } from './parse-weights.ts';

/** Exact figures of a mode, by its weights. */
export interface ModeFigures {
  readonly totalWeight: bigint;
  /** The part of what is staked that comes back: the weighted pays over the weights and the cost. */
  readonly returned: Ratio;
  /** The part of all rounds that pay something. */
  readonly hitRate: Ratio;
  /** The most that a round that can be drawn pays: hundredths of the bet amount. */
  readonly capHundredths: bigint;
}

/** The figures of a mode whose weights sum to more than 0. `cost` of a round: in bet amounts. */
export function modeFigures(rows: readonly WeightedRow[], cost: Ratio): ModeFigures {
  let totalWeight = 0n;
  let weightedPay = 0n;
  let hits = 0n;
  let capHundredths = 0n;
  for (const { weight, payHundredths } of rows) {
    totalWeight += weight;
    weightedPay += weight * payHundredths;
    if (payHundredths > 0n) hits += weight;
    if (weight > 0n && payHundredths > capHundredths) capHundredths = payHundredths;
  }
  return {
    totalWeight,
    returned: reduced(ratio(weightedPay * cost.den, totalWeight * 100n * cost.num)),
    hitRate: reduced(ratio(hits, totalWeight)),
    capHundredths,
  };
}
