import { type LimitBound, roomOf, type UsedLimit } from './limit-bounds.ts';

/**
 * The first limit that a deposit has broken which counts in `used` already; undefined where none. `left` is what could have been paid in. The limits
 * are asked in their order, those of the player before those of the law.
 */
export function brokenDeposit(
  limits: readonly Omit<UsedLimit, 'kind'>[],
  depositMinor: bigint,
  { currency, zone }: { readonly currency: string; readonly zone: string },
): LimitBound | undefined {
  const broken = limits.find(({ amount, used }) => used > amount);
  if (!broken) return undefined;
  const { period, amount, used, resetsAt } = broken;
  return { kind: 'deposit', period, left: roomOf({ kind: 'deposit', amount, used: used - depositMinor }), currency, zone, resetsAt };
}
