import type { MilliOdds } from '@touchline/kernel/odds';
import { err, ok, type Result } from '@touchline/kernel/result';
import type { BetRejection, LegUnavailableReason, OddsChange } from './bet-rejection.ts';
import { isOddsChangeAccepted, type OddsChangePolicy } from './is-odds-change-accepted.ts';

/** A leg when the bet arrived: line legs have no delay. */
export interface LegDelay {
  readonly live: boolean;
  readonly delayMs: number;
}

/** How long a bet waits before it may be accepted: the longest delay of its live legs, 0 when none is live. */
export const decideLiveDelay = (legs: readonly LegDelay[]): number =>
  legs.reduce((longest, { live, delayMs }) => (live ? Math.max(longest, delayMs) : longest), 0);

/**
 * A leg before and after its wait. A version is any number that changes with every material change of the match (score, period,
 * red card); `suspensions` counts the market's suspensions, so that one which came and went inside the wait is seen too.
 */
export interface DelayedLeg {
  readonly live: boolean;
  readonly seenOddsMilli: MilliOdds;
  readonly currentOddsMilli: MilliOdds;
  readonly scoreVersion: readonly [before: number, after: number];
  readonly suspensions: readonly [before: number, after: number];
  readonly closed: LegUnavailableReason | null;
}

/**
 * Decides on a bet after its wait: refused when a leg closed, when the score or the market's state changed meanwhile, or when a
 * price left the player's mode; accepted at the current prices otherwise. Only live legs are subject to the score.
 */
export function decideAfterDelay(
  legs: readonly DelayedLeg[],
  mode: OddsChangePolicy,
  toleranceBasisPoints: number,
): Result<readonly MilliOdds[], BetRejection> {
  const closed = legs.flatMap((l, leg) => (l.closed ? [{ leg, reason: l.closed }] : []));
  if (closed.length > 0) return err({ code: 'legs-closed', closed });
  const changed = legs.flatMap(({ live, scoreVersion, suspensions }, leg) =>
    live && (scoreVersion[0] !== scoreVersion[1] || suspensions[0] !== suspensions[1]) ? [leg] : [],
  );
  if (changed.length > 0) return err({ code: 'changed-while-waiting', legs: changed });
  const moved: readonly OddsChange[] = legs.flatMap(({ seenOddsMilli, currentOddsMilli }, leg) =>
    isOddsChangeAccepted(mode, toleranceBasisPoints, seenOddsMilli, currentOddsMilli) ? [] : [{ leg, seenOddsMilli, currentOddsMilli }],
  );
  return moved.length > 0 ? err({ code: 'price-moved', moved }) : ok(legs.map((l) => l.currentOddsMilli));
}
