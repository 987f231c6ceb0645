import { z } from 'zod';
import { type CallPath, defineCall } from '../call.ts';
import { wireInt } from '../wire.ts';
import {
  coefView,
  commonFields,
  FEW_ROWS,
  fewRows,
  idsField,
  isTimeRangeValid,
  pageOf,
  pages,
  TIME_RANGE_ORDER,
  timeRangeFields,
  toViewer,
} from './fields.ts';
import { ChampView, CompetitorView, FeedKind, StateView } from './shapes.ts';

/**
 * The Asian layout: each match one row with 1X2, handicaps and totals of the whole match and of its first half. Only matches that offer an
 * Asian handicap or a total are shown. Prices are written as `coefViewId` asks: 4 Hong Kong, 5 Indonesian, 6 Malaysian.
 */
const asiaPaths = (name: string, line: `C${string}`, live: `C${string}`): [CallPath, CallPath] => [
  { path: `/service-api/LineFeed/Asia/${name}`, row: line, bind: { kind: 'line' } },
  { path: `/service-api/LiveFeed/Asia/${name}`, row: live, bind: { kind: 'live' } },
];
const asiaCall = { method: 'GET', access: 'any', envelope: 'plain', assumed: true } as const;

/** `whence`: 0 the feed as it is; 1 around now: the live feed with what starts within the hour, of the line only that. */
const whence = { whence: wireInt(0, 1).default(0) };
const asked = { ...commonFields, ...whence };
const askedOf = (q: Parameters<typeof toViewer>[0] & { whence: number }) => ({ ...toViewer(q), aroundNow: q.whence === 1 });

const AsiaListQuery = z
  .strictObject({ ...asked, ...timeRangeFields, sports: idsField })
  .refine(isTimeRangeValid, TIME_RANGE_ORDER)
  .transform((q) => ({ ...askedOf(q), sports: q.sports, fromSeconds: q.tsFrom, toSeconds: q.tsTo }));

const AsiaGamesQuery = z
  .strictObject({
    ...asked,
    ...timeRangeFields,
    sports: idsField,
    champs: idsField,
    coefViewId: coefView,
    ...pages,
    /** Handicaps and totals of each kind in a row, the most even first. */
    lines: wireInt(1, 10).default(3),
  })
  .refine(isTimeRangeValid, TIME_RANGE_ORDER)
  .refine(fewRows, FEW_ROWS)
  .transform((q) => ({
    ...askedOf(q),
    sports: q.sports,
    champs: q.champs,
    fromSeconds: q.tsFrom,
    toSeconds: q.tsTo,
    coefView: q.coefViewId,
    ...pageOf(q),
    lines: q.lines,
  }));

const AsiaGameQuery = z
  .strictObject({ ...asked, gameId: wireInt(1), coefViewId: coefView })
  .transform((q) => ({ ...askedOf(q), matchId: q.gameId, coefView: q.coefViewId }));

const AsiaTopQuery = z
  .strictObject({ ...asked, sports: idsField, champs: idsField, coefViewId: coefView, limit: wireInt(1, 200).default(20) })
  .transform((q) => ({ ...askedOf(q), sports: q.sports, champs: q.champs, coefView: q.coefViewId, limit: q.limit }));

const AsiaCell = z.object({
  /** Selection to bet on. */
  id: z.number().int(),
  /** Thousandths; 0 = not offered at present. */
  odds: z.number().int(),
  /** As `coefViewId` asked; absent for view 0. */
  price: z.string().optional(),
});
export type AsiaCell = z.infer<typeof AsiaCell>;
const AsiaLine = z.object({
  marketId: z.number().int(),
  /** Quarters of a unit; of handicaps the home side's. */
  line: z.number().int(),
  status: z.enum(['open', 'suspended', 'closed']),
  /** Home or over. */
  first: AsiaCell,
  /** Away or under. */
  second: AsiaCell,
});
export type AsiaLine = z.infer<typeof AsiaLine>;
const AsiaPart = z.object({
  /** Home, draw, away; two cells where no draw is possible; empty where it is not offered. */
  result: z.array(AsiaCell),
  /** The most even first. */
  handicaps: z.array(AsiaLine),
  totals: z.array(AsiaLine),
});
export type AsiaPart = z.infer<typeof AsiaPart>;

export const AsiaRow = z.object({
  id: z.number().int(),
  kind: FeedKind,
  sport: z.number().int(),
  champ: z.number().int(),
  champName: z.string(),
  home: CompetitorView,
  away: CompetitorView,
  startsAt: z.number().int(),
  state: StateView,
  full: AsiaPart,
  /** First half, or what stands for it in the sport. */
  half: AsiaPart,
  /** Number of all markets on offer. */
  marketCount: z.number().int(),
});
export type AsiaRow = z.infer<typeof AsiaRow>;

export const AsiaSport = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  leagues: z.number().int(),
  matches: z.number().int(),
});
export type AsiaSport = z.infer<typeof AsiaSport>;
export const AsiaLeague = ChampView.extend({ matches: z.number().int() });
export type AsiaLeague = z.infer<typeof AsiaLeague>;
export const AsiaGames = z.object({
  leagues: z.array(ChampView.extend({ matches: z.array(AsiaRow) })),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type AsiaGames = z.infer<typeof AsiaGames>;

export const ASIA_CALLS = {
  asiaGetSports: defineCall({
    ...asiaCall,
    paths: asiaPaths('AsiaGetSports', 'C123', 'C182'),
    summary: 'Sports with Asian markets and their numbers of leagues and matches.',
    query: AsiaListQuery,
    reply: z.array(AsiaSport),
    fails: ['forbidden'],
  }),
  asiaGetLeagues: defineCall({
    ...asiaCall,
    paths: asiaPaths('AsiaGetLeagues', 'C124', 'C183'),
    summary: 'Leagues with Asian markets.',
    query: AsiaListQuery,
    reply: z.array(AsiaLeague),
    fails: ['forbidden'],
  }),
  asiaGetGames: defineCall({
    ...asiaCall,
    paths: asiaPaths('AsiaGetGames', 'C125', 'C184'),
    summary: 'Matches by league in the Asian layout.',
    query: AsiaGamesQuery,
    reply: AsiaGames,
    fails: ['forbidden'],
  }),
  asiaGetGame: defineCall({
    ...asiaCall,
    paths: asiaPaths('AsiaGetGame', 'C126', 'C185'),
    summary: 'One match in the Asian layout with all its lines.',
    query: AsiaGameQuery,
    reply: AsiaRow,
    fails: ['match_unknown', 'forbidden'],
  }),
  asiaGetTopGames: defineCall({
    ...asiaCall,
    paths: asiaPaths('Asia_GetTopGamesStatZip', 'C127', 'C186'),
    summary: 'The matches that deserve most attention, in the Asian layout.',
    query: AsiaTopQuery,
    reply: z.array(AsiaRow),
    fails: ['forbidden'],
  }),
} as const;
