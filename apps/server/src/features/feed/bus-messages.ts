import type { LaneImage } from '@touchline/feed/book/lane-image';
import type { FeedEvent } from '@touchline/feed/vocabulary';

/** What processes tell each other about the feed, over the plain (lossy) bus: holes are healed by images. */
export const FEED_SUBJECTS = {
  /** FeedEvent[] in order of a match's lane. */
  events: 'feed.events',
  /** LaneImage[] */
  images: 'feed.images',
  /** { matches: number[] | null }: please send images; null = of all, then `pictured`. */
  wanted: 'feed.wanted',
  /** All images that were asked for have been sent. */
  pictured: 'feed.pictured',
  /** number: a match has left the book. */
  removed: 'feed.removed',
} as const;

export type EventsMessage = readonly FeedEvent[];
export type ImagesMessage = readonly LaneImage[];
export interface WantedMessage {
  readonly matches: readonly number[] | null;
}
