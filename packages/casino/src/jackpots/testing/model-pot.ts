import type { JackpotTerms } from '../jackpot-tier.ts';

/** A pot as it fills: minor units, and millionths of one that are not a whole one yet. */
export interface ModelPot {
  readonly amountMinor: bigint;
  readonly remainderPpm: bigint;
}

const MILLION = 1_000_000n;

export const newPot = ({ seedMinor }: JackpotTerms, left: ModelPot = { amountMinor: 0n, remainderPpm: 0n }): ModelPot => ({
  amountMinor: seedMinor + left.amountMinor,
  remainderPpm: left.remainderPpm,
});

/**
 * One stake in the rules of decision 0078, written a second time to judge `casino_play` by: the pot after it, and what dropped of it. A mystery pot
 * pays its trigger and leaves the rest to the next.
 *
 * @param trigger of a mystery pot; of one by chance whether the round has won it
 * @internal
 */
export function playPot(
  pot: ModelPot,
  terms: JackpotTerms,
  stakeMinor: bigint,
  trigger: bigint | boolean,
): { readonly pot: ModelPot; readonly addedMinor: bigint; readonly wonMinor: bigint } {
  const grown = stakeMinor * BigInt(terms.ratePpm) + pot.remainderPpm;
  const addedMinor = grown / MILLION;
  const filled = { amountMinor: pot.amountMinor + addedMinor, remainderPpm: grown % MILLION };
  const due = typeof trigger === 'boolean' ? trigger : filled.amountMinor >= trigger;
  if (!due) return { pot: filled, addedMinor, wonMinor: 0n };
  const wonMinor = typeof trigger === 'boolean' ? filled.amountMinor : trigger;
  return { pot: newPot(terms, { ...filled, amountMinor: filled.amountMinor - wonMinor }), addedMinor, wonMinor };
}
