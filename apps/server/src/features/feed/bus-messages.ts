import type { MatchSnapshot } from '@touchline/feed/book/match-snapshot';
import type { FeedEvent } from '@touchline/feed/feed-events';

/** Messages between processes about the feed, over the plain (lossy) bus: holes are healed by snapshots. */
export const FEED_SUBJECTS = {
  /** FeedEvent[] in the order of each match's sequence. */
  events: 'feed.events',
  /** MatchSnapshot[] */
  snapshots: 'feed.snapshots',
  /** { matches: number[] | null }: please send snapshots; null = of all, then `snapshotComplete`. */
  snapshotRequest: 'feed.snapshot-request',
  /** All snapshots that were asked for have been sent. */
  snapshotComplete: 'feed.snapshot-complete',
  /** number: a match has left the book. */
  removed: 'feed.removed',
  /** null: there are new rows in settlement_message. */
  results: 'feed.results',
} as const;

export type EventsMessage = readonly FeedEvent[];
export type SnapshotsMessage = readonly MatchSnapshot[];
export interface SnapshotRequest {
  readonly matches: readonly number[] | null;
}
