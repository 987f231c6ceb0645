import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireText } from '../wire.ts';
import { PARTIAL_RESTRICTION_SCOPES } from './enums.ts';

/** A blocked player's words about it and the answer. Epoch ms. */
export const AppealView = z.object({
  text: z.string(),
  createdAt: z.number().int(),
  decision: z.enum(['lifted', 'kept']).nullable(),
  answer: z.string().nullable(),
});

/** At least a sentence. */
export const AppealText = wireText(10, 2_000);

/** A part of the account that is barred at this moment. Epoch ms. */
export const RestrictionView = z.object({
  scope: z.enum(PARTIAL_RESTRICTION_SCOPES),
  /** The operator's text for the player; null if there is none. */
  reason: z.string().nullable(),
  since: z.number().int(),
  /** Null: until an operator lifts it. */
  until: z.number().int().nullable(),
  mayAppeal: z.boolean(),
  appeal: AppealView.nullable(),
});
export type RestrictionView = z.infer<typeof RestrictionView>;

export const RESTRICTION_CALLS = {
  playerBlocks: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/user/blocks' }],
    access: 'session',
    envelope: 'flag',
    summary: 'What the player is barred from, why and until when; empty for nearly everybody',
    reply: z.array(RestrictionView),
    fails: [],
    assumed: true,
  }),
  appealPlayerBlock: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/user/blocks/appeal' }],
    access: 'session',
    envelope: 'flag',
    summary: 'What the player has to say about a block of a part of the account (S210); one at a time, answered by an operator',
    rate: { max: 10, windowSeconds: 3600 },
    body: z.object({ scope: z.enum(PARTIAL_RESTRICTION_SCOPES), text: AppealText }),
    reply: z.array(RestrictionView),
    fails: ['not_found', 'appeal_waits', 'rate_limited'],
    assumed: true,
  }),
} as const;
