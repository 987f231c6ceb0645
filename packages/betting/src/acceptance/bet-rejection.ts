import type { MilliOdds } from '@touchline/kernel/odds';
import type { CouponRejection } from '../coupon/coupon-rejection.ts';

/** Why a selection cannot be taken now. */
export type LegUnavailableReason = 'suspended' | 'started' | 'settled' | 'withdrawn';

/** A leg whose price moved outside the player's mode, with the price that would be accepted. */
export interface OddsChange {
  readonly leg: number;
  readonly seenOddsMilli: MilliOdds;
  readonly currentOddsMilli: MilliOdds;
}

/**
 * Every reason for which a bet is rejected, with the legs concerned and what would be accepted instead. The server answers each with a
 * failure code of its own, which has a sentence (`error.<code>`). Amounts are in the minor unit of the player's currency.
 */
export type BetRejection =
  | CouponRejection
  | { readonly code: 'session' }
  /** Blocked by the operator, self-excluded, or not identified where the law wants it first; `until` is epoch ms, null where it has no end. */
  | { readonly code: 'blocked' | 'self-excluded' | 'betting-blocked' | 'unidentified'; readonly until: number | null }
  /** The player's own limit of this name leaves so much to stake; it is never exceeded or cut silently. */
  | { readonly code: 'limit'; readonly limit: string; readonly acceptedStakeMinor: bigint; readonly resetsAt: number | null }
  | { readonly code: 'balance'; readonly acceptedStakeMinor: bigint }
  | { readonly code: 'free-bet'; readonly acceptedStakeMinor: bigint }
  | { readonly code: 'legs-closed'; readonly closed: readonly { readonly leg: number; readonly reason: LegUnavailableReason }[] }
  | { readonly code: 'stake-too-low' | 'stake-too-high' | 'return-too-high'; readonly acceptedStakeMinor: bigint }
  | { readonly code: 'price-moved'; readonly moved: readonly OddsChange[] }
  /** The score or the market's state changed while the bet waited. */
  | { readonly code: 'changed-while-waiting'; readonly legs: readonly number[] };
