import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boundedText, flagDefaultFalse, isTimeRangeValid, languageField, TIME_RANGE_ORDER, timeRangeFields } from '../line/fields.ts';
import { ChampView, CompetitorView, IncidentView, StatisticView } from '../line/shapes.ts';
import { wireIds, wireInt } from '../wire.ts';

/** The archive of results (S053, S235): what has been played, by day, sport, championship, competitor and search. Calls of our own. */
const base = { method: 'GET', access: 'any', envelope: 'plain', assumed: true } as const;

const pair = z.tuple([z.number(), z.number()]);

export const ResultRow = z.object({
  id: z.number().int(),
  sport: z.number().int(),
  champ: ChampView,
  home: CompetitorView,
  away: CompetitorView.nullable(),
  startsAt: z.number().int(),
  status: z.enum(['planned', 'live', 'break', 'interrupted', 'ended', 'postponed', 'abandoned', 'cancelled', 'walkover']),
  /** How it ended, where not by its score alone: 'shoot-out', 'retired', 'ko'... */
  ending: z.string().nullable(),
  score: pair,
  /** By period. */
  periods: z.array(pair),
  /** The winner: 1 home, 2 away, 0 nobody. */
  winner: z.number().int(),
  /** Of races: in order of places, 1 first; 0 did not finish, -1 did not run. */
  places: z.array(z.object({ place: z.number().int(), runner: CompetitorView })),
  virtual: z.boolean(),
});
export type ResultRow = z.infer<typeof ResultRow>;

export const ResultPage = z.object({
  /** By start, newest first. */
  matches: z.array(ResultRow),
  /** The cursor of the next page; null at the end. */
  next: z.string().nullable(),
});
export type ResultPage = z.infer<typeof ResultPage>;

export const ResultSport = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  matches: z.number().int(),
  champs: z.array(ChampView.extend({ matches: z.number().int() })),
});
export type ResultSport = z.infer<typeof ResultSport>;

export const ResultDetail = ResultRow.extend({
  /** Names of the periods, one for each of `periods`. */
  periodNames: z.array(z.string()),
  round: z.string().nullable(),
  stage: z.string().nullable(),
  venue: z.object({ name: z.string(), city: z.string(), capacity: z.number().int().nullable() }).nullable(),
  /** Of races: in the order of their numbers. */
  runners: z.array(CompetitorView),
  /** Over the whole match, then by period. */
  statistics: z.array(StatisticView),
  periodStatistics: z.array(z.array(StatisticView)),
  /** In the order in which they happened; in matches long past, what decided them. */
  incidents: z.array(IncidentView),
});
export type ResultDetail = z.infer<typeof ResultDetail>;

/** Ways in which a selection of a settled market ends. */
export const SETTLED_RESULTS = ['win', 'lose', 'void', 'half-win', 'half-lose'] as const;
export const SettledMarket = z.object({
  name: z.string(),
  outcomes: z.array(z.object({ name: z.string(), result: z.enum(SETTLED_RESULTS) })),
});
export type SettledMarket = z.infer<typeof SettledMarket>;

/** A played match with how its main markets were settled, the most asked for first; none of races. */
export const SettledResult = ResultDetail.extend({ markets: z.array(SettledMarket) });
export type SettledResult = z.infer<typeof SettledResult>;

const CURSOR = /^\d{1,15}-\d{1,15}$/;
const DAY_SECONDS = 86_400;
/** Maximum number of days in one query for the numbers of matches. */
const COUNT_DAYS = 8;

const filters = { ...languageField, ...timeRangeFields, sports: wireIds().default([]), virtualSports: flagDefaultFalse };

export const GetResultsQuery = z
  .strictObject({
    ...filters,
    champs: wireIds().default([]),
    teams: wireIds().default([]),
    /** Names of competitors and championships, in any language (R109: at most 100 characters). */
    text: boundedText(100).optional(),
    limit: wireInt(1, 200).default(50),
    /** `next` of the page before. */
    cursor: z.string().regex(CURSOR, 'the `next` of a page').optional(),
  })
  .refine(isTimeRangeValid, TIME_RANGE_ORDER)
  .transform((q) => {
    const [at, id] = (q.cursor ?? '').split('-').map(Number);
    return {
      language: q.lng,
      fromSeconds: q.tsFrom,
      toSeconds: q.tsTo,
      sports: q.sports,
      champs: q.champs,
      competitors: q.teams,
      withVirtual: q.virtualSports,
      text: q.text,
      limit: q.limit,
      after: q.cursor === undefined ? undefined : { startsAt: at ?? 0, id: id ?? 0 },
    };
  });
export type GetResultsQuery = z.output<typeof GetResultsQuery>;

export const RESULTS_CALLS = {
  getResults: defineCall({
    ...base,
    paths: [{ path: '/service-api/results/matches' }],
    summary: 'Played matches, newest first, page by page. Without tsFrom the last 30 days.',
    query: GetResultsQuery,
    reply: ResultPage,
    fails: [],
  }),
  getResultSports: defineCall({
    ...base,
    paths: [{ path: '/service-api/results/sports' }],
    summary: 'Sports and championships with their numbers of played matches. Without tsFrom and tsTo the last 24 hours.',
    query: z
      .strictObject(filters)
      .refine(isTimeRangeValid, TIME_RANGE_ORDER)
      .refine((q) => q.tsFrom === 0 || q.tsTo === 0 || q.tsTo - q.tsFrom <= COUNT_DAYS * DAY_SECONDS, {
        path: ['tsTo'],
        message: `at most ${COUNT_DAYS} days after tsFrom`,
      })
      .transform((q) => ({
        language: q.lng,
        fromSeconds: q.tsFrom,
        toSeconds: q.tsTo,
        sports: q.sports,
        withVirtual: q.virtualSports,
      })),
    reply: z.array(ResultSport),
    fails: [],
  }),
  getResult: defineCall({
    ...base,
    paths: [{ path: '/service-api/results/match' }],
    summary: 'One played match whole: scores and statistics by period, what happened, how its main markets were settled.',
    query: z.strictObject({ ...languageField, gameId: wireInt(1) }).transform((q) => ({ language: q.lng, matchId: q.gameId })),
    reply: SettledResult,
    fails: ['match_unknown'],
  }),
} as const;
