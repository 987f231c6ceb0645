import { MARKET_GROUPS, type MarketGroup } from '@touchline/betting/markets/market-type';
import { TYPES } from '@touchline/kernel/selection';
import { z } from 'zod';
import { wireInt } from '../wire.ts';
import {
  boundedText,
  brandFields,
  coefView,
  flagDefaultFalse,
  flagDefaultTrue,
  isTimeRangeValid,
  languageField,
  TIME_RANGE_ORDER,
  timeRangeFields,
  toBrand,
  viewerFields,
  wireGroups,
} from './fields.ts';

/** Parameters of the calls about one match, read as strictly as those of `query.ts`. */

export const GetGameQuery = z
  .strictObject({
    ...languageField,
    ...brandFields,
    ...viewerFields,
    /** The match by its id, or by `code`, its id in base 36. One of the two. */
    gameId: wireInt(1).optional(),
    code: boundedText(8)
      .regex(/^[0-9A-Za-z]{1,8}$/, 'letters and digits')
      .optional(),
    coefViewId: coefView,
    /** False leaves out markets of single periods. */
    isSubGames: flagDefaultTrue,
    /** False leaves out the list of groups. */
    groupEvents: flagDefaultTrue,
    /** At most so many selections, whole markets, in the order of `groupMode`; 0 = all. */
    eventsCount: wireInt(0, 10_000).default(0),
    /** Only the line nearest to even of each market. */
    mainEvents: flagDefaultFalse,
    /** Order of markets: 0 by group, 1 by name, 2 by period. */
    groupMode: wireInt(0, 2).default(0),
    /** Adds the group `all` with the number of all markets. */
    allEventsGroup: flagDefaultTrue,
    /** Groups that stand first (1 main ... 11 specials). */
    topGroups: wireGroups.default([]),
    /** The match's country must be this one: a link that says otherwise is a 404. 0 = any. */
    country: wireInt(0, 10_000).default(0),
    /** The country where the visitor is: a match of a sport that may not be bet on there is a 404. */
    fcountry: wireInt(0, 10_000).default(0),
    /** Only markets of this type (its permanent number); 0 = all. */
    marketType: wireInt(0, TYPES - 1).default(0),
  })
  .refine((q) => (q.gameId === undefined) !== (q.code === undefined), { path: ['gameId'], message: 'gameId or code, one of the two' })
  .transform((q) => ({
    language: q.lng,
    ...toBrand(q),
    playerId: q.notLogin ? 0 : q.userId,
    matchId: q.gameId ?? Number.parseInt(q.code ?? '0', 36),
    coefView: q.coefViewId,
    withPeriods: q.isSubGames,
    withGroups: q.groupEvents,
    selectionLimit: q.eventsCount,
    mainOnly: q.mainEvents,
    order: (['group', 'name', 'period'] as const)[q.groupMode] ?? 'group',
    withAllGroup: q.allEventsGroup,
    firstGroups: q.topGroups.map((n) => MARKET_GROUPS[n - 1] as MarketGroup),
    country: q.country,
    visitorCountry: q.fcountry,
    marketType: q.marketType,
  }));
export type GetGameQuery = z.output<typeof GetGameQuery>;

export const GetChronoQuery = z
  .strictObject({ ...languageField, gameId: wireInt(1) })
  .transform((q) => ({ language: q.lng, matchId: q.gameId }));

export const GetPriceHistoryQuery = z
  .strictObject({
    gameId: wireInt(1),
    selectionId: wireInt(1, Number.MAX_SAFE_INTEGER),
    ...timeRangeFields,
    limit: wireInt(1, 2000).default(500),
  })
  .refine(isTimeRangeValid, TIME_RANGE_ORDER)
  .transform((q) => ({ matchId: q.gameId, selectionId: q.selectionId, fromSeconds: q.tsFrom, toSeconds: q.tsTo, limit: q.limit }));

export const GetMatchHistoryQuery = z
  .strictObject({ ...languageField, gameId: wireInt(1), limit: wireInt(1, 20).default(6) })
  .transform((q) => ({ language: q.lng, matchId: q.gameId, limit: q.limit }));
