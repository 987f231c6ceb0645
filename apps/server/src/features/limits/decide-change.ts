/** What becomes of a wish for a limit. */
export type LimitChange = 'hold' | 'wait' | 'keep-waiting' | 'unwant' | 'nothing';

/**
 * A tighter limit holds at once and ends a wish for a looser one; a looser one waits. The same wish again does not begin to wait anew, and
 * wishing for what holds takes a looser wish back. `wanted` null is none at all; `current` undefined where there is no limit yet.
 */
export function decideChange(
  current: { readonly amount: bigint; readonly wantedAmount: bigint | null; readonly waits: boolean } | undefined,
  wanted: bigint | null,
): LimitChange {
  if (!current) return wanted === null ? 'nothing' : 'hold';
  if (wanted !== null && wanted < current.amount) return 'hold';
  if (wanted === current.amount) return current.waits ? 'unwant' : 'nothing';
  return current.waits && current.wantedAmount === wanted ? 'keep-waiting' : 'wait';
}
