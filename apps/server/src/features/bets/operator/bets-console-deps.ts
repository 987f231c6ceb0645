import type { OperatorFeature } from '#features/operator';
import type { Platform } from '#platform/platform';
import type { BettingPorts } from '../ports.ts';

/** What the calls of the console about bets are made of. */
export interface BetsConsoleDeps {
  readonly platform: Platform;
  readonly ports: BettingPorts;
  readonly operators: OperatorFeature;
}
