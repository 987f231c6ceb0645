import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireLanguage } from '../wire.ts';
import { builderOdds } from './builder.ts';
import { readyCombinations } from './ready-combinations.ts';
import { CouponRequest } from './request.ts';
import { CouponView } from './shapes.ts';

/** A saved coupon is found by its guid (21 characters, rule R119's shared state ids) or by the short code that people read out. */
const savedName = z.string().regex(/^[A-Za-z0-9_-]{6,40}$/, 'a coupon code or its guid');

/** The coupon's value now: every leg repriced, refusals leg by leg, bounds, taxes. Never an error because a leg has gone. */
const updateCoupon = defineCall({
  method: 'POST',
  paths: [
    { path: '/service-api/LiveBet/Open/UpdateCoupon', row: 'C212' },
    { path: '/service-api/LiveBet-update/Open/UpdateCoupon', row: 'C216' },
  ],
  access: 'any',
  envelope: 'flag',
  summary: 'Reprices a coupon: legs, total odds, stake bounds, possible return and taxes as they stand now.',
  rate: { max: 240, windowSeconds: 60 },
  body: CouponRequest,
  reply: CouponView,
  fails: [
    'coupon_too_long',
    'amount_format',
    'unauthenticated',
    'bet_unknown',
    'bet_not_running',
    'sale_kind',
    'sale_lost',
    'sale_decided',
    'sale_suspended',
    'sale_too_small',
    'feed_down',
  ],
  assumed: true,
});

/** Several singles at once: each selection is a coupon of its own. */
const updateCouponMulti = defineCall({
  method: 'POST',
  paths: [
    { path: '/service-api/LiveBet/Open/UpdateCouponMulti', row: 'C213' },
    { path: '/service-api/LiveBet-update/Open/UpdateCouponMulti', row: 'C217' },
  ],
  access: 'any',
  envelope: 'flag',
  summary: 'Reprices several singles at once (groupsSumms: a stake each, else summ for each), with what they cost and can return together.',
  rate: { max: 120, windowSeconds: 60 },
  body: CouponRequest.refine((c) => c.kind === 'single' && c.cashedOutBetId === undefined, {
    path: ['vid'],
    message: 'several singles at once',
  }),
  reply: z.object({
    coupons: z.array(CouponView),
    currency: z.string(),
    /** Null while one of them has none. */
    stake: z.string().nullable(),
    /** The most that they return together: of those that one market decides, as the orders of a race, only one can win. */
    potentialReturn: z.string().nullable(),
  }),
  fails: ['coupon_too_long', 'amount_format'],
  assumed: true,
});

const saveCoupon = defineCall({
  method: 'POST',
  paths: [
    { path: '/service-api/LiveBet/Open/SaveCoupon', row: 'C214' },
    { path: '/service-api/LiveBet-update/Open/SaveCoupon', row: 'C218' },
  ],
  access: 'any',
  envelope: 'flag',
  summary: 'Keeps a coupon under a guid and a short code that can be shared; the same coupon gives the same code.',
  rate: { max: 30, windowSeconds: 60 },
  body: z.object({ coupon: CouponRequest }),
  reply: z.object({
    guid: z.string(),
    /** Eight characters without look-alikes. */
    code: z.string(),
    /** Epoch ms until which it can be loaded (coupon history, 7 days: R120). */
    expiresAt: z.number(),
  }),
  fails: ['coupon_empty', 'coupon_too_long'],
  assumed: true,
});

export const SavedCoupon = z.object({
  guid: z.string(),
  code: z.string(),
  savedAt: z.number(),
  expiresAt: z.number(),
  /** The price of each leg when it was saved (thousandths), in the order of `view.legs`. */
  savedOdds: z.array(z.number().int()),
  banks: z.array(z.boolean()),
  blocks: z.array(z.number().int().nullable()),
  /** Decimal text, where one had been typed. */
  stake: z.string().nullable(),
  view: CouponView,
});
export type SavedCoupon = z.infer<typeof SavedCoupon>;

const getCoupon = defineCall({
  method: 'GET',
  paths: [
    { path: '/service-api/LiveBet/Open/GetCoupon', row: 'C211' },
    { path: '/service-api/LiveBet-update/Open/GetCoupon', row: 'C215' },
  ],
  access: 'any',
  envelope: 'flag',
  summary: 'Loads a saved coupon by guid or code and reprices it.',
  rate: { max: 120, windowSeconds: 60 },
  query: z.object({ guid: savedName, lng: wireLanguage.optional() }),
  reply: SavedCoupon,
  fails: ['coupon_unknown'],
  assumed: true,
});

export const COUPON_CALLS = { builderOdds, readyCombinations, updateCoupon, updateCouponMulti, saveCoupon, getCoupon };
