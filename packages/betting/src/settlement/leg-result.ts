import type { MilliOdds } from '@touchline/kernel/odds';
import { add, mul, ONE, type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import type { BetLeg } from '../coupon/bet.ts';
import { legPayoutRatio } from '../coupon/leg-payout-ratio.ts';

/**
 * How a selection ended. A dead heat pays the odds times num/den (places left over the number tied, at most 1); `repriced` is a
 * combination that won without some of its selections, at the price of the rest.
 * Provider triples (result, void factor, dead-heat factor) map onto these: see betting rules, "Leg multipliers".
 */
export type LegResult =
  | { readonly kind: 'win' | 'lose' | 'void' | 'half-win' | 'half-lose' }
  | { readonly kind: 'dead-heat'; readonly num: number; readonly den: number }
  | { readonly kind: 'repriced'; readonly odds: MilliOdds };

export const WIN: LegResult = { kind: 'win' };
export const LOSE: LegResult = { kind: 'lose' };
export const VOID: LegResult = { kind: 'void' };
export const HALF_WIN: LegResult = { kind: 'half-win' };
export const HALF_LOSE: LegResult = { kind: 'half-lose' };

const HALF = ratio(1n, 2n);

/** The exact multiplier of a leg that pays `price` when it wins: win o, void 1, half-win (o+1)/2, half-lose 1/2, lose 0, dead heat o x num/den. */
export function resultMultiplier(price: Ratio, result: LegResult): Ratio {
  switch (result.kind) {
    case 'win':
      return price;
    case 'lose':
      return ZERO;
    case 'void':
      return ONE;
    case 'half-win':
      return mul(add(price, ONE), HALF);
    case 'half-lose':
      return HALF;
    case 'dead-heat':
      return mul(price, ratio(BigInt(result.num), BigInt(result.den)));
    case 'repriced':
      return ratio(BigInt(result.odds), 1000n);
  }
}

/** The exact multiplier that a settled leg contributes, by its price with place part and deduction. */
export const legMultiplier = (leg: BetLeg, result: LegResult): Ratio => resultMultiplier(legPayoutRatio(leg), result);

/** One word for storage: "win", "dead-heat 1/2", "repriced 2350". */
export function formatLegResult(r: LegResult): string {
  if (r.kind === 'dead-heat') return `dead-heat ${r.num}/${r.den}`;
  return r.kind === 'repriced' ? `repriced ${r.odds}` : r.kind;
}

/** Reads what formatLegResult wrote; throws RangeError for anything else. */
export function parseLegResult(text: string): LegResult {
  if (text === 'win' || text === 'lose' || text === 'void' || text === 'half-win' || text === 'half-lose') return { kind: text };
  const heat = /^dead-heat (\d+)\/(\d+)$/.exec(text);
  if (heat) return { kind: 'dead-heat', num: Number(heat[1]), den: Number(heat[2]) };
  const repriced = /^repriced (\d+)$/.exec(text);
  if (!repriced) throw new RangeError(`not a leg result: ${text}`);
  return { kind: 'repriced', odds: Number(repriced[1]) };
}
