import { z } from 'zod';
import { defineCall } from '../call.ts';
import { BetRequest } from '../coupon/request.ts';
import { BetPlacementResponse } from '../coupon/shapes.ts';
import { PAID_STAKE_REFUSALS } from '../stake-refusals.ts';
import { wireAmount, wireBoolean, wireGuid, wireInt } from '../wire.ts';
import { BET_KINDS, type BetKind } from './enums.ts';

/** Everything that a bet can be refused with. */
export const BET_PLACEMENT_FAILURES = [
  ...PAID_STAKE_REFUSALS,
  'match_unknown',
  'match_started',
  'match_closed',
  'market_suspended',
  'market_closed',
  'selection_unknown',
  'legs_same_match',
  'legs_related',
  'coupon_too_long',
  'coupon_kind',
  'coupon_system_size',
  'each_way_terms',
  'builder_sport',
  'builder_market',
  'builder_impossible',
  'builder_implied',
  'stake_too_low',
  'stake_too_high',
  'payout_too_high',
  'price_changed',
  'live_delay_refused',
  'feed_down',
  'amount_format',
  'bet_guid_reused',
  'free_bet_unknown',
  'free_bet_terms',
  'advance_unavailable',
  'payment_state',
  'conflict',
] as const;

/** One of several bets of a request: exactly one of answer and refusal is there. */
export const BetPlacementResult = z.object({
  betGuid: z.string(),
  answer: BetPlacementResponse.nullable(),
  refusal: z
    .object({
      code: z.string(),
      message: z.string(),
      leg: z.number().int().nullable(),
      accepted: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
      /** Field -> what would be right, where the request itself is wrong. */
      fields: z.record(z.string(), z.array(z.string())).nullable(),
    })
    .nullable(),
});
export type BetPlacementResult = z.infer<typeof BetPlacementResult>;

export const BetUndone = z.object({
  betId: z.string(),
  status: z.literal('undone'),
  returned: z.string(),
  balance: z.string(),
  currency: z.string(),
});
export type BetUndone = z.infer<typeof BetUndone>;

export const AutoBetView = z.object({
  autoBetId: z.string(),
  betGuid: z.string(),
  status: z.enum(['waiting', 'placed', 'refused', 'dropped', 'expired', 'cancelled']),
  /** Thousandths. */
  targetOdds: z.number().int(),
  stake: z.string(),
  legs: z.array(
    z.object({
      matchId: z.number().int(),
      selectionId: z.number().int(),
      matchName: z.string(),
      marketName: z.string(),
      selectionName: z.string(),
    }),
  ),
  dropOnScoreChange: z.boolean(),
  transformEventKind: z.boolean(),
  betId: z.string().nullable(),
  /** Why it was refused when its price came. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Epoch ms. */
  orderedAt: z.number(),
  endedAt: z.number().nullable(),
});
export type AutoBetView = z.infer<typeof AutoBetView>;

/** R120: as many as a system or multi-bet has legs. */
const MAX_BETS_PER_REQUEST = 20;
const betParams = z.object({ betId: z.string().regex(/^\d{1,18}$/, 'a bet number') });
const autoParams = z.object({ autoBetId: z.string().regex(/^\d{1,18}$/, 'the number of an auto bet') });

/** Legs of several singles: guids of the bets are the request's with the number of the leg behind it. */
const guidOfMany = wireGuid.refine((guid) => guid.length <= 60, '60 letters at most: the bets have a number behind it');

export const BET_PLACEMENT_CALLS = {
  makeBetWebMulti: defineCall({
    method: 'POST',
    paths: [{ path: '/service-api/LiveBet/Secure/MakeBetWebMulti', row: 'C220' }],
    access: 'bearer',
    envelope: 'flag',
    summary:
      'Places each selection as a single of its own (groupsSums: a stake each, else summ for each). One refused does not hold up the others.',
    rate: { max: 120, windowSeconds: 60 },
    body: BetRequest.refine((b) => b.kind === 'single', { path: ['vid'], message: 'several singles at once' })
      .refine((b) => b.legs.length <= MAX_BETS_PER_REQUEST, { path: ['couponEvents'], message: `${MAX_BETS_PER_REQUEST} at most` })
      .refine((b) => guidOfMany.safeParse(b.betGuid).success, {
        path: ['betGuid'],
        message: '60 letters at most: the bets have a number behind it',
      }),
    reply: z.object({ bets: z.array(BetPlacementResult) }),
    fails: ['bet_guid_reused', 'unavailable'],
    assumed: true,
  }),
  putBetsCommon: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/datalinelive/putbetscommon', row: 'C209' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Places one coupon or several, each idempotent by its own guid and each with its own answer.',
    rate: { max: 120, windowSeconds: 60 },
    body: z
      .object({ coupon: BetRequest.optional(), coupons: z.array(BetRequest).min(1).max(MAX_BETS_PER_REQUEST).optional() })
      .refine((b) => (b.coupon === undefined) !== (b.coupons === undefined), { path: ['coupons'], message: 'either coupon or coupons' })
      .transform(({ coupon, coupons }) => coupons ?? (coupon ? [coupon] : []))
      .refine((bets) => new Set(bets.map((bet) => bet.betGuid)).size === bets.length, { path: ['coupons'], message: 'a betGuid each' }),
    reply: z.object({ bets: z.array(BetPlacementResult) }),
    fails: ['unavailable'],
    assumed: true,
  }),
  getAdvance: defineCall({
    method: 'POST',
    paths: [{ path: '/service-api/LiveBet/Open/GetAvance', row: 'C210' }],
    access: 'bearer',
    envelope: 'flag',
    summary: 'How much would be lent for an advance bet on this coupon: from the potential of running bets that begin within 48 hours.',
    rate: { max: 120, windowSeconds: 60 },
    body: z.object({
      /** The stake that the player has in mind. */
      summ: wireAmount.optional(),
      /** The coupon that the loan is for: its legs have to be open, and as many as its kind takes. */
      couponEvents: z
        .array(z.object({ gameId: wireInt(1), selectionId: wireInt(1, Number.MAX_SAFE_INTEGER) }))
        .min(1)
        .max(60)
        .optional(),
      vid: wireInt(0, BET_KINDS.length - 1)
        .transform((n) => BET_KINDS[n] as BetKind)
        .default('single'),
      /** The account to bet from; a free-bet account is not lent to. */
      userIdBonus: wireInt(0, Number.MAX_SAFE_INTEGER).optional(),
      lng: z.string().max(8).optional(),
    }),
    reply: z.object({
      currency: z.string(),
      /** The possible return of running bets that begin within 48 hours. */
      potential: z.string(),
      /** Lent and not repaid yet. */
      lent: z.string(),
      available: z.string(),
      /** Whether the stake asked about would be lent; null where none is named. */
      isCovered: z.boolean().nullable(),
      /** Hours within which it has to be repaid. */
      hours: z.number().int(),
    }),
    fails: [
      'not_found',
      'amount_format',
      'coupon_kind',
      'coupon_too_long',
      'selection_unknown',
      'market_suspended',
      'market_closed',
      'feed_down',
    ],
    assumed: true,
  }),
  undoBet: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/bets/:betId/undo' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Takes a bet back within 10 seconds, before the match and while no price of it has changed.',
    rate: { max: 60, windowSeconds: 60 },
    params: betParams,
    reply: BetUndone,
    fails: ['bet_unknown', 'undo_refused', 'unavailable'],
    assumed: true,
  }),
  autoBets: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/bets/auto' }],
    access: 'session',
    envelope: 'flag',
    summary: "The player's auto bets, newest first.",
    query: z.object({ waiting: wireBoolean.default(false), lng: z.string().max(8).optional() }),
    reply: z.object({ autoBets: z.array(AutoBetView) }),
    fails: [],
    assumed: true,
  }),
  cancelAutoBet: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/bets/auto/:autoBetId/cancel' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Ends an auto bet that waits; asked again it answers the same.',
    rate: { max: 60, windowSeconds: 60 },
    params: autoParams,
    reply: z.object({ autoBetId: z.string(), status: z.literal('cancelled') }),
    fails: ['auto_bet_unknown', 'auto_bet_state'],
    assumed: true,
  }),
} as const;
