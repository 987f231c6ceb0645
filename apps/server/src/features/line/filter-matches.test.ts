import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import { Book } from '@touchline/feed/book/book';
import type { Fixture } from '@touchline/feed/feed-events';
import { expect, it } from 'vitest';
import { filterMatches } from './filter-matches.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = 100 * DAY_MS;
const PLAYED: MatchState = { ...INITIAL_MATCH_STATE, status: 'live', period: 1 };

const fixture = (id: number, startsAt: number, live: boolean): Fixture => ({
  id,
  sport: 1,
  champ: { id: 1, sport: 1, country: 0, names: { en: 'Cup' }, top: 0 },
  home: { id: 1, names: { en: 'A' }, country: 0 },
  away: { id: 2, names: { en: 'B' }, country: 0 },
  startsAt,
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false },
  sections: [],
  virtual: false,
  weight: 1,
  live,
});

it('has in live what is being played: a race that is never offered live, a match of five days, but no season', () => {
  const book = new Book();
  const add = (id: number, startedAgoMs: number, live: boolean): void => {
    const of = { source: 'test', match: id, sourceTime: NOW, receivedAt: NOW };
    applyFeedEvent(book, { ...of, seq: 1, type: 'FixtureAdded', fixture: fixture(id, NOW - startedAgoMs, live) });
    applyFeedEvent(book, { ...of, seq: 2, type: 'MatchStateChanged', facts: PLAYED });
  };
  add(1, 60_000, true);
  add(2, 60_000, false);
  add(3, 4 * DAY_MS, true);
  add(4, 30 * DAY_MS, false);
  expect(filterMatches(book, { kind: 'live' }, NOW).map((match) => match.id)).toEqual([1, 2, 3]);
  expect(filterMatches(book, { kind: 'line' }, NOW)).toEqual([]);
});
