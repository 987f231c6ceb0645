import type { Platform } from '#platform/platform';
import type { BettingPorts } from '../ports.ts';

/** What dealing with running bets needs. */
export interface OpenBetContext {
  readonly platform: Pick<Platform, 'pool' | 'events' | 'log' | 'bus' | 'clock' | 'roles'>;
  readonly ports: BettingPorts;
}
