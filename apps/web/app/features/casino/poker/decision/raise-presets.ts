import type { LegalActions } from '@touchline/casino/poker/legal-actions';

export type RaisePreset = 'min' | 'half' | 'three-quarters' | 'pot' | 'all-in';

type Raise = NonNullable<LegalActions['raiseTo']>;

/** Shares of the pot as it would be after a call. */
const SHARES = [
  ['half', 2n, 4n],
  ['three-quarters', 3n, 4n],
  ['pot', 4n, 4n],
] as const;

/**
 * Ready amounts to raise to, rounded down to whole chips and kept within what is legal; of equal ones only the first.
 *
 * @param potChips all pots, the street's bets included
 * @param currentBet the bet of the street that has to be matched
 * @param callChips what a call takes
 */
export function raisePresets(
  { min, max }: Raise,
  { potChips, currentBet, callChips }: { readonly potChips: number; readonly currentBet: number; readonly callChips: number },
): readonly { readonly preset: RaisePreset; readonly to: number }[] {
  const afterCall = BigInt(potChips + callChips);
  const all = [
    { preset: 'min' as RaisePreset, to: min },
    ...SHARES.map(([preset, num, den]) => ({ preset, to: currentBet + Number((afterCall * num) / den) })),
    { preset: 'all-in' as RaisePreset, to: max },
  ];
  return all.filter(({ preset, to }, i) => preset === 'all-in' || (to >= min && to < max && all.findIndex((one) => one.to === to) === i));
}
