import type { EXPRESS_CALLS } from '@touchline/contract/line/accumulators';
import type { ASIA_CALLS } from '@touchline/contract/line/asia';
import type { LINE_CALLS } from '@touchline/contract/line/calls';
import type { GLOBAL_CALLS } from '@touchline/contract/line/global';
import type { MATCH_CALLS } from '@touchline/contract/line/match';
import type { STAGE_CALLS } from '@touchline/contract/line/stage';
import type { FeedSilence } from '@touchline/contract/push/messages';
import type { Language } from '@touchline/i18n/languages';
import type { SelectionId } from '@touchline/kernel/selection';
import type { FeedFeature, ForBrands } from '#features/feed';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { asiaGetGame, asiaGetGames, asiaGetLeagues, asiaGetSports, asiaGetTopGames } from './asia/asia-calls.ts';
import { gameEvents, gameInfo } from './calls/game-parts.ts';
import { gamesByOpp } from './calls/games-by-opp.ts';
import { get1x2 } from './calls/get-1x2.ts';
import { getChamp } from './calls/get-champ.ts';
import { getChamps } from './calls/get-champs.ts';
import { getChronoOfPlay } from './calls/get-chrono-of-play.ts';
import { getExpressDay } from './calls/get-express-day.ts';
import { getFavoritesFeed } from './calls/get-favorites-feed.ts';
import { getGame } from './calls/get-game.ts';
import { getGamesTeam } from './calls/get-games-team.ts';
import { getMatchHistory } from './calls/get-match-history.ts';
import { getPriceHistory } from './calls/get-price-history.ts';
import { getSportsShort } from './calls/get-sports-short.ts';
import { getTopChamps } from './calls/get-top-champs.ts';
import { getTopGames } from './calls/get-top-games.ts';
import {
  champsByGlobalChamp,
  gamesByGlobalChamp,
  gamesByTeamGlobalChamp,
  globalChamp1x2,
  sportsByGlobalChamp,
} from './calls/global-champs.ts';
import { search } from './calls/search.ts';
import { getStageTable, getStageTableIds, stageTableWhoWins } from './calls/stage-tables.ts';
import { topGamesDashboard } from './calls/top-games-dashboard.ts';
import { forViewers, type Viewers } from './for-viewers.ts';
import { createNameReader, type NamedLeg, type SelectionNames } from './leg-names.ts';
import { createMatchIncidentNotifier, type Quote, readQuote } from './quotes.ts';
import { createReadModel, modelOver, type ReadModel } from './read-model.ts';
import { createSilenceReader } from './read-silence.ts';
import { createTopicSeqs, type TopicSequences } from './topic-sequences.ts';

export { phaseOfPath } from './calls/overview.ts';
export { presentPrice } from './coef-view.ts';
export { byPopularity, filterMatches } from './filter-matches.ts';
export { describeMarket, marketName, matchName, nameIn, periodName, selectionLabel, selectionName } from './names.ts';
export {
  presentChamp,
  presentCompetitor,
  presentIncident,
  presentMarket,
  presentRow,
  presentStatistics,
  type RowStyle,
} from './present-match.ts';
export { hasEnded, phaseOf, presentState, scoreOf } from './present-state.ts';
export type { Quote } from './quotes.ts';
export { languageOf, type ReadModel, requireOwn } from './read-model.ts';
export { ALL_COLUMNS, rowMarkets } from './row-markets.ts';
export type { TopicSequences } from './topic-sequences.ts';
export { encode } from './view-cache.ts';

type Calls = typeof LINE_CALLS & typeof ASIA_CALLS & typeof EXPRESS_CALLS & typeof MATCH_CALLS & typeof GLOBAL_CALLS & typeof STAGE_CALLS;

export interface LineFeature extends Feature<keyof Calls> {
  /** Rows, views and revisions of what is in a feed (the whole one, or a brand's), for features that make lists of their own out of the same matches. */
  modelOver(feed: FeedFeature): ReadModel;
  /** A selection as it stands now; undefined where the match or the selection is not in the book. Synchronous: read it again before deciding. */
  readQuote(matchId: number, selectionId: SelectionId): Quote | undefined;
  /** Calls the listener on every material event of a match (score, card, stop, start, cancellation). Returns the function that ends it. */
  onMatchIncident(matchId: number, listener: () => void): () => void;
  /** Whether the match is in the book at all. */
  knowsMatch(matchId: number): boolean;
  /** Nothing may be taken: the source is silent. */
  isFeedDown(): boolean;
  /** Since when it has been, and how many live matches wait; null while it speaks. */
  readSilence(): FeedSilence | null;
  /** Names in the order of the legs, also of matches that have left the book; ids in their place where a match was never known. */
  readNames(legs: readonly NamedLeg[], language: Language): Promise<readonly SelectionNames[]>;
  /** Numbers of the push topics. */
  readonly seqs: TopicSequences;
}

/** The offer, read: the calls of the feed, and quotes for those who accept bets. */
export function createLineFeature(
  platform: Platform,
  feed: FeedFeature,
  { forBrands, ...deps }: Viewers & { readonly forBrands: ForBrands },
): LineFeature {
  const model = createReadModel(platform, feed);
  const news = createMatchIncidentNotifier();
  const seqs = createTopicSeqs();
  const silence = createSilenceReader(feed, () => platform.clock.now());
  const seqOf = (match: number): number => seqs.of(`match:${match}`);
  // Subscribes before the first event: the feed sends the whole book again when it starts.
  feed.observe({
    changed(change) {
      model.changed(change);
      news.changed(change);
    },
    removed: (match) => model.removed(match),
    silence() {
      silence.changed();
      model.silence();
    },
  });
  return {
    handlers: forBrands((brandFeed) => forViewers(handlersOf(modelOver(model, brandFeed), seqOf), deps)),
    modelOver: (brandFeed) => modelOver(model, brandFeed),
    readQuote(matchId, selectionId) {
      feed.hasten(matchId);
      return readQuote(feed.book, matchId, selectionId, platform.config.speed);
    },
    onMatchIncident: news.onMatchIncident,
    knowsMatch: (matchId) => feed.book.match(matchId) !== undefined,
    isFeedDown: () => feed.book.isSourceSilent,
    readSilence: silence.read,
    readNames: createNameReader(feed),
    seqs,
  };
}

const handlersOf = (model: ReadModel, seqOf: (match: number) => number): LineFeature['handlers'] => ({
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
  asiaGetSports: asiaGetSports(model),
  asiaGetLeagues: asiaGetLeagues(model),
  asiaGetGames: asiaGetGames(model),
  asiaGetGame: asiaGetGame(model),
  asiaGetTopGames: asiaGetTopGames(model),
  getExpressDay: getExpressDay(model),
  gameEvents: gameEvents(model, seqOf),
  gameInfo: gameInfo(model, seqOf),
  gamesByOpp: gamesByOpp(model),
  topGamesDashboard: topGamesDashboard(model),
  sportsByGlobalChamp: sportsByGlobalChamp(model),
  champsByGlobalChamp: champsByGlobalChamp(model),
  gamesByGlobalChamp: gamesByGlobalChamp(model),
  globalChamp1x2: globalChamp1x2(model),
  gamesByTeamGlobalChamp: gamesByTeamGlobalChamp(model),
  getStageTableIds: getStageTableIds(model),
  getStageTable: getStageTable(model),
  stageTableWhoWins: stageTableWhoWins(model),
});
