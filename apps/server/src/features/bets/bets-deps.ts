import type { Platform } from '#platform/platform';
import type { BettingPorts } from './ports.ts';

/** What the calls of this feature are made of. */
export interface BetsDeps {
  readonly platform: Pick<Platform, 'pool'>;
  readonly ports: BettingPorts;
}
