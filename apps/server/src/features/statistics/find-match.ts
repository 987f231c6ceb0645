import type { BookMatch } from '@touchline/feed/book/book-match';
import type { FinishedMatch } from '@touchline/feed/match-history';
import type { FeedFeature } from '#features/feed';
import { hasEnded, phaseOf } from '#features/line';
import type { Archive } from '#features/results';
import { Failure } from '#platform/http/failure';

/** A match wherever it is: in the book, in the archive, in the past that the source knows. */
export interface FoundMatch extends FinishedMatch {
  readonly where: 'line' | 'live' | 'result';
  readonly lane: BookMatch | undefined;
}
export type FindMatch = (matchId: number) => Promise<FoundMatch>;

/** Throws `match_unknown` where nobody knows it. */
export const createFindMatch =
  (feed: FeedFeature, archive: Archive): FindMatch =>
  async (matchId) => {
    const lane = feed.book.match(matchId);
    if (lane) return { fixture: lane.fixture, facts: lane.facts, where: hasEnded(lane.facts) ? 'result' : phaseOf(lane), lane };
    const past = await archive.match(matchId);
    if (!past) throw new Failure('match_unknown');
    return { ...past, where: 'result', lane: undefined };
  };
