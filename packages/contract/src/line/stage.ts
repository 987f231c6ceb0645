import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireInt } from '../wire.ts';
import { coefView, commonFields, FEW_ROWS, fewRows, idsField, languageField, pageOf, pages, toViewer } from './fields.ts';
import { ChampView, CompetitorView, FeedKind, TableRowView } from './shapes.ts';

/** Tables of championships beside their prices, and who wins what as a whole. */
const stageCall = { method: 'GET', access: 'any', envelope: 'plain', assumed: true } as const;

const StageTableIdsQuery = z
  .strictObject({ ...languageField, antiSports: idsField })
  .transform((q) => ({ language: q.lng, antiSports: q.antiSports }));
const StageTableQuery = z
  .strictObject({
    ...commonFields,
    coefViewId: coefView,
    /** The championship whose table is asked for. */
    champIdResults: wireInt(1),
  })
  .transform((q) => ({ ...toViewer(q), coefView: q.coefViewId, champId: q.champIdResults }));
const WhoWinsQuery = z
  .strictObject({
    ...commonFields,
    coefViewId: coefView,
    /** One championship; all where absent. */
    champIdResults: wireInt(1).optional(),
    sports: idsField,
    antiSports: idsField,
    count: wireInt(1, 200).default(50),
    page: pages.page,
  })
  .refine(fewRows, FEW_ROWS)
  .transform((q) => ({
    ...toViewer(q),
    coefView: q.coefViewId,
    champs: q.champIdResults === undefined ? [] : [q.champIdResults],
    sports: q.sports,
    antiSports: q.antiSports,
    ...pageOf(q),
  }));

/** A price that can be bet on. */
const PricedSelection = z.object({
  matchId: z.number().int(),
  kind: FeedKind,
  selectionId: z.number().int(),
  /** Thousandths; 0 = not offered at present. */
  odds: z.number().int(),
  /** As `coefViewId` asked; absent for view 0. */
  price: z.string().optional(),
});

export const StageTableId = ChampView.extend({ season: z.string() });
export type StageTableId = z.infer<typeof StageTableId>;

export const StageTable = z.object({
  champ: ChampView,
  season: z.string(),
  rows: z.array(
    TableRowView.extend({
      /** The competitor's next (live: running) match in this championship: against whom, and the price of its win. Null where none is on offer. */
      next: PricedSelection.extend({ opponent: CompetitorView, startsAt: z.number().int(), atHome: z.boolean() }).nullable(),
    }),
  ),
});
export type StageTable = z.infer<typeof StageTable>;

export const OutrightEvents = z.object({
  events: z.array(
    z.object({
      matchId: z.number().int(),
      kind: FeedKind,
      name: z.string(),
      champ: ChampView,
      startsAt: z.number().int(),
      marketId: z.number().int(),
      marketName: z.string(),
      status: z.enum(['open', 'suspended', 'closed']),
      /** The likeliest first. */
      runners: z.array(
        z.object({
          competitor: CompetitorView,
          selectionId: z.number().int(),
          /** Thousandths; 0 = not offered at present. */
          odds: z.number().int(),
          price: z.string().optional(),
        }),
      ),
    }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type OutrightEvents = z.infer<typeof OutrightEvents>;

export const STAGE_CALLS = {
  getStageTableIds: defineCall({
    ...stageCall,
    paths: [
      { path: '/service-api/LineFeed/GetStageTableIds', row: 'C118', bind: { kind: 'line' } },
      { path: '/service-api/LiveFeed/GetStageTableIds', row: 'C170', bind: { kind: 'live' } },
    ],
    summary: 'Championships with matches in the feed that have a table.',
    query: StageTableIdsQuery,
    reply: z.array(StageTableId),
    fails: [],
  }),
  getStageTable: defineCall({
    ...stageCall,
    paths: [
      { path: '/service-api/LineFeed/GetStageTableZip2', row: 'C119', bind: { kind: 'line' } },
      { path: '/service-api/LiveFeed/GetStageTableZip2', row: 'C171', bind: { kind: 'live' } },
    ],
    summary: 'Table of a championship with the price of each competitor’s next win.',
    query: StageTableQuery,
    reply: StageTable,
    fails: ['not_found', 'forbidden'],
  }),
  stageTableWhoWins: defineCall({
    ...stageCall,
    paths: [
      { path: '/service-api/main-line-feed/v1/StageTableWhoWins', row: 'C145', bind: { kind: 'line' } },
      { path: '/service-api/main-live-feed/v1/StageTableWhoWins', row: 'C156', bind: { kind: 'live' } },
    ],
    summary: 'Markets on who wins as a whole: outrights, elections, races, with a price for every runner.',
    query: WhoWinsQuery,
    reply: OutrightEvents,
    fails: ['forbidden'],
  }),
} as const;
