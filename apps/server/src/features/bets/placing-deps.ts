import type { WireBet } from '@touchline/contract/coupon-request';
import type { BetAnswer } from '@touchline/contract/coupon-shapes';
import type { Platform } from '#platform/platform';
import type { PlacingDoors } from './doors.ts';

/** What the calls that place bets are made of. */
export interface PlacingDeps {
  readonly platform: Pick<Platform, 'pool' | 'outbox'>;
  readonly doors: PlacingDoors;
  /** Throws Failure with the first reason for which the bet cannot be taken. */
  readonly place: (playerId: bigint, wire: WireBet) => Promise<BetAnswer>;
}
