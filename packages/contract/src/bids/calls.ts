import { z } from 'zod';
import { BET_PLACEMENT_FAILURES } from '../bets/placement.ts';
import { defineCall } from '../call.ts';
import { BetRequest } from '../coupon/request.ts';
import { BetKind, BetPlacementResponse } from '../coupon/shapes.ts';
import { wireAmount, wireBoolean, wireInt } from '../wire.ts';

export const BetReferralView = z.object({
  bidId: z.string(),
  betGuid: z.string(),
  /** `waiting`: for the trader; `offered`: for the player, until `expiresAt`. */
  status: z.enum(['waiting', 'offered', 'accepted', 'declined', 'withdrawn', 'expired', 'failed']),
  kind: BetKind,
  currency: z.string(),
  /** As asked for; held meanwhile. */
  stake: z.string(),
  /** The trader's own stake and prices (thousandths, by leg). */
  offer: z.object({ stake: z.string(), odds: z.array(z.number().int()) }).nullable(),
  legs: z.array(
    z.object({
      matchId: z.number().int(),
      selectionId: z.number().int(),
      askedOdds: z.number().int(),
      /** 0 while it has no price. */
      oddsNow: z.number().int(),
      matchName: z.string(),
      marketName: z.string(),
      selectionName: z.string(),
    }),
  ),
  /** Why it was declined or failed. */
  reason: z.string().nullable(),
  betId: z.string().nullable(),
  /** Epoch ms. */
  requestedAt: z.number(),
  expiresAt: z.number(),
});
export type BetReferralView = z.infer<typeof BetReferralView>;

const number = z.string().regex(/^\d{1,18}$/, 'the number of a bid');

export const BIDS_CALLS = {
  makeBetBidWeb: defineCall({
    method: 'POST',
    paths: [{ path: '/service-api/LiveBet/Secure/MakeBetBidWeb', row: 'C221' }],
    access: 'bearer',
    envelope: 'flag',
    summary:
      'Asks for a bet above the limit, or at a better price: what the house takes anyway is placed at once, the rest goes to a trader, its stake held.',
    rate: { max: 30, windowSeconds: 60 },
    body: BetRequest,
    reply: z.object({
      bid: BetReferralView.nullable(),
      /** Without a trader. */
      bet: BetPlacementResponse.nullable(),
      /** The account after the hold; null where the bet says it. */
      balance: z.string().nullable(),
    }),
    fails: BET_PLACEMENT_FAILURES,
    assumed: true,
  }),
  bids: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/bets/bids' }],
    access: 'session',
    envelope: 'flag',
    summary: "The player's bids, newest first.",
    query: z.object({ lng: z.string().max(8).optional() }),
    reply: z.object({ bids: z.array(BetReferralView) }),
    fails: [],
    assumed: true,
  }),
  answerBid: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/bets/bids/:bidId/answer' }],
    access: 'session',
    envelope: 'flag',
    summary: "Takes the trader's offer, or takes the bid back.",
    rate: { max: 60, windowSeconds: 60 },
    params: z.object({ bidId: number }),
    body: z.object({ accept: wireBoolean }),
    reply: BetReferralView,
    fails: ['bid_unknown', 'bid_state', 'unavailable'],
    assumed: true,
  }),
  operatorBids: defineCall({
    method: 'GET',
    paths: [{ path: '/operator-api/bids' }],
    access: 'operator',
    roles: ['trader'],
    envelope: 'flag',
    summary: 'Bids that wait for a trader or for their player, oldest first',
    reply: z.object({ bids: z.array(BetReferralView) }),
    fails: [],
    assumed: true,
  }),
  operatorAnswerBid: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/bids/answer' }],
    access: 'operator',
    roles: ['trader'],
    envelope: 'flag',
    summary: 'Accept a bid, answer it with another stake and prices, or decline it; audited',
    rate: { max: 240, windowSeconds: 60 },
    body: z
      .object({
        bidId: number,
        decision: z.enum(['accept', 'counter', 'decline']),
        /** Counter-offer: at most what was asked for. */
        stake: wireAmount.optional(),
        /** Counter-offer: thousandths, one for each selection. */
        odds: z.array(wireInt(1001, 10_000_000)).max(60).optional(),
        /** Of a decline; the player reads it. */
        reason: z
          .string()
          .trim()
          .max(300)
          .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'plain text')
          .default(''),
      })
      .refine((b) => b.decision !== 'counter' || (b.stake !== undefined && b.odds !== undefined), {
        path: ['stake'],
        message: 'a counter-offer has a stake and prices',
      }),
    reply: BetReferralView,
    fails: ['bid_unknown', 'bid_state', 'amount_format', 'unavailable', 'rate_limited'],
    assumed: true,
  }),
} as const;
