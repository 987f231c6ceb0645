import { z } from 'zod';

/** Shapes of everything that is shown of matches and markets. Odds are integer thousandths; times are epoch seconds; names are in the asked language. */

export const FeedKind = z.enum(['line', 'live']);
export type FeedKind = z.infer<typeof FeedKind>;

export const SelectionView = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Short label for a button in a row: "1", "X", "O 2.5". */
  label: z.string(),
  /** Thousandths; 0 = not offered at present. */
  odds: z.number().int(),
  /** The price written out as `coefViewId` asked; absent for view 0. */
  price: z.string().optional(),
});
export const MarketView = z.object({
  id: z.number().int(),
  /** Market type's key, "asian-handicap". */
  type: z.string(),
  group: z.string(),
  name: z.string(),
  period: z.number().int(),
  /** Quarters of a unit. */
  line: z.number().int(),
  subject: z.number().int(),
  status: z.enum(['open', 'suspended', 'closed']),
  layout: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal('score')]),
  main: z.boolean(),
  selections: z.array(SelectionView),
});
export const CompetitorView = z.object({
  id: z.number().int(),
  name: z.string(),
  country: z.number().int(),
  /** ISO alpha-2, lower case, or '' . */
  flag: z.string(),
  crest: z.object({ pattern: z.string(), a: z.string(), b: z.string() }).nullable(),
});
export const ChampView = z.object({
  id: z.number().int(),
  sport: z.number().int(),
  name: z.string(),
  country: z.number().int(),
  countryName: z.string(),
  flag: z.string(),
  top: z.number().int(),
});
const InningsView = z.object({ wickets: z.number().int(), balls: z.number().int() });
/** The running state as a row shows it. */
export const StateView = z.object({
  status: z.enum(['planned', 'live', 'break', 'interrupted', 'ended', 'postponed', 'abandoned', 'cancelled', 'walkover']),
  period: z.number().int(),
  periodName: z.string(),
  clock: z.object({ seconds: z.number(), running: z.boolean(), at: z.number() }).nullable(),
  /** The result so far as its sport counts it: goals, sets won, places. */
  score: z.tuple([z.number(), z.number()]),
  /** Per period. */
  periods: z.array(z.tuple([z.number(), z.number()])),
  points: z.tuple([z.number(), z.number()]).nullable(),
  turn: z.number().int(),
  reds: z.tuple([z.number(), z.number()]),
  /** Cricket: how far each side's innings has come, home first. */
  innings: z.tuple([InningsView, InningsView]).exactOptional(),
  /** Races and outrights: place by runner index, 1 first; 0 none (yet), -1 does not run. */
  places: z.array(z.number().int()).exactOptional(),
  /** Which side's score changed last, and when (epoch ms). */
  lastScore: z.object({ side: z.number().int(), at: z.number() }).nullable(),
});
export const MatchRow = z.object({
  id: z.number().int(),
  kind: FeedKind,
  sport: z.number().int(),
  champ: z.number().int(),
  /** For rows outside their championship: top lists, search, favourites. */
  champName: z.string(),
  home: CompetitorView,
  away: CompetitorView.nullable(),
  startsAt: z.number().int(),
  state: StateView,
  /** Number of markets on offer, open or suspended. */
  marketCount: z.number().int(),
  /** The markets of the row's columns, main lines only. */
  markets: z.array(MarketView),
  sections: z.array(z.number().int()),
  virtual: z.boolean(),
  weight: z.number().int(),
  live: z.boolean(),
  /** Whether its events come with places on the field, for the tracker. */
  tracker: z.boolean(),
});
/** Championships in order with their rows: what an overview screen draws. */
export const MatchList = z.object({
  champs: z.array(ChampView.extend({ matches: z.array(MatchRow) })),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export const IncidentView = z.object({
  id: z.number().int(),
  kind: z.string(),
  side: z.number().int(),
  period: z.number().int(),
  second: z.number(),
  score: z.tuple([z.number(), z.number()]),
  player: z.string().nullable(),
  assist: z.string().nullable(),
  value: z.number().nullable(),
  detail: z.string().nullable(),
  x: z.number().nullable(),
  y: z.number().nullable(),
  /** A sentence in the asked language. */
  text: z.string(),
});
/** The count of one thing of both sides, over the match or a period. */
export const StatisticView = z.object({ key: z.string(), name: z.string(), home: z.number(), away: z.number() });
export const MatchDetail = MatchRow.extend({
  champView: ChampView,
  format: z.object({ scoring: z.string(), periods: z.number().int(), periodSeconds: z.number().int(), toWin: z.number().int() }),
  venue: z.object({ name: z.string(), city: z.string(), capacity: z.number().int().nullable() }).nullable(),
  round: z.string().nullable(),
  /** For the scoreboard: everything counted except the score. */
  statistics: z.array(StatisticView),
  groups: z.array(z.object({ key: z.string(), name: z.string(), count: z.number().int() })),
  allMarkets: z.array(MarketView),
  runners: z.array(CompetitorView),
  lineups: z.object({
    home: z.array(z.object({ name: z.string(), number: z.number().int(), position: z.string() })),
    away: z.array(z.object({ name: z.string(), number: z.number().int(), position: z.string() })),
  }),
  /** Newest first. */
  incidents: z.array(IncidentView),
  /** Push sequence of the topic match:<id> that this picture stands at. */
  seq: z.number().int(),
});
export const SportView = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  live: z.number().int(),
  line: z.number().int(),
});

export type SelectionView = z.infer<typeof SelectionView>;
export type MarketView = z.infer<typeof MarketView>;
export type CompetitorView = z.infer<typeof CompetitorView>;
export type ChampView = z.infer<typeof ChampView>;
export type StateView = z.infer<typeof StateView>;
export type MatchRow = z.infer<typeof MatchRow>;
export type MatchList = z.infer<typeof MatchList>;
export type IncidentView = z.infer<typeof IncidentView>;
export type StatisticView = z.infer<typeof StatisticView>;
export type MatchDetail = z.infer<typeof MatchDetail>;
export type SportView = z.infer<typeof SportView>;

/** A line of a league's table. */
export const TableRowView = z.object({
  place: z.number().int(),
  competitor: CompetitorView,
  played: z.number().int(),
  won: z.number().int(),
  drawn: z.number().int(),
  lost: z.number().int(),
  scored: z.number().int(),
  conceded: z.number().int(),
  points: z.number().int(),
  /** Latest results, newest last: W, D, L. */
  form: z.string(),
});
export type TableRowView = z.infer<typeof TableRowView>;
