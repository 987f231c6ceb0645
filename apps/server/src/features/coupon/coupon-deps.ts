import type { BettingPlayers } from '#features/bets';
import type { FreeBetsFeature } from '#features/free-bets';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import type { CouponPorts, CouponTerms } from './present-coupon.ts';

/** What the calls of this feature are made of. */
export interface CouponDeps {
  readonly platform: Pick<Platform, 'pool'>;
  readonly ports: CouponPorts;
  readonly players: BettingPlayers;
  /** Throws Failure where the bet has no value. */
  readonly readPowerStake: (playerId: bigint, betId: bigint) => Promise<string>;
  readonly freeBets: Pick<FreeBetsFeature, 'readUsable'>;
  /** What would hold for a bet of a caller who is not signed in, where they seem to live. */
  readonly guestTerms: (caller: Caller, currency: string) => CouponTerms;
}
