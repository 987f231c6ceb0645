import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { BookMatch } from '@touchline/feed/book/book-match';

/** How long a finished match stays in the book: its page is still open somewhere, and late results may come. */
const STAY_MS = 5 * 60_000;

export const isFinished = (facts: MatchState): boolean =>
  facts.status === 'ended' || facts.status === 'abandoned' || facts.status === 'cancelled' || facts.status === 'walkover';

/** Remembers since when matches are finished. */
export interface FinishedMatches {
  changed(match: BookMatch | undefined, now: number): void;
  /** Matches that are due; each is returned once. */
  due(now: number): number[];
}

export function createFinishedMatches(stayMs = STAY_MS): FinishedMatches {
  const since = new Map<number, number>();
  return {
    changed(match, now) {
      if (!match) return;
      // A corrected end starts over: the match may go on.
      if (!isFinished(match.facts)) since.delete(match.id);
      else if (!since.has(match.id)) since.set(match.id, now);
    },
    due(now) {
      const list = [...since].filter(([, at]) => now - at >= stayMs).map(([match]) => match);
      for (const match of list) since.delete(match);
      return list;
    },
  };
}
