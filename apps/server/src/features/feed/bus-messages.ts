import type { MatchSnapshot } from '@touchline/feed/book/match-snapshot';
import type { FeedEvent } from '@touchline/feed/feed-events';

/** Messages between processes about the feed, over the plain (lossy) bus: holes are healed by images. */
export const FEED_SUBJECTS = {
  /** FeedEvent[] in the order of each match's sequence. */
  events: 'feed.events',
  /** MatchSnapshot[] */
  images: 'feed.images',
  /** { matches: number[] | null }: please send images; null = of all, then `pictured`. */
  wanted: 'feed.wanted',
  /** All images that were asked for have been sent. */
  pictured: 'feed.pictured',
  /** number: a match has left the book. */
  removed: 'feed.removed',
  /** null: there are new rows in settlement_message. */
  results: 'feed.results',
} as const;

export type EventsMessage = readonly FeedEvent[];
export type ImagesMessage = readonly MatchSnapshot[];
export interface WantedMessage {
  readonly matches: readonly number[] | null;
}
