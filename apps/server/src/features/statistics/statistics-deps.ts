import type { FeedFeature } from '#features/feed';
import type { Archive } from '#features/results';
import type { FindMatch } from './find-match.ts';
import type { SeasonReader } from './season-reader.ts';

/** The parts that the calls of statistics answer from. */
export interface StatisticsDeps {
  readonly feed: FeedFeature;
  readonly archive: Archive;
  readonly seasons: SeasonReader;
  readonly findMatch: FindMatch;
  now(): number;
}
