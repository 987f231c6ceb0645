import { MARKET_GROUPS, type MarketGroup } from '@touchline/betting/markets/market-type';
import { z } from 'zod';
import { wireIds, wireInt } from '../wire.ts';
import {
  boundedText,
  brandFields,
  coefView,
  countryFields,
  FEW_ROWS,
  fewRows,
  flagDefaultFalse,
  flagDefaultTrue,
  idsField,
  isTimeRangeValid,
  languageField,
  mode,
  pageOf,
  pages,
  sectionField,
  sportFilterFields,
  TIME_RANGE_ORDER,
  timeRangeFields,
  toBrand,
  toFeedFilter,
  viewerFields,
  wireGlobalChamp,
  wireGroups,
  wireSections,
} from './fields.ts';

/**
 * Parameters of the feed calls (specification 7.9), read strictly: a parameter that a call does not have, or a value that cannot be
 * meant, is a 400 naming the field. The specification names the parameters and some defaults; what they do is our design and is said here.
 */

export const Get1x2Query = z
  .strictObject({
    ...languageField,
    ...brandFields,
    ...viewerFields,
    ...countryFields,
    ...sportFilterFields,
    ...timeRangeFields,
    ...sectionField,
    /** Only matches of this event of several championships. */
    globalChamp: wireGlobalChamp.optional(),
    sports: idsField,
    champs: idsField,
    /** Matches in which one of these competitors plays. */
    teams: idsField,
    antiSports: idsField,
    ...pages,
    coefViewId: coefView,
    mode,
    /** False leaves out matches without a single market. */
    getEmpty: flagDefaultTrue,
    /** Adds the number of matches per menu section. */
    sportCategoriesFlag: flagDefaultFalse,
    menuSection: wireSections.default([]),
    /** Rows also carry the result market of the running period (line: of the first). */
    subGames: flagDefaultFalse,
    /** Only matches that deserve much attention (weight 70 and up). */
    top: flagDefaultFalse,
    /** Only top championships. */
    topChamps: flagDefaultFalse,
    /** Matches by their short codes (the id in base 36), separated by commas. */
    code: boundedText(400)
      .regex(/^[0-9A-Za-z]{1,8}(,[0-9A-Za-z]{1,8})*$/, 'short codes separated by commas')
      .optional(),
    /** Rows for a small screen: the result market only, whatever `mode` says. */
    mobi: flagDefaultFalse,
    /** Only matches of the alternative section (R054: 3). */
    altFlag: flagDefaultFalse,
    /** Only matches with a live tracker. */
    zve: flagDefaultFalse,
    /** Only matches whose score changed in the last five minutes. */
    gifEvent: flagDefaultFalse,
    /** These matches stand first, in this order of championships. */
    pinnedGames: idsField,
    /** 1 ordinary, 2 esports and cyber sport, 3 virtual; empty = all. */
    gameTypes: wireIds(3)
      .refine((list) => list.every((n) => n >= 1 && n <= 3), 'numbers from 1 to 3')
      .default([]),
    /** Sports that the site shows at all; `sports` chooses among them. */
    visibleSports: idsField,
    /** Among esports, only these disciplines. */
    filterSubSports: idsField,
    /** Championships in recommended order (rank, attention); false: by their first start. */
    isRecommendations: flagDefaultTrue,
    /** False leaves out matches that are suspended as a whole. */
    noFilterBlockEvent: flagDefaultTrue,
  })
  .refine(isTimeRangeValid, TIME_RANGE_ORDER)
  .refine(fewRows, FEW_ROWS)
  .transform((q) => ({
    ...toFeedFilter(q),
    stream: q.stream,
    globalChamp: q.globalChamp,
    sports: q.sports,
    champs: q.champs,
    teams: q.teams,
    antiSports: q.antiSports,
    ...pageOf(q),
    coefView: q.coefViewId,
    columns: q.mobi ? 1 : q.mode,
    withEmpty: q.getEmpty,
    withSections: q.sportCategoriesFlag,
    menuSections: q.menuSection,
    withPeriodResult: q.subGames,
    topMatches: q.top,
    topChamps: q.topChamps,
    codes: q.code === undefined ? [] : q.code.split(',').map((c) => Number.parseInt(c, 36)),
    alternativeOnly: q.altFlag,
    trackedOnly: q.zve,
    justScoredOnly: q.gifEvent,
    pinned: q.pinnedGames,
    matchTypes: q.gameTypes,
    visibleSports: q.visibleSports,
    disciplines: q.filterSubSports,
    recommended: q.isRecommendations,
    withSuspended: q.noFilterBlockEvent,
  }));
export type Get1x2Query = z.output<typeof Get1x2Query>;

export const GetSportsShortQuery = z
  .strictObject({
    ...languageField,
    ...brandFields,
    ...viewerFields,
    ...countryFields,
    ...sportFilterFields,
    ...timeRangeFields,
    ...sectionField,
    sports: idsField,
    champs: idsField,
    antiSports: idsField,
    teams: idsField,
    /** Adds the number of matches per country to each sport. */
    withCountries: flagDefaultFalse,
    /** Counts only matches that deserve much attention. */
    top: flagDefaultFalse,
    /** Sports that the site shows at all; `sports` chooses among them. */
    filterSports: idsField,
    menuSection: wireSections.default([]),
    /** Menu sections that are left out. */
    filterMs: wireSections.default([]),
    /** Adds the number of matches per menu section to each sport. */
    sportCategoriesFlag: flagDefaultFalse,
    /** Counts championships of one name in one country (stages, groups) once. */
    groupChamps: flagDefaultTrue,
    /** Leaves out matches that start sooner than so many minutes from now. */
    minOffset: wireInt(0, 525_600).default(0),
    /** Counts only matches with an open market of these groups (1 main ... 11 specials). */
    filterMarketGroups: wireGroups.default([]),
    /** Leaves out youth championships. */
    adult: flagDefaultFalse,
  })
  .refine(isTimeRangeValid, TIME_RANGE_ORDER)
  .transform((q) => ({
    ...toFeedFilter(q),
    stream: q.stream,
    sports: q.sports,
    champs: q.champs,
    antiSports: q.antiSports,
    teams: q.teams,
    withCountries: q.withCountries,
    topMatches: q.top,
    visibleSports: q.filterSports,
    menuSections: q.menuSection,
    hiddenSections: q.filterMs,
    withSections: q.sportCategoriesFlag,
    groupStages: q.groupChamps,
    minutesAhead: q.minOffset,
    marketGroups: q.filterMarketGroups.map((n) => MARKET_GROUPS[n - 1] as MarketGroup),
    adultOnly: q.adult,
  }));
export type GetSportsShortQuery = z.output<typeof GetSportsShortQuery>;

export const GetChampsQuery = z
  .strictObject({
    ...languageField,
    ...brandFields,
    ...viewerFields,
    ...countryFields,
    ...sportFilterFields,
    ...timeRangeFields,
    ...sectionField,
    /** One sport; or several by `sports`; all where neither is given. */
    sportId: wireInt(1).optional(),
    sports: idsField,
    antiSports: idsField,
    top: flagDefaultFalse,
    menuSection: wireSections.default([]),
  })
  .refine(isTimeRangeValid, TIME_RANGE_ORDER)
  .transform((q) => ({
    ...toFeedFilter(q),
    stream: q.stream,
    sports: q.sportId === undefined ? q.sports : [...new Set([q.sportId, ...q.sports])].sort((a, b) => a - b),
    antiSports: q.antiSports,
    topChamps: q.top,
    menuSections: q.menuSection,
  }));
export type GetChampsQuery = z.output<typeof GetChampsQuery>;

export const GetChampQuery = z
  .strictObject({
    ...languageField,
    ...brandFields,
    ...viewerFields,
    ...timeRangeFields,
    champId: wireInt(1),
    coefViewId: coefView,
    mode,
    getEmpty: flagDefaultTrue,
  })
  .refine(isTimeRangeValid, TIME_RANGE_ORDER)
  .transform((q) => ({
    language: q.lng,
    ...toBrand(q),
    playerId: q.notLogin ? 0 : q.userId,
    champId: q.champId,
    coefView: q.coefViewId,
    columns: q.mode,
    withEmpty: q.getEmpty,
    fromSeconds: q.tsFrom,
    toSeconds: q.tsTo,
  }));
export type GetChampQuery = z.output<typeof GetChampQuery>;

export const GetTopGamesQuery = z
  .strictObject({
    ...languageField,
    ...brandFields,
    ...viewerFields,
    ...countryFields,
    ...sportFilterFields,
    sports: idsField,
    champs: idsField,
    antiSports: idsField,
    coefViewId: coefView,
    /** R120: a dashboard shows 20. */
    limit: wireInt(1, 200).default(20),
    /** At most so many of one sport; 0 = no bound. */
    countBySport: wireInt(0, 200).default(0),
  })
  .transform((q) => ({
    ...toFeedFilter({ ...q, tsFrom: 0, tsTo: 0 }),
    sports: q.sports,
    champs: q.champs,
    antiSports: q.antiSports,
    coefView: q.coefViewId,
    limit: q.limit,
    perSport: q.countBySport,
  }));
export type GetTopGamesQuery = z.output<typeof GetTopGamesQuery>;

export const GetTopChampsQuery = z
  .strictObject({
    ...languageField,
    ...brandFields,
    country: countryFields.country,
    limit: wireInt(1, 200).default(30),
    antiSports: idsField,
  })
  .transform((q) => ({ language: q.lng, ...toBrand(q), country: q.country, limit: q.limit, antiSports: q.antiSports }));
export type GetTopChampsQuery = z.output<typeof GetTopChampsQuery>;

export const SearchQuery = z
  .strictObject({
    ...languageField,
    ...brandFields,
    ...viewerFields,
    ...sportFilterFields,
    country: countryFields.country,
    /** R109: at most 100 characters. */
    text: boundedText(100),
    antiSports: idsField,
    limit: wireInt(1, 200).default(50),
    coefViewId: coefView,
    mode,
    /** Every word must stand whole, as typed, in the name: no beginnings of words, no transliteration. */
    strict: flagDefaultFalse,
  })
  .transform((q) => ({
    language: q.lng,
    ...toBrand(q),
    playerId: q.notLogin ? 0 : q.userId,
    text: q.text,
    antiSports: q.antiSports,
    limit: q.limit,
    country: q.country,
    cyber: (['any', 'only', 'without'] as const)[q.cyberFlag] ?? 'any',
    withVirtual: q.virtualSports,
    coefView: q.coefViewId,
    columns: q.mode,
    strict: q.strict,
  }));
export type SearchQuery = z.output<typeof SearchQuery>;

export const GetFavoritesFeedQuery = z
  .strictObject({
    ...languageField,
    ...brandFields,
    ...viewerFields,
    games: wireIds().refine((list) => list.length > 0, 'at least one match'),
    coefViewId: coefView,
    mode,
    sportCategoriesFlag: flagDefaultFalse,
  })
  .transform((q) => ({
    language: q.lng,
    ...toBrand(q),
    playerId: q.notLogin ? 0 : q.userId,
    matches: q.games,
    coefView: q.coefViewId,
    columns: q.mode,
    withSections: q.sportCategoriesFlag,
  }));

export const GetGamesTeamQuery = z
  .strictObject({
    ...languageField,
    teams: wireIds().refine((list) => list.length > 0, 'at least one competitor'),
    champs: idsField,
    count: wireInt(1, 1000).default(50),
    coefViewId: coefView,
    mode,
  })
  .transform((q) => ({ language: q.lng, teams: q.teams, champs: q.champs, limit: q.count, coefView: q.coefViewId, columns: q.mode }));
