import type { BettingTax } from '@touchline/betting/tax/betting-tax';
import type { PlayerDoor } from '#features/bets';
import type { FreeBetsFeature } from '#features/freebets';
import type { Caller } from '#platform/handler';
import type { Platform } from '#platform/platform';
import type { CouponDoors } from './present-coupon.ts';

/** What the calls of this feature are made of. */
export interface CouponDeps {
  readonly platform: Pick<Platform, 'pool'>;
  readonly doors: CouponDoors;
  readonly players: PlayerDoor;
  /** Throws Failure where the bet has no value. */
  readonly readPowerStake: (playerId: bigint, betId: bigint) => Promise<string>;
  readonly freeBets: Pick<FreeBetsFeature, 'readUsable'>;
  /** What a bet would be taxed with where a caller who is not signed in seems to live. */
  readonly guestTax: (caller: Caller, currency: string) => BettingTax | null;
}
