import type { RESULTS_CALLS } from '@touchline/contract/results/calls';
import type { FeedFeature, ForBrands } from '#features/feed';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { type Archive, createArchive } from './archive.ts';
import { archiveOver } from './archive-over.ts';
import { getResult } from './calls/get-result.ts';
import { getResultSports } from './calls/get-result-sports.ts';
import { getResults } from './calls/get-results.ts';
import { createCountsCache } from './counts-cache.ts';
import { createResultsRecorder } from './recorder.ts';
import { createResultsStore } from './results.store.ts';
import { createOfferedMarkets } from './settled-markets.ts';

export type { Archive } from './archive.ts';
export { presentResult, presentResultDetail } from './present-result.ts';

export interface ResultsFeature extends Feature<keyof typeof RESULTS_CALLS> {
  /** Everything played, as far as a feed (the whole one, or a brand's) has it; for those who make statistics of it. */
  archiveOver(feed: FeedFeature): Archive;
  /** Writes what waits to be written; for tests and orderly stops. */
  flush(): Promise<void>;
}

const VIRTUAL_DAYS = 30;
const DAY_MS = 86_400_000;

/** Finished matches. */
export function createResultsFeature(
  { pool, clock, log, roles, jobs }: Platform,
  { feed, forBrands }: { readonly feed: FeedFeature; readonly forBrands: ForBrands },
): ResultsFeature {
  const store = createResultsStore(pool);
  const now = (): number => clock.now();
  const archive = createArchive(feed, store, now);
  const recorder = createResultsRecorder(feed, store, log);
  jobs.define('results-forget-virtual', async () => void (await store.deleteVirtualBefore(new Date(now() - VIRTUAL_DAYS * DAY_MS))));
  jobs.every('17 4 * * *', 'results-forget-virtual');
  return {
    handlers: forBrands((brandFeed) => {
      const own = archiveOver(archive, brandFeed);
      return {
        getResults: getResults(own, now),
        getResult: getResult(own, createOfferedMarkets(brandFeed, now)),
        getResultSports: getResultSports(own, createCountsCache(own, now), now),
      };
    }),
    archiveOver: (brandFeed) => archiveOver(archive, brandFeed),
    flush: () => recorder.flush(),
    async start() {
      if (roles.has('ingest')) recorder.start();
    },
    async stop() {
      if (roles.has('ingest')) await recorder.stop();
    },
  };
}
