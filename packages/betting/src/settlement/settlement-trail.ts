import type { MilliOdds } from '@touchline/kernel/odds';
import type { Ratio } from '@touchline/kernel/ratio';
import type { LegResult } from './leg-result.ts';

/** The arithmetic of a settled bet, step by step, as the receipt prints it. Fractions are exact; only the last step rounds. */
export type SettlementStep =
  | { readonly step: 'leg'; readonly leg: number; readonly odds: MilliOdds; readonly result: LegResult; readonly multiplier: Ratio }
  /** Decided before these legs were known, because they could no longer change what the bet returns. */
  | { readonly step: 'decided-early'; readonly openLegs: readonly number[] }
  | { readonly step: 'lobby'; readonly legs: readonly number[]; readonly multiplier: Ratio }
  | { readonly step: 'block'; readonly block: number; readonly legs: readonly number[]; readonly multiplier: Ratio }
  /** `alive` of the `lines` lines have no lost leg; the stake of a line is the bet's stake over `lines`; `sum` adds their multipliers. */
  | { readonly step: 'lines'; readonly lines: number; readonly alive: number; readonly sum: Ratio }
  | {
      readonly step: 'account';
      readonly block: number;
      readonly beforeMinor: Ratio;
      readonly stakedMinor: Ratio;
      readonly multiplier: Ratio;
      readonly afterMinor: Ratio;
    }
  | { readonly step: 'anti-express'; readonly odds: MilliOdds | null; readonly lostShare: Ratio; readonly voidShare: Ratio }
  /** Added to the multiplier before it: so many tenths of a percent of the winnings, for so many counted legs. */
  | { readonly step: 'boost'; readonly countedLegs: number; readonly permille: number; readonly added: Ratio }
  /** Half of an each-way bet: its multiplier, of which half the stake is paid. */
  | { readonly step: 'half'; readonly half: 'win' | 'place'; readonly multiplier: Ratio }
  | { readonly step: 'total'; readonly multiplier: Ratio }
  /** Half up to the minor unit: the one rounding. */
  | { readonly step: 'rounded'; readonly exactMinor: Ratio; readonly returnMinor: bigint };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** "37/20"; a whole number without its denominator. */
export function formatRatio({ num, den }: Ratio): string {
  const by = gcd(num < 0n ? -num : num, den);
  return den === by ? String(num / by) : `${num / by}/${den / by}`;
}
