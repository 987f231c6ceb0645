import { z } from 'zod';
import { type CallPath, defineCall } from '../call.ts';
import { GetChronoQuery, GetGameQuery, GetMatchHistoryQuery, GetPriceHistoryQuery } from './match-query.ts';
import {
  Get1x2Query,
  GetChampQuery,
  GetChampsQuery,
  GetFavoritesFeedQuery,
  GetGamesTeamQuery,
  GetSportsShortQuery,
  GetTopChampsQuery,
  GetTopGamesQuery,
  SearchQuery,
} from './query.ts';
import { ChampView, CompetitorView, IncidentView, MatchDetail, MatchList, MatchRow, SportView, TableRowView } from './shapes.ts';

/**
 * The feed (specification 7.9). LiveFeed mirrors LineFeed: one call, two paths, the path says `kind` (line before the match, live during
 * it). Replies are our design. They are public, the same for everyone who asks the same, and carry a strong ETag.
 */
const feedPaths = (name: string, line: `C${string}`, live: `C${string}`): [CallPath, CallPath] => [
  { path: `/service-api/LineFeed/${name}`, row: line, bind: { kind: 'line' } },
  { path: `/service-api/LiveFeed/${name}`, row: live, bind: { kind: 'live' } },
];

/** The newer feed's name for the same call. */
const mainPaths = (name: string, line: `C${string}`, live: `C${string}`): [CallPath, CallPath] => [
  { path: `/service-api/main-line-feed/sportSection/v1/${name}`, row: line, bind: { kind: 'line' } },
  { path: `/service-api/main-live-feed/sportSection/v1/${name}`, row: live, bind: { kind: 'live' } },
];

const feedCall = { method: 'GET', access: 'any', envelope: 'plain', assumed: true } as const;

/** [menu section, number of matches]. */
const SectionCounts = z.array(z.tuple([z.number().int(), z.number().int()]));
export const MatchOverview = MatchList.extend({ sections: SectionCounts.optional() });
export type MatchOverview = z.infer<typeof MatchOverview>;

export const SportCount = SportView.extend({
  champs: z.number().int(),
  countries: z.array(z.object({ id: z.number().int(), name: z.string(), flag: z.string(), matches: z.number().int() })).optional(),
  sections: SectionCounts.optional(),
});
export type SportCount = z.infer<typeof SportCount>;
export const ChampCount = ChampView.extend({ matches: z.number().int(), live: z.number().int(), line: z.number().int() });
export type ChampCount = z.infer<typeof ChampCount>;
export const ChampMatches = ChampView.extend({ matches: z.array(MatchRow) });
export type ChampMatches = z.infer<typeof ChampMatches>;

export const SearchResults = z.object({
  /** Best first. */
  matches: z.array(MatchRow),
  champs: z.array(ChampCount),
  competitors: z.array(CompetitorView.extend({ sport: z.number().int(), matches: z.number().int() })),
  total: z.number().int(),
});
export type SearchResults = z.infer<typeof SearchResults>;

export const Chronology = z.object({
  matchId: z.number().int(),
  /** Push sequence of the topic match:<id> that this picture stands at. */
  seq: z.number().int(),
  /** Newest first. */
  incidents: z.array(IncidentView),
});
export type Chronology = z.infer<typeof Chronology>;

export const PriceHistory = z.object({
  matchId: z.number().int(),
  selectionId: z.number().int(),
  marketName: z.string(),
  selectionName: z.string(),
  /** [epoch seconds, odds in thousandths; 0 = suspended or not offered], oldest first. */
  points: z.array(z.tuple([z.number(), z.number().int()])),
});
export type PriceHistory = z.infer<typeof PriceHistory>;

export const PastMatchView = z.object({
  id: z.number().int(),
  startsAt: z.number().int(),
  champName: z.string(),
  home: CompetitorView,
  away: CompetitorView,
  score: z.tuple([z.number(), z.number()]),
  periods: z.array(z.tuple([z.number(), z.number()])),
  /** The winner: 1 home, 2 away, 0 drawn. */
  winner: z.number().int(),
});
export type PastMatchView = z.infer<typeof PastMatchView>;
/** The history of a match; lists are empty where the source knows nothing. */
export const MatchHistory = z.object({
  matchId: z.number().int(),
  homeForm: z.array(PastMatchView),
  awayForm: z.array(PastMatchView),
  headToHead: z.array(PastMatchView),
  table: z.array(TableRowView),
});
export type MatchHistory = z.infer<typeof MatchHistory>;

export const LINE_CALLS = {
  get1x2: defineCall({
    ...feedCall,
    paths: [...feedPaths('Get1x2_VZip', 'C114', 'C160'), ...mainPaths('sport1x2', 'C143', 'C154')],
    summary: 'Matches by championship with the markets of their rows, filtered and ordered.',
    query: Get1x2Query,
    reply: MatchOverview,
    fails: ['forbidden'],
  }),
  getSportsShort: defineCall({
    ...feedCall,
    paths: feedPaths('GetSportsShortZip', 'C117', 'C163'),
    summary: 'Sports with their numbers of matches, live and before the start.',
    query: GetSportsShortQuery,
    reply: z.array(SportCount),
    fails: ['forbidden'],
  }),
  getChamps: defineCall({
    ...feedCall,
    paths: [...feedPaths('GetChampsZip', 'C115', 'C161'), ...mainPaths('champsBySport', 'C142', 'C153')],
    summary: 'Championships that have matches now, with their numbers.',
    query: GetChampsQuery,
    reply: z.array(ChampCount),
    fails: ['forbidden'],
  }),
  getChamp: defineCall({
    ...feedCall,
    paths: [...feedPaths('GetChampZip', 'C116', 'C162'), ...mainPaths('gamesByChamp', 'C139', 'C150')],
    summary: 'One championship with all its matches.',
    query: GetChampQuery,
    reply: ChampMatches,
    fails: ['not_found', 'forbidden'],
  }),
  getGame: defineCall({
    ...feedCall,
    paths: feedPaths('GetGameZip', 'C113', 'C169'),
    summary: 'One match whole: scoreboard, all markets, line-ups, chronology. The line path also answers for a match that has gone live.',
    query: GetGameQuery,
    reply: MatchDetail,
    fails: ['match_unknown', 'forbidden'],
  }),
  getTopGames: defineCall({
    ...feedCall,
    paths: feedPaths('GetTopGamesStatZip', 'C120', 'C172'),
    summary: 'The matches that deserve most attention.',
    query: GetTopGamesQuery,
    reply: z.array(MatchRow),
    fails: ['forbidden'],
  }),
  getTopChamps: defineCall({
    ...feedCall,
    paths: [
      ...feedPaths('WebGetTopChampsZip', 'C121', 'C173'),
      ...mainPaths('topChamps', 'C141', 'C152'),
      { path: '/api/external/web/sportSection/v1/topChamps', row: 'C159', bind: { kind: 'line' } },
    ],
    summary: 'Top championships in their order.',
    query: GetTopChampsQuery,
    reply: z.array(ChampCount),
    fails: [],
  }),
  search: defineCall({
    ...feedCall,
    paths: [...feedPaths('Web_SearchZip', 'C122', 'C174'), ...mainPaths('search', 'C144', 'C155')],
    summary: 'Matches, championships and competitors by the beginnings of their words, in any of the languages, with or without accents.',
    query: SearchQuery,
    reply: SearchResults,
    fails: ['forbidden', 'not_found'],
  }),
  getFavoritesFeed: defineCall({
    ...feedCall,
    paths: feedPaths('GetFavoritesZip', 'C111', 'C167'),
    summary: 'The rows of the given matches; those that are over or unknown are left out.',
    query: GetFavoritesFeedQuery,
    reply: MatchOverview,
    fails: ['forbidden'],
  }),
  getGamesTeam: defineCall({
    ...feedCall,
    paths: feedPaths('GetGamesTeamZip', 'C112', 'C168'),
    summary: 'The matches of the given competitors.',
    query: GetGamesTeamQuery,
    reply: MatchOverview,
    fails: [],
  }),
  getChronoOfPlay: defineCall({
    ...feedCall,
    paths: [{ path: '/service-api/LiveFeed/GetChronoOfPlay', row: 'C164', bind: { kind: 'live' } }],
    summary: 'What happened in a match, newest first.',
    query: GetChronoQuery,
    reply: Chronology,
    fails: ['match_unknown'],
  }),
  getPriceHistory: defineCall({
    ...feedCall,
    paths: [{ path: '/service-api/statistics/price-history' }],
    summary: 'How a price moved. Suspensions are points of 0.',
    query: GetPriceHistoryQuery,
    reply: PriceHistory,
    fails: ['match_unknown', 'selection_unknown'],
  }),
  getMatchHistory: defineCall({
    ...feedCall,
    paths: [{ path: '/service-api/statistics/match-history' }],
    summary: 'Form of both sides, their earlier meetings and the table of the championship.',
    query: GetMatchHistoryQuery,
    reply: MatchHistory,
    fails: ['match_unknown'],
  }),
} as const;
