import { z } from 'zod';
import { type CallPath, defineCall } from '../call.ts';
import { wireIds } from '../wire.ts';
import { ChampCount, MatchOverview } from './calls.ts';
import {
  coefView,
  commonFields,
  FEW_ROWS,
  fewRows,
  idsField,
  isTimeRangeValid,
  mode,
  pageOf,
  pages,
  TIME_RANGE_ORDER,
  timeRangeFields,
  toViewer,
  wireGlobalChamp,
} from './fields.ts';
import { MatchRow, SportView } from './shapes.ts';

/** Events that join several championships (a season with its play-offs, games of many sports): catalogue/global-champs. */
const globalPaths = (name: string, line: `C${string}`, live: `C${string}`): [CallPath, CallPath] => [
  { path: `/service-api/LineFeed/${name}`, row: line, bind: { kind: 'line' } },
  { path: `/service-api/LiveFeed/${name}`, row: live, bind: { kind: 'live' } },
];
const globalCall = { method: 'GET', access: 'any', envelope: 'plain', assumed: true } as const;

/** The event, by its number or its slug ("epl"). */
const event = { globalChamp: wireGlobalChamp };

const SportsQuery = z
  .strictObject({ ...commonFields, globalChamp: wireGlobalChamp.optional(), antiSports: idsField })
  .transform((q) => ({ ...toViewer(q), globalChamp: q.globalChamp, antiSports: q.antiSports }));
const ChampsQuery = z
  .strictObject({ ...commonFields, ...event, sports: idsField, antiSports: idsField })
  .transform((q) => ({ ...toViewer(q), globalChamp: q.globalChamp, sports: q.sports, antiSports: q.antiSports }));
const GamesQuery = z
  .strictObject({
    ...commonFields,
    ...event,
    ...timeRangeFields,
    ...pages,
    sports: idsField,
    antiSports: idsField,
    champs: idsField,
    coefViewId: coefView,
    mode,
  })
  .refine(isTimeRangeValid, TIME_RANGE_ORDER)
  .refine(fewRows, FEW_ROWS)
  .transform((q) => ({
    ...toViewer(q),
    ...pageOf(q),
    globalChamp: q.globalChamp,
    sports: q.sports,
    antiSports: q.antiSports,
    champs: q.champs,
    fromSeconds: q.tsFrom,
    toSeconds: q.tsTo,
    coefView: q.coefViewId,
    columns: q.mode,
  }));
const TeamGamesQuery = z
  .strictObject({
    ...commonFields,
    ...event,
    ...pages,
    teams: wireIds().refine((list) => list.length > 0, 'at least one competitor'),
    coefViewId: coefView,
    mode,
  })
  .refine(fewRows, FEW_ROWS)
  .transform((q) => ({
    ...toViewer(q),
    ...pageOf(q),
    globalChamp: q.globalChamp,
    teams: q.teams,
    coefView: q.coefViewId,
    columns: q.mode,
  }));

export const GlobalChampSports = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  /** Of the asked feed. */
  matches: z.number().int(),
  sports: z.array(SportView.extend({ champs: z.number().int() })),
});
export type GlobalChampSports = z.infer<typeof GlobalChampSports>;

export const GlobalChampGames = z.object({
  /** By start. */
  matches: z.array(MatchRow),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});

export const GLOBAL_CALLS = {
  sportsByGlobalChamp: defineCall({
    ...globalCall,
    paths: globalPaths('SportsByGlobalChamp', 'C132', 'C177'),
    summary: 'Events with their sports and numbers of matches; the asked one, or all that have matches in either feed.',
    query: SportsQuery,
    reply: z.array(GlobalChampSports),
    fails: ['forbidden'],
  }),
  champsByGlobalChamp: defineCall({
    ...globalCall,
    paths: globalPaths('ChampsByGlobalChamp', 'C133', 'C178'),
    summary: 'Championships of an event that have matches.',
    query: ChampsQuery,
    reply: z.array(ChampCount),
    fails: ['forbidden'],
  }),
  gamesByGlobalChamp: defineCall({
    ...globalCall,
    paths: globalPaths('GamesByGlobalChamp', 'C134', 'C179'),
    summary: 'Matches of an event in the order of their starts.',
    query: GamesQuery,
    reply: GlobalChampGames,
    fails: ['forbidden'],
  }),
  globalChamp1x2: defineCall({
    ...globalCall,
    paths: globalPaths('GlobalChamp1x2', 'C135', 'C180'),
    summary: 'Matches of an event by championship with the markets of their rows.',
    query: GamesQuery,
    reply: MatchOverview,
    fails: ['forbidden'],
  }),
  gamesByTeamGlobalChamp: defineCall({
    ...globalCall,
    paths: globalPaths('GamesByTeamGlobalChamp', 'C136', 'C181'),
    summary: 'Matches of some competitors within an event, in the order of their starts.',
    query: TeamGamesQuery,
    reply: GlobalChampGames,
    fails: ['forbidden'],
  }),
} as const;
