import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireInt } from '../wire.ts';
import { brandFields, coefView, idsField, languageField, toBrand, viewerFields } from './fields.ts';
import { CompetitorView, FeedKind } from './shapes.ts';

/**
 * Accumulators that the site puts together itself out of what is on offer, with its boost: of the day before the matches, of some minutes
 * during them. Everyone sees the same ones, but for sports that somebody does not want to see; a leg that cannot be bet on any more is
 * replaced.
 */
export const GetExpressDayQuery = z
  .strictObject({
    ...languageField,
    ...brandFields,
    ...viewerFields,
    antiSports: idsField,
    coefViewId: coefView,
    /** Pages from the first that are answered, a few coupons each (R121). */
    page: wireInt(1, 200).default(1),
  })
  .transform((q) => ({
    language: q.lng,
    ...toBrand(q),
    playerId: q.notLogin ? 0 : q.userId,
    antiSports: q.antiSports,
    coefView: q.coefViewId,
    page: q.page,
  }));

export const DailyAccumulatorLeg = z.object({
  matchId: z.number().int(),
  kind: FeedKind,
  sport: z.number().int(),
  champName: z.string(),
  home: CompetitorView,
  away: CompetitorView.nullable(),
  startsAt: z.number().int(),
  selectionId: z.number().int(),
  marketName: z.string(),
  selectionName: z.string(),
  /** Thousandths. */
  odds: z.number().int(),
  /** As `coefViewId` asked; absent for view 0. */
  price: z.string().optional(),
});
export type DailyAccumulatorLeg = z.infer<typeof DailyAccumulatorLeg>;

export const DailyAccumulator = z.object({
  /** The same as long as the accumulator stands. */
  id: z.string(),
  legs: z.array(DailyAccumulatorLeg),
  /** Product of the legs, rounded down, decimal text. */
  totalOdds: z.string(),
  /** Added to the winnings when it is placed with `isExpressBoost`, in tenths of a percent; 0 = none. */
  boostPermille: z.number().int(),
  /** Total odds with the boost. */
  boostedOdds: z.string(),
});
export type DailyAccumulator = z.infer<typeof DailyAccumulator>;

export const DailyAccumulators = z.object({
  kind: FeedKind,
  /** Calendar day (UTC) that the accumulators are of. */
  date: z.string(),
  /** Epoch seconds at which others take their place. */
  validUntil: z.number().int(),
  coupons: z.array(DailyAccumulator),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type DailyAccumulators = z.infer<typeof DailyAccumulators>;

export const EXPRESS_CALLS = {
  getExpressDay: defineCall({
    method: 'GET',
    access: 'any',
    envelope: 'plain',
    assumed: true,
    paths: [
      { path: '/service-api/LineFeed/GetExpressDayExtendedZip', row: 'C110', bind: { kind: 'line', cyber: 'without' } },
      { path: '/service-api/LineFeed/GetCyberExpressDayExtendedZip', row: 'C109', bind: { kind: 'line', cyber: 'only' } },
      { path: '/service-api/main-line-feed/v1/expressDay', row: 'C137', bind: { kind: 'line', cyber: 'without' } },
      { path: '/service-api/main-live-feed/v1/expressDay', row: 'C148', bind: { kind: 'live', cyber: 'without' } },
      { path: '/service-api/LiveFeed/GetLiveExpressExtendedZip', row: 'C166', bind: { kind: 'live', cyber: 'without' } },
      { path: '/service-api/LiveFeed/GetCyberExpressExtendedZip', row: 'C165', bind: { kind: 'live', cyber: 'only' } },
      { path: '/service-api/LiveFeed/GetExpressDayExtendedZip', bind: { kind: 'live', cyber: 'without' } },
      { path: '/service-api/LiveFeed/GetCyberExpressDayExtendedZip', bind: { kind: 'live', cyber: 'only' } },
    ],
    summary: 'Expresses of the day (live: of these minutes) with their boost; each can be placed as it is.',
    query: GetExpressDayQuery,
    reply: DailyAccumulators,
    fails: ['forbidden', 'not_found'],
  }),
} as const;
