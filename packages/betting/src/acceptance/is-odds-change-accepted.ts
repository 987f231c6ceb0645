import type { MilliOdds } from '@touchline/kernel/odds';

/** The price moves that a player accepts between seeing and taking. */
export type OddsChangePolicy = 'refuse-any' | 'accept-higher' | 'accept-any';

/** Modes in the order of their number on the wire. The default, 0, is the safest: nothing moves unasked (R119). */
export const ODDS_CHANGE_POLICIES = ['refuse-any', 'accept-higher', 'accept-any'] as const satisfies readonly OddsChangePolicy[];

const WHOLE_BASIS_POINTS = 10_000;

/**
 * Whether a leg is taken at `currentOddsMilli` when the player saw `seenOddsMilli`. The tolerance, in
 * basis points of the seen price (250 = 2.5 %), widens what a mode would refuse: up and down for `refuse-any`, down for `accept-higher`.
 */
export function isOddsChangeAccepted(
  mode: OddsChangePolicy,
  toleranceBasisPoints: number,
  seenOddsMilli: MilliOdds,
  currentOddsMilli: MilliOdds,
): boolean {
  const moved = currentOddsMilli - seenOddsMilli;
  const tolerated = Math.abs(moved) * WHOLE_BASIS_POINTS <= toleranceBasisPoints * seenOddsMilli;
  switch (mode) {
    case 'refuse-any':
      return moved === 0 || tolerated;
    case 'accept-higher':
      return moved >= 0 || tolerated;
    case 'accept-any':
      return true;
  }
}
