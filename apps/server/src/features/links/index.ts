import type { LINKS_CALLS } from '@touchline/contract/links/calls';
import type { ForBrands } from '#features/feed';
import type { ResultsFeature } from '#features/results';
import type { Feature } from '#platform/feature';
import { checkLink, findMainLive, getLinkCountries, getLinkSports } from './calls/links.ts';

/** Permanent links: an id of the feed says what it is for ever, so a link is an id and this says where it leads now. */
export function createLinksFeature({
  forBrands,
  archiveOver,
}: {
  readonly forBrands: ForBrands;
  readonly archiveOver: ResultsFeature['archiveOver'];
}): Feature<keyof typeof LINKS_CALLS> {
  return {
    handlers: forBrands((feed) => ({
      findMainLive: findMainLive(feed, archiveOver(feed)),
      checkLink: checkLink(feed, archiveOver(feed)),
      getLinkCountries: getLinkCountries(feed),
      getLinkSports: getLinkSports(feed),
    })),
  };
}
