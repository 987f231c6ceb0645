import { z } from 'zod';
import { PART_SCOPES } from './block-words.ts';
import { defineCall } from './call.ts';
import { wireWords } from './wire.ts';

/** What a blocked player said about it and what was answered. Epoch ms. */
export const AppealView = z.object({
  text: z.string(),
  createdAt: z.number().int(),
  decision: z.enum(['lifted', 'kept']).nullable(),
  answer: z.string().nullable(),
});

/** At least a sentence. */
export const AppealText = wireWords(10, 2_000);

/** A part of the account that is barred at this moment. Epoch ms. */
export const BlockView = z.object({
  scope: z.enum(PART_SCOPES),
  /** In the words of whoever blocked; null where nothing is to be said. */
  reason: z.string().nullable(),
  since: z.number().int(),
  /** Null: until an operator lifts it. */
  until: z.number().int().nullable(),
  mayAppeal: z.boolean(),
  appeal: AppealView.nullable(),
});
export type BlockView = z.infer<typeof BlockView>;

export const BLOCKS_CALLS = {
  playerBlocks: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/user/blocks' }],
    access: 'session',
    envelope: 'flag',
    summary: 'What the player is barred from, why and until when; empty for nearly everybody',
    reply: z.array(BlockView),
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
    body: z.object({ scope: z.enum(PART_SCOPES), text: AppealText }),
    reply: z.array(BlockView),
    fails: ['not_found', 'conflict', 'rate_limited'],
    assumed: true,
  }),
} as const;
