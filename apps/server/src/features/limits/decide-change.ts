/** The outcome of a wish for a limit. */
export type LimitChangeAction = 'hold' | 'wait' | 'keep-waiting' | 'unwant' | 'nothing';

/**
 * A stricter limit applies at once and cancels a pending looser one; a looser one waits. Repeating a pending request does not restart the
 * wait; requesting the current amount cancels it. `wanted` null is none at all; `current` undefined where there is no limit yet.
 */
export function decideChange(
  current: { readonly amount: bigint; readonly wantedAmount: bigint | null; readonly waits: boolean } | undefined,
  wanted: bigint | null,
): LimitChangeAction {
  if (!current) return wanted === null ? 'nothing' : 'hold';
  if (wanted !== null && wanted < current.amount) return 'hold';
  if (wanted === current.amount) return current.waits ? 'unwant' : 'nothing';
  return current.waits && current.wantedAmount === wanted ? 'keep-waiting' : 'wait';
}
