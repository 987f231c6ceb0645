import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';
import { wireAmount, wireId64, wireInt } from '../wire.ts';

const MAX_ROUNDS = 1_000;
const MAX_PLAYERS = 500;

const base = { envelope: 'flag', assumed: true, method: 'POST', access: 'operator', roles: ['admin', 'content'] } as const;
const rate = { max: 60, windowSeconds: 60 } as const;

/** A campaign of free rounds; times are epoch ms, amounts decimal text. */
export const FreeRoundView = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  game: z.string(),
  currency: z.string(),
  stake: z.string(),
  /** For each player. */
  rounds: z.number().int(),
  endsAt: z.number(),
  /** Ended by an operator before its time; null where it was not. */
  endedAt: z.number().nullable(),
  players: z.number().int(),
  /** To how many of them the provider has given it. */
  told: z.number().int(),
  /** Rounds that all of them have played, and what those won. */
  played: z.number().int(),
  won: z.string(),
});
export type FreeRoundView = z.infer<typeof FreeRoundView>;

/** Campaigns of free rounds in games of providers. */
export const FREE_ROUND_CALLS = {
  operatorFreeRounds: defineCall({
    ...base,
    paths: [{ path: '/operator-api/free-rounds' }],
    summary: "The brand's campaigns of free rounds in games of providers, the newest first",
    rate,
    body: z.object({}),
    reply: z.object({ campaigns: z.array(FreeRoundView) }),
    fails: ['rate_limited'],
  }),
  operatorGiveFreeRounds: defineCall({
    ...base,
    paths: [{ path: '/operator-api/free-rounds/give' }],
    summary: 'Gives each of these players so many free rounds of a game at a stake, until a time; the provider is told; audited',
    rate,
    body: z.object({
      name: z.string().trim().min(1).max(80),
      provider: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'a provider'),
      game: z.string().regex(/^[\w.:/-]{1,100}$/, 'a game'),
      currency: z.string().regex(/^[A-Z]{3,5}$/, 'a currency'),
      stake: wireAmount,
      rounds: z.int().min(1).max(MAX_ROUNDS),
      endsAt: wireInt(0, 8_640_000_000_000),
      /** Players of the brand who play with that currency. */
      players: z.array(wireId64).min(1).max(MAX_PLAYERS),
      reason: OperatorReason,
    }),
    reply: z.object({ id: z.string(), players: z.number().int() }),
    fails: ['rate_limited', 'not_found', 'game_unknown', 'game_unavailable', 'amount_format', 'amount_too_high', 'invalid'],
  }),
  operatorEndFreeRounds: defineCall({
    ...base,
    paths: [{ path: '/operator-api/free-rounds/end' }],
    summary: 'Ends a campaign before its time: no free round is taken any more, and wins of those that were are paid; audited',
    rate,
    body: z.object({ id: wireId64, reason: OperatorReason }),
    reply: z.object({ ended: z.boolean() }),
    fails: ['rate_limited', 'not_found'],
  }),
} as const;
