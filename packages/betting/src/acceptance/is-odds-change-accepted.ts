import type { MilliOdds } from '@touchline/kernel/odds';

/** What a player accepts when a price moved between being seen and being taken. */
export type OddsChangePolicy = 'refuse-any' | 'accept-higher' | 'accept-any';

/** Modes in the order of their number on the wire. The default, 0, is the safest: nothing moves unasked (R119). */
export const ODDS_CHANGE_POLICIES = ['refuse-any', 'accept-higher', 'accept-any'] as const satisfies readonly OddsChangePolicy[];

const WHOLE_BASIS_POINTS = 10_000;

/**
 * Whether a leg is taken at `currentMilli` when the player saw `seenMilli`. The tolerance, in
 * basis points of the seen price (250 = 2.5 %), widens what a mode would refuse: up and down for `refuse-any`, down for `accept-higher`.
 */
export function isOddsChangeAccepted(
  mode: OddsChangePolicy,
  toleranceBasisPoints: number,
  seenMilli: MilliOdds,
  currentMilli: MilliOdds,
): boolean {
  const moved = currentMilli - seenMilli;
  const tolerated = Math.abs(moved) * WHOLE_BASIS_POINTS <= toleranceBasisPoints * seenMilli;
  switch (mode) {
    case 'refuse-any':
      return moved === 0 || tolerated;
    case 'accept-higher':
      return moved >= 0 || tolerated;
    case 'accept-any':
      return true;
  }
}
