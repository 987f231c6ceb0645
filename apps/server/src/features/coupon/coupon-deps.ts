import type { BettingPlayers } from '#features/bets';
import type { FreeBetsFeature } from '#features/free-bets';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import type { CouponPorts, CouponTerms } from './present-coupon.ts';

/** Dependencies of this feature's calls. */
export interface CouponDeps {
  readonly platform: Pick<Platform, 'pool'>;
  readonly ports: CouponPorts;
  readonly players: BettingPlayers;
  /** Throws Failure where the bet has no value. */
  readonly readPowerStake: (playerId: bigint, betId: bigint) => Promise<string>;
  readonly freeBets: Pick<FreeBetsFeature, 'readUsable'>;
  /** Terms of a bet of a caller who is not signed in, where they seem to live. */
  readonly guestTerms: (caller: Caller, currency: string) => CouponTerms;
}
