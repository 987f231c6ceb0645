import type { PREVIEWS_CALLS } from '@touchline/contract/previews';
import type { FeedFeature } from '#features/feed';
import type { Archive } from '#features/results';
import type { StatisticsFeature } from '#features/statistics';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { getGamesActions, getGamesPreviewByIds, getGamesPreviewLight, getPreviewBanner } from './calls/previews.ts';
import { createPreviewReader } from './read-previews.ts';

/** What to know before a match: form, meetings, chances, and facts in sentences. */
export function createPreviewsFeature(
  { clock }: Pick<Platform, 'clock'>,
  { feed, archive, statistics }: { readonly feed: FeedFeature; readonly archive: Archive; readonly statistics: StatisticsFeature },
): Feature<keyof typeof PREVIEWS_CALLS> {
  const reader = createPreviewReader(feed, archive, statistics.readPlaces, () => clock.now());
  return {
    handlers: {
      getGamesPreviewLight: getGamesPreviewLight(reader),
      getGamesActions: getGamesActions(reader, feed),
      getPreviewBanner: getPreviewBanner(reader),
      getGamesPreviewByIds: getGamesPreviewByIds(reader, feed),
    },
  };
}
