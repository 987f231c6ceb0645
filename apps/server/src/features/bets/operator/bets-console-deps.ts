import type { OperatorFeature } from '#features/operator';
import type { Platform } from '#platform/platform';
import type { BettingPorts } from '../ports.ts';

/** Dependencies of the console's calls about bets. */
export interface BetsConsoleDeps {
  readonly platform: Platform;
  readonly ports: BettingPorts;
  readonly operators: OperatorFeature;
}
