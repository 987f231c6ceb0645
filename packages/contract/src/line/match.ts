import { MARKET_GROUPS, type MarketGroup } from '@touchline/betting/markets/market-type';
import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireIds, wireInt } from '../wire.ts';
import { MatchOverview } from './calls.ts';
import { coefView, commonFields, flagDefaultFalse, idsField, mode, toViewer, wireGroups } from './fields.ts';
import { FeedKind, MarketView, MatchDetail, MatchRow } from './shapes.ts';

/** Parts of a match and lists around it: the newer feed's calls that the older one has no equal of, and the dashboard. */
const gameCall = { method: 'GET', access: 'any', envelope: 'plain', assumed: true } as const;

const MatchMarketsQuery = z
  .strictObject({
    ...commonFields,
    gameId: wireInt(1),
    coefViewId: coefView,
    /** Only markets of these groups (1 main ... 11 specials). */
    groups: wireGroups.default([]),
    /** Only the line nearest to even of each market. */
    mainEvents: flagDefaultFalse,
    /** At most so many selections, whole markets; 0 = all. */
    eventsCount: wireInt(0, 10_000).default(0),
  })
  .transform((q) => ({
    ...toViewer(q),
    matchId: q.gameId,
    coefView: q.coefViewId,
    groups: q.groups.map((n) => MARKET_GROUPS[n - 1] as MarketGroup),
    mainOnly: q.mainEvents,
    selectionLimit: q.eventsCount,
  }));
const MatchInfoQuery = z.strictObject({ ...commonFields, gameId: wireInt(1) }).transform((q) => ({ ...toViewer(q), matchId: q.gameId }));

const GamesByOppQuery = z
  .strictObject({
    ...commonFields,
    /** One competitor: its matches against anyone; two: those against each other; more: those among them. */
    opps: wireIds(50).refine((list) => list.length > 0, 'at least one competitor'),
    champs: idsField,
    count: wireInt(1, 1000).default(50),
    coefViewId: coefView,
    mode,
  })
  .transform((q) => ({
    ...toViewer(q),
    opponents: q.opps,
    champs: q.champs,
    limit: q.count,
    coefView: q.coefViewId,
    columns: q.mode,
  }));

/** R120: a dashboard shows 20, and as many can be pinned. */
const DASHBOARD = CONFIG_DEFAULTS.dashboardGamesLimit;
const DashboardQuery = z
  .strictObject({
    ...commonFields,
    country: wireInt(0, 10_000).default(0),
    sports: idsField,
    champs: idsField,
    antiSports: idsField,
    coefViewId: coefView,
    limit: wireInt(1, DASHBOARD).default(DASHBOARD),
    pinnedGames: wireIds(DASHBOARD).default([]),
  })
  .transform((q) => ({
    ...toViewer(q),
    country: q.country,
    sports: q.sports,
    champs: q.champs,
    antiSports: q.antiSports,
    coefView: q.coefViewId,
    limit: q.limit,
    pinned: q.pinnedGames,
  }));

export const MatchMarkets = z.object({
  matchId: z.number().int(),
  kind: FeedKind,
  groups: z.array(z.object({ key: z.string(), name: z.string(), count: z.number().int() })),
  markets: z.array(MarketView),
  /** Push sequence of the topic match:<id> that this picture stands at. */
  seq: z.number().int(),
});
export type MatchMarkets = z.infer<typeof MatchMarkets>;
export const MatchInfo = MatchDetail.omit({ allMarkets: true, groups: true, markets: true });
export type MatchInfo = z.infer<typeof MatchInfo>;

export const Dashboard = z.object({
  /** The pinned ones that are still in the feed, by start; also those outside the filters. */
  pinned: z.array(MatchRow),
  /** The others, most attention first; with the pinned ones at most `limit`. */
  games: z.array(MatchRow),
  limit: z.number().int(),
});

export const MATCH_CALLS = {
  gameEvents: defineCall({
    ...gameCall,
    paths: [
      { path: '/service-api/main-line-feed/v1/gameEvents', row: 'C146', bind: { kind: 'line' } },
      { path: '/service-api/main-live-feed/v1/gameEvents', row: 'C157', bind: { kind: 'live' } },
    ],
    summary: 'The markets of a match, without the rest of it.',
    query: MatchMarketsQuery,
    reply: MatchMarkets,
    fails: ['match_unknown', 'forbidden'],
  }),
  gameInfo: defineCall({
    ...gameCall,
    paths: [
      { path: '/service-api/main-line-feed/v1/gameInfo', row: 'C147', bind: { kind: 'line' } },
      { path: '/service-api/main-live-feed/v1/gameInfo', row: 'C158', bind: { kind: 'live' } },
    ],
    summary: 'A match without its markets: sides, line-ups, venue, statistics, chronology.',
    query: MatchInfoQuery,
    reply: MatchInfo,
    fails: ['match_unknown', 'forbidden'],
  }),
  gamesByOpp: defineCall({
    ...gameCall,
    paths: [
      { path: '/service-api/main-line-feed/sportSection/v1/gamesByOpp', row: 'C140', bind: { kind: 'line' } },
      { path: '/service-api/main-live-feed/sportSection/v1/gamesByOpp', row: 'C151', bind: { kind: 'live' } },
    ],
    summary: 'Matches of a competitor, or of opponents against each other.',
    query: GamesByOppQuery,
    reply: MatchOverview,
    fails: ['forbidden'],
  }),
  topGamesDashboard: defineCall({
    ...gameCall,
    paths: [
      { path: '/service-api/LineFeed/TopGamesStatDashbord', row: 'C130', bind: { kind: 'line' } },
      { path: '/service-api/LiveFeed/TopGamesStatDashbord', row: 'C175', bind: { kind: 'live' } },
    ],
    summary: 'The dashboard: pinned matches and those that deserve most attention.',
    query: DashboardQuery,
    reply: Dashboard,
    fails: ['forbidden'],
  }),
} as const;
