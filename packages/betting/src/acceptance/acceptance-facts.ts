import type { MilliOdds } from '@touchline/kernel/odds';
import type { BuilderLeg } from '../builder/builder-leg.ts';
import type { Coupon, CouponRules } from '../coupon/coupon.ts';
import type { LegUnavailableReason } from './bet-rejection.ts';
import type { OddsChangePolicy } from './is-odds-change-accepted.ts';

/** A leg as the book has it now. `closed` is decided by the database's clock, never by the caller's. */
export interface LegQuote {
  readonly seenOddsMilli: MilliOdds;
  readonly currentOddsMilli: MilliOdds;
  readonly closed: LegUnavailableReason | null;
}

/** The stake left within one of the player's limits. */
export interface RemainingLimit {
  readonly limit: string;
  readonly leftMinor: bigint;
  readonly resetsAt: number | null;
}

/**
 * All that acceptance may know, read under lock before it decides. `coupon.legs[i].odds` are the prices seen; `quotes[i]` belongs to
 * leg i. `stakeMinor` is what the player pays, stake tax included; the coupon's own stake is the one that works.
 */
export interface AcceptanceFacts {
  readonly session: boolean;
  readonly block: { readonly code: 'blocked' | 'self-excluded' | 'betting-blocked' | 'unidentified'; readonly until: number | null } | null;
  readonly limits: readonly RemainingLimit[];
  readonly funds: { readonly source: 'balance' | 'free-bet'; readonly availableMinor: bigint };
  readonly coupon: Coupon;
  readonly stakeMinor: bigint;
  readonly quotes: readonly LegQuote[];
  /** The coupon's combinations, in their order, at the joint prices of now; those of the coupon are the ones seen. */
  readonly combinationsNow?: readonly BuilderLeg[];
  readonly rules: CouponRules;
  /** `minStakeMinor` is that of any bet; one of many lines needs more. `maxStakeMinor` is the risk's answer for these selections. */
  readonly bounds: { readonly minStakeMinor: bigint; readonly maxStakeMinor: bigint; readonly maxReturnMinor: bigint };
  readonly priceMode: OddsChangePolicy;
  /** Of the seen price, 0 to 10,000. */
  readonly toleranceBasisPoints: number;
}
