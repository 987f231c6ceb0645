import type { Platform } from '#platform/platform';
import type { BettingPorts } from './ports.ts';

/** Dependencies of this feature's calls. */
export interface BetsDeps {
  readonly platform: Pick<Platform, 'pool'>;
  readonly ports: BettingPorts;
}
