import type { BetRequest } from '@touchline/contract/coupon/request';
import type { BetPlacementResponse } from '@touchline/contract/coupon/shapes';
import type { Platform } from '#platform/platform';
import type { PlacementPorts } from './ports.ts';

/** Dependencies of the calls that place bets. */
export interface PlacingDeps {
  readonly platform: Pick<Platform, 'pool' | 'events'>;
  readonly ports: PlacementPorts;
  /** Throws Failure with the first reason for which the bet cannot be taken. */
  readonly place: (playerId: bigint, wire: BetRequest) => Promise<BetPlacementResponse>;
}
