import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { Fixture } from '../feed-events.ts';
import type { Book } from './book.ts';
import { type BookMatch, type MatchChange, NO_CHANGE } from './book-match.ts';

/** A whole match as plain JSON: what is stored, what replicas start from and what closes a gap. */
export interface MatchSnapshot {
  readonly source: string;
  readonly seq: number;
  readonly version: number;
  readonly fixture: Fixture;
  readonly facts: MatchState;
  readonly lastScore: BookMatch['lastScore'];
  readonly tracked: boolean;
  /** [market, state bits, version, [outcome, odds, outcome, odds...]]; odds -1 = decided. */
  readonly markets: readonly (readonly [number, number, number, readonly number[]])[];
}

export function snapshotMatch(book: Book, match: BookMatch): MatchSnapshot {
  const markets: [number, number, number, number[]][] = [];
  for (const market of book.markets(match)) {
    const pairs: number[] = [];
    for (const s of book.selections(market)) pairs.push(book.outcomeOf(s), book.rawOdds(s));
    markets.push([book.idOf(market), book.stateOf(market), book.versionOf(market), pairs]);
  }
  const { source, seq, version, fixture, facts, lastScore, hasPositions: tracked } = match;
  return { source, seq, version, fixture, facts, lastScore, tracked, markets };
}

/**
 * Puts an image in place of what the book has of that match, unless the book is ahead of it. `fresh` images come from a running source;
 * others (from the database) leave all markets suspended until the source has sent them again.
 */
export function restoreMatch(book: Book, image: MatchSnapshot, isLive: boolean): MatchChange {
  const matchId = image.fixture.id;
  const before = book.match(matchId);
  const nothing = { ...NO_CHANGE, match: matchId };
  if (before && (before.seq > image.seq || (before.seq === image.seq && !isLive))) return { applied: 'duplicate', ...nothing };
  book.removeMatch(matchId);
  const match = book.addMatch(image.fixture, image.source, image.seq, image.facts);
  match.version = before ? Math.max(image.version, before.version + (image.seq > before.seq ? 1 : 0)) : image.version;
  match.lastScore = image.lastScore;
  match.hasPositions = image.tracked;
  const markets: number[] = [];
  const prices: number[] = [];
  for (const [id, state, version, pairs] of image.markets) {
    const market = book.addMarket(match, id, pairs.length >> 1);
    for (let i = 0; i + 1 < pairs.length; i += 2) book.restoreOdds(market, pairs[i] as number, pairs[i + 1] as number);
    book.restoreMarket(market, state, version, isLive);
    markets.push(id);
    for (const s of book.selections(market)) prices.push(book.selectionIdOf(market, s));
  }
  return {
    applied: 'applied',
    ...nothing,
    added: before === undefined,
    fixture: true,
    facts: true,
    material: before !== undefined && image.seq > before.seq,
    markets,
    prices,
  };
}
