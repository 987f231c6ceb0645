import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireAmount, wireInt } from '../wire.ts';

export const FreeBetView = z.object({
  id: z.string(),
  /** Goes into the coupon as `promo`. */
  code: z.string(),
  currency: z.string(),
  amount: z.string(),
  /** The amount that no bet has taken yet. */
  left: z.string(),
  /** Thousandths: the least total odds of a bet that it pays for. */
  minOdds: z.number().int(),
  /** Epoch ms. */
  grantedAt: z.number(),
  expiresAt: z.number(),
  status: z.enum(['active', 'used', 'expired']),
});
export type FreeBetView = z.infer<typeof FreeBetView>;

export const FREE_BETS_CALLS = {
  freeBets: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/bets/free-bets' }],
    access: 'session',
    envelope: 'flag',
    summary: "The player's free bets, newest first: what they pay for, what is left, until when.",
    reply: z.object({ freeBets: z.array(FreeBetView) }),
    fails: [],
    assumed: true,
  }),
  operatorGrantFreeBet: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/grant-free-bet' }],
    access: 'operator',
    roles: ['content', 'admin'],
    envelope: 'flag',
    summary: 'Gives a player a free bet; the same key gives it once; audited',
    rate: { max: 120, windowSeconds: 60 },
    body: z.object({
      playerId: z.string().regex(/^\d{1,18}$/, 'a number'),
      amount: wireAmount,
      currency: z
        .string()
        .regex(/^[A-Za-z]{3,5}$/, 'a currency')
        .transform((code) => code.toUpperCase()),
      /** Thousandths; 1.50 is 1500. */
      minOdds: wireInt(1000, 100_000).default(1000),
      days: wireInt(1, 365).default(14),
      key: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, '8 to 64 letters, digits, - or _'),
      reason: z
        .string()
        .trim()
        .min(5)
        .max(300)
        .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'plain text'),
    }),
    reply: FreeBetView,
    fails: ['not_found', 'self_excluded', 'amount_format', 'rate_limited', 'conflict'],
    assumed: true,
  }),
} as const;
