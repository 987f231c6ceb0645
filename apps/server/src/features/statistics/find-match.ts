import type { BookMatch } from '@touchline/feed/book/book-match';
import type { FinishedMatch } from '@touchline/feed/match-history';
import type { FeedFeature } from '#features/feed';
import { hasEnded, phaseOf } from '#features/line';
import type { Archive } from '#features/results';
import { Failure } from '#platform/http/failure';

/** A match wherever it is: in the book, in the archive, in the past that the source knows. */
export interface FoundMatch extends FinishedMatch {
  readonly where: 'line' | 'live' | 'result';
  readonly match: BookMatch | undefined;
}
export type FindMatch = (matchId: number) => Promise<FoundMatch>;

/** Throws `match_unknown` where nobody knows it. */
export const createFindMatch =
  (feed: FeedFeature, archive: Archive): FindMatch =>
  async (matchId) => {
    const match = feed.book.match(matchId);
    if (match) return { fixture: match.fixture, facts: match.facts, where: hasEnded(match.facts) ? 'result' : phaseOf(match), match };
    const past = await archive.match(matchId);
    if (!past) throw new Failure('match_unknown');
    return { ...past, where: 'result', match: undefined };
  };
