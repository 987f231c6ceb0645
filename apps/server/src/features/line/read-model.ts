import type { Book } from '@touchline/feed/book/book';
import type { BookMatch, MatchChange } from '@touchline/feed/book/book-match';
import { type Language, resolveLanguage } from '@touchline/i18n/languages';
import { overlay } from '@touchline/kernel/overlay';
import type { FeedFeature } from '#features/feed';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { phaseOf } from './present-state.ts';
import { createRowCache, type RowCache } from './row-cache.ts';
import { SearchIndex } from './search-index.ts';
import { createViewCache, type ViewCache } from './view-cache.ts';

/** The model that the calls answer from: the book, rows and replies as bytes, the search index. Kept up to date by the feed. */
export interface ReadModel {
  readonly book: Book;
  readonly feed: FeedFeature;
  readonly rows: RowCache;
  readonly views: ViewCache;
  readonly search: SearchIndex;
  now(): number;
  /** Goes up with every change among the matches of a kind. */
  revision(kind: 'line' | 'live'): number;
  /** Of one match. */
  matchRevision(match: number): number;
  /** Of the set of matches and their states, not of prices: what counts and lists of championships depend on. */
  readonly matchListRevision: number;
  changed(change: MatchChange): void;
  removed(match: BookMatch): void;
  silence(): void;
}

export function createReadModel(platform: Platform, feed: FeedFeature): ReadModel {
  const { book } = feed;
  const rows = createRowCache(book, undefined, feed.hasten);
  const search = new SearchIndex();
  const revisions = { line: 1, live: 1 };
  const matches = new Map<number, number>();
  let shape = 1;
  let counter = 1;

  function index(match: BookMatch): void {
    const { fixture } = match;
    search.put({ kind: 'match', id: fixture.id }, fixture.away ? [fixture.home.names, fixture.away.names] : [fixture.home.names], [
      String(fixture.id),
    ]);
    search.put({ kind: 'champ', id: fixture.champ.id }, [fixture.champ.names]);
    search.put({ kind: 'competitor', id: fixture.home.id }, [fixture.home.names]);
    if (fixture.away) search.put({ kind: 'competitor', id: fixture.away.id }, [fixture.away.names]);
  }
  return {
    book,
    feed,
    rows,
    views: createViewCache(),
    search,
    now: () => platform.clock.now(),
    revision: (kind) => revisions[kind],
    matchRevision: (match) => matches.get(match) ?? 0,
    get matchListRevision() {
      return shape;
    },
    changed(change) {
      const match = book.match(change.match);
      if (!match) return;
      rows.drop(change.match);
      matches.set(change.match, ++counter);
      revisions[phaseOf(match)]++;
      if (change.added || change.fixture || change.facts || change.markets.length > 0) {
        shape++;
        // A match that goes live leaves the line.
        if (change.facts || change.fixture) revisions[phaseOf(match) === 'live' ? 'line' : 'live']++;
      }
      if (change.added || change.fixture) index(match);
    },
    removed(match) {
      rows.drop(match.id);
      matches.delete(match.id);
      search.remove({ kind: 'match', id: match.id });
      revisions[phaseOf(match)]++;
      shape++;
    },
    silence() {
      rows.clear();
      revisions.line++;
      revisions.live++;
      counter++;
      for (const match of matches.keys()) matches.set(match, counter);
      shape++;
    },
  };
}

/** The view of a feed that some sports are closed in: its matches and views of its own; rows, which are of one match each, are shared. */
export function modelOver(model: ReadModel, feed: FeedFeature): ReadModel {
  const { closedSports } = feed;
  if (closedSports.length === 0) return model;
  const { views } = model;
  const prefix = `without ${closedSports.join()} `;
  return overlay(model, {
    feed,
    book: feed.book,
    views: overlay(views, { view: (key, revisionNow, build) => views.view(prefix + key, revisionNow, build) }),
  });
}

/** The language of names: the one asked for, else the caller's. */
export const languageOf = (asked: string | undefined, caller: Caller): Language => resolveLanguage(asked ?? caller.language);

/** `userId` may only be the caller's own. */
export function requireOwn(playerId: number, caller: Caller): void {
  if (playerId !== 0 && caller.player?.id !== BigInt(playerId)) throw new Failure('forbidden');
}
