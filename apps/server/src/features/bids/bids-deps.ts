import type { BetsFeature } from '#features/bets';
import type { Platform } from '#platform/platform';

/** What bids need. */
export interface BidsDeps {
  readonly platform: Pick<Platform, 'pool' | 'outbox' | 'log' | 'roles'>;
  readonly bets: Pick<BetsFeature, 'placing' | 'players' | 'line'>;
}
