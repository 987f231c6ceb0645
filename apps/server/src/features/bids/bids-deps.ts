import type { BetsFeature } from '#features/bets';
import type { OperatorFeature } from '#features/operator';
import type { Platform } from '#platform/platform';

export interface BidsFeatureDeps {
  readonly bets: Pick<BetsFeature, 'placing' | 'players' | 'line'>;
  readonly operators: OperatorFeature;
}

/** Dependencies of bids. */
export interface BidsDeps extends BidsFeatureDeps {
  readonly platform: Platform;
}
