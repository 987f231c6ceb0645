import type { MilliOdds } from '@touchline/kernel/odds';
import { ONE, type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';

/**
 * How a selection ended. A dead heat pays the odds times num/den (places left over the number tied, at most 1).
 * Provider triples (result, void factor, dead-heat factor) map onto these: see betting rules, "Leg multipliers".
 */
export type LegResult =
  | { readonly kind: 'win' | 'lose' | 'void' | 'half-win' | 'half-lose' }
  | { readonly kind: 'dead-heat'; readonly num: number; readonly den: number };

export const WIN: LegResult = { kind: 'win' };
export const LOSE: LegResult = { kind: 'lose' };
export const VOID: LegResult = { kind: 'void' };
export const HALF_WIN: LegResult = { kind: 'half-win' };
export const HALF_LOSE: LegResult = { kind: 'half-lose' };

/** The exact multiplier that a settled leg contributes: win o, void 1, half-win (o+1)/2, half-lose 1/2, lose 0, dead heat o x num/den. */
export function legMultiplier(odds: MilliOdds, result: LegResult): Ratio {
  switch (result.kind) {
    case 'win':
      return ratio(BigInt(odds), 1000n);
    case 'lose':
      return ZERO;
    case 'void':
      return ONE;
    case 'half-win':
      return ratio(BigInt(odds) + 1000n, 2000n);
    case 'half-lose':
      return ratio(1n, 2n);
    case 'dead-heat':
      return ratio(BigInt(odds) * BigInt(result.num), 1000n * BigInt(result.den));
  }
}

/** One word for storage: "win", "dead-heat 1/2". */
export const writeLegResult = (r: LegResult): string => (r.kind === 'dead-heat' ? `dead-heat ${r.num}/${r.den}` : r.kind);

/** Reads what writeLegResult wrote; throws RangeError for anything else. */
export function readLegResult(text: string): LegResult {
  if (text === 'win' || text === 'lose' || text === 'void' || text === 'half-win' || text === 'half-lose') return { kind: text };
  const heat = /^dead-heat (\d+)\/(\d+)$/.exec(text);
  if (!heat) throw new RangeError(`not a leg result: ${text}`);
  return { kind: 'dead-heat', num: Number(heat[1]), den: Number(heat[2]) };
}
