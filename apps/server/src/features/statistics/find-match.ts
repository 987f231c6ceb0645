import type { Lane } from '@touchline/feed/book/lane';
import type { PastMatch } from '@touchline/feed/history';
import type { FeedFeature } from '#features/feed';
import { isOver, kindOf } from '#features/line';
import type { Archive } from '#features/results';
import { Failure } from '#platform/failure';

/** A match wherever it is: in the book, in the archive, in the past that the source knows. */
export interface FoundMatch extends PastMatch {
  readonly where: 'line' | 'live' | 'result';
  readonly lane: Lane | undefined;
}
export type FindMatch = (matchId: number) => Promise<FoundMatch>;

/** Throws `match_unknown` where nobody knows it. */
export const createFindMatch =
  (feed: FeedFeature, archive: Archive): FindMatch =>
  async (matchId) => {
    const lane = feed.book.lane(matchId);
    if (lane) return { fixture: lane.fixture, facts: lane.facts, where: isOver(lane.facts) ? 'result' : kindOf(lane), lane };
    const past = await archive.match(matchId);
    if (!past) throw new Failure('match_unknown');
    return { ...past, where: 'result', lane: undefined };
  };
