import type { BetsFeature } from '#features/bets';
import type { OperatorFeature } from '#features/operator';
import type { Platform } from '#platform/platform';

export interface BidsFeatureDeps {
  readonly bets: Pick<BetsFeature, 'placing' | 'players' | 'line'>;
  readonly operators: OperatorFeature;
}

/** What bids need. */
export interface BidsDeps extends BidsFeatureDeps {
  readonly platform: Platform;
}
