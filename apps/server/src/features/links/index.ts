import type { LINKS_CALLS } from '@touchline/contract/links/calls';
import type { FeedFeature } from '#features/feed';
import type { Archive } from '#features/results';
import type { Feature } from '#platform/feature';
import { checkLink, findMainLive, getLinkCountries, getLinkSports } from './calls/links.ts';

/** Permanent links: an id of the feed says what it is for ever, so a link is an id and this says where it leads now. */
export function createLinksFeature({
  feed,
  archive,
}: {
  readonly feed: FeedFeature;
  readonly archive: Archive;
}): Feature<keyof typeof LINKS_CALLS> {
  return {
    handlers: {
      findMainLive: findMainLive(feed, archive),
      checkLink: checkLink(feed, archive),
      getLinkCountries: getLinkCountries(feed),
      getLinkSports: getLinkSports(feed),
    },
  };
}
