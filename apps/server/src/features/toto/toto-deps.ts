import type { BetsFeature } from '#features/bets';
import type { FeedFeature } from '#features/feed';
import type { LimitsFeature } from '#features/limits';
import type { LineFeature } from '#features/line';
import type { SiteFeature } from '#features/site';
import type { Platform } from '#platform/platform';

/** Dependencies of pools. */
export interface TotoDeps {
  readonly platform: Pick<Platform, 'pool' | 'events' | 'log' | 'roles' | 'clock' | 'config'>;
  readonly feed: Pick<FeedFeature, 'book' | 'closedSports' | 'observe'>;
  readonly line: Pick<LineFeature, 'isFeedDown'>;
  readonly site: Pick<SiteFeature, 'unitMinor'>;
  readonly limits: Pick<LimitsFeature, 'requireMayBet'>;
  readonly bets: Pick<BetsFeature, 'players' | 'readOutcomes'>;
}
