import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireLanguage } from '../wire.ts';
import { BetKind, PlaceTerms } from './shapes.ts';

/** A coupon that the player sent as a bet, or saved to share it. Everything that putting it together again takes. */
export const CouponHistoryItem = z.object({
  how: z.enum(['sent', 'saved']),
  /** Epoch ms. */
  at: z.number(),
  /** Of a saved one; `GetCoupon` loads it. */
  guid: z.string().nullable(),
  code: z.string().nullable(),
  /** Of a sent one. */
  betId: z.string().nullable(),
  kind: BetKind,
  systemSize: z.number().int(),
  /** Decimal text, in the currency of that time; null where none had been typed. */
  stake: z.string().nullable(),
  currency: z.string().nullable(),
  legs: z.array(
    z.object({
      matchId: z.number().int(),
      selectionId: z.number().int(),
      feed: z.enum(['line', 'live']),
      bank: z.boolean(),
      block: z.number().int().nullable(),
      /** Thousandths: as it was, and now (null where it is not offered). */
      odds: z.number().int(),
      /** Of an each-way bet that was sent, whose legs stand here once; null for every other one. */
      place: PlaceTerms.nullable(),
      oddsNow: z.number().int().nullable(),
      sport: z.number().int(),
      matchName: z.string(),
      champName: z.string(),
      marketName: z.string(),
      selectionName: z.string(),
      /** Seconds since 1970. */
      startsAt: z.number().int(),
    }),
  ),
});
export type CouponHistoryItem = z.infer<typeof CouponHistoryItem>;

const couponHistory = defineCall({
  method: 'GET',
  paths: [{ path: '/web-api/coupon/history' }],
  access: 'session',
  envelope: 'flag',
  summary: 'Coupons that the player sent or saved within the last days (R120: 7), newest first, 100 at most.',
  query: z.object({ lng: wireLanguage.optional() }),
  reply: z.object({ days: z.number().int(), coupons: z.array(CouponHistoryItem) }),
  fails: [],
  assumed: true,
});

export const COUPON_HISTORY_CALLS = { couponHistory };
