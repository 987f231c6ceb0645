import type { PREVIEWS_CALLS } from '@touchline/contract/previews/calls';
import type { ForBrands } from '#features/feed';
import type { ResultsFeature } from '#features/results';
import type { StatisticsFeature } from '#features/statistics';
import type { Feature } from '#platform/feature';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { getGamesActions, getGamesPreviewByIds, getGamesPreviewLight, getPreviewBanner } from './calls/previews.ts';
import { createPreviewReader } from './read-previews.ts';

/** Facts to know before a match: form, meetings, chances, and facts in sentences. */
export function createPreviewsFeature(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  {
    forBrands,
    archiveOver,
    statistics,
  }: { readonly forBrands: ForBrands; readonly archiveOver: ResultsFeature['archiveOver']; readonly statistics: StatisticsFeature },
): Feature<keyof typeof PREVIEWS_CALLS> {
  /** An installation with keys is asked for one of them. */
  const withKey =
    <K extends 'getGamesPreviewLight' | 'getGamesActions' | 'getPreviewBanner'>(handler: Handler<K>): Handler<K> =>
    (input, caller, reply) => {
      const { previewKeys } = config;
      if (previewKeys.length > 0 && !previewKeys.includes(input.query?.apiKey ?? '')) throw new Failure('forbidden');
      return handler(input, caller, reply);
    };
  return {
    handlers: forBrands((feed) => {
      const reader = createPreviewReader(feed, archiveOver(feed), statistics.readPlaces, () => clock.now());
      return {
        getGamesPreviewLight: withKey(getGamesPreviewLight(reader)),
        getGamesActions: withKey(getGamesActions(reader, feed)),
        getPreviewBanner: withKey(getPreviewBanner(reader)),
        getGamesPreviewByIds: getGamesPreviewByIds(reader, feed),
      };
    }),
  };
}
