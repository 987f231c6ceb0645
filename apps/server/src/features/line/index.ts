import type { LINE_CALLS } from '@touchline/contract/line';
import type { Lane } from '@touchline/feed/book/lane';
import type { Language } from '@touchline/i18n/languages';
import type { SelectionId } from '@touchline/kernel/selection';
import type { FeedFeature } from '#features/feed';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { get1x2 } from './calls/get-1x2.ts';
import { getChamp } from './calls/get-champ.ts';
import { getChamps } from './calls/get-champs.ts';
import { getChronoOfPlay } from './calls/get-chrono-of-play.ts';
import { getFavoritesFeed } from './calls/get-favorites-feed.ts';
import { getGame } from './calls/get-game.ts';
import { getGamesTeam } from './calls/get-games-team.ts';
import { getMatchHistory } from './calls/get-match-history.ts';
import { getPriceHistory } from './calls/get-price-history.ts';
import { getSportsShort } from './calls/get-sports-short.ts';
import { getTopChamps } from './calls/get-top-champs.ts';
import { getTopGames } from './calls/get-top-games.ts';
import { search } from './calls/search.ts';
import { createNameReader, type NamedLeg, type SelectionNames } from './leg-names.ts';
import { createTopicSeqs, type TopicSeqs } from './match-seqs.ts';
import { createMaterialNews, type Quote, readQuote } from './quotes.ts';
import { createReadModel } from './read-model.ts';
import { findLane } from './select-matches.ts';

export type { TopicSeqs } from './match-seqs.ts';
export { describeMarket, marketName, matchName, nameIn, selectionName } from './names.ts';
export { presentIncident, presentMarket, presentRow, type RowStyle } from './present-match.ts';
export { isOver, kindOf, presentState } from './present-state.ts';
export type { Quote } from './quotes.ts';
export { ALL_COLUMNS, rowMarkets } from './row-markets.ts';

export interface LineFeature extends Feature<keyof typeof LINE_CALLS> {
  /** A selection as it stands now; undefined where the match or the selection is not in the book. Synchronous: read it again before deciding. */
  readQuote(matchId: number, selectionId: SelectionId): Quote | undefined;
  /** Calls the listener on every material event of a match (score, card, stop, start, cancellation). Returns the function that ends it. */
  onMaterial(matchId: number, listener: () => void): () => void;
  /** Whether the match is in the book at all. */
  knowsMatch(matchId: number): boolean;
  /** Nothing may be taken: the source is silent. */
  isSilent(): boolean;
  /** Names in the order of the legs, also of matches that have left the book; ids in their place where a match was never known. */
  readNames(legs: readonly NamedLeg[], language: Language): Promise<readonly SelectionNames[]>;
  /** Whether there is such a match, championship or competitor now. */
  isKnown(kind: 'games' | 'championships' | 'teams', id: number): boolean;
  /** Numbers of the push topics. */
  readonly seqs: TopicSeqs;
}

/** What can be bet on, read: the calls of the feed, and quotes for those who accept bets. */
export function createLineFeature(platform: Platform, feed: FeedFeature): LineFeature {
  const model = createReadModel(platform, feed);
  const news = createMaterialNews();
  const seqs = createTopicSeqs();
  const seqOf = (match: number): number => seqs.of(`match:${match}`);
  // From the first event on: what is in the book already is told again when the feed starts.
  feed.observe({
    changed(change) {
      model.changed(change);
      news.changed(change);
    },
    removed: (lane) => model.removed(lane),
    silence: () => model.silence(),
  });
  return {
    handlers: {
      get1x2: get1x2(model),
      getSportsShort: getSportsShort(model),
      getChamps: getChamps(model),
      getChamp: getChamp(model),
      getGame: getGame(model, seqOf),
      getTopGames: getTopGames(model),
      getTopChamps: getTopChamps(model),
      search: search(model),
      getFavoritesFeed: getFavoritesFeed(model),
      getGamesTeam: getGamesTeam(model),
      getChronoOfPlay: getChronoOfPlay(model, seqOf),
      getPriceHistory: getPriceHistory(model),
      getMatchHistory: getMatchHistory(model),
    },
    readQuote: (matchId, selectionId) => readQuote(feed.book, matchId, selectionId, platform.config.speed),
    onMaterial: news.onMaterial,
    knowsMatch: (matchId) => feed.book.lane(matchId) !== undefined,
    isSilent: () => feed.book.silent,
    readNames: createNameReader(feed),
    isKnown(kind, id) {
      if (kind === 'games') return feed.book.lane(id) !== undefined;
      const test = ({ fixture }: Lane): boolean =>
        kind === 'championships' ? fixture.champ.id === id : fixture.home.id === id || fixture.away?.id === id;
      return findLane(feed.book, test) !== undefined;
    },
    seqs,
  };
}
