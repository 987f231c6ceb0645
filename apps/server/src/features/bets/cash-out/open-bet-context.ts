import type { Platform } from '#platform/platform';
import type { BettingPorts } from '../ports.ts';

/** Dependencies of everything that deals with running bets. */
export interface OpenBetContext {
  readonly platform: Pick<Platform, 'pool' | 'events' | 'log' | 'bus' | 'clock' | 'roles'>;
  readonly ports: BettingPorts;
}
