import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireId64, wireInt } from '../wire.ts';
import { BookReceipt, BookRoundView } from './shapes.ts';

const base = { method: 'GET', access: 'session', envelope: 'flag', assumed: true } as const;

/** Rounds of games of the "books and weights" standard; they are played by the standard's own calls (decision 0085). */
export const BOOKS_CALLS = {
  bookRounds: defineCall({
    ...base,
    paths: [{ path: '/web-api/books/rounds' }],
    summary: "The player's rounds of games of books and weights, newest first, 20 a page; of one game where it is named",
    query: z.object({
      game: z
        .string()
        .regex(/^[a-z][a-z0-9-]{1,59}$/, 'a game')
        .optional(),
      before: wireId64.optional(),
    }),
    reply: z.object({ rounds: z.array(BookRoundView), next: z.string().nullable() }),
    fails: [],
  }),
  bookReceipts: defineCall({
    ...base,
    paths: [{ path: '/web-api/books/receipts' }],
    summary: "The receipts of the rounds of books and weights of one of the player's pairs of seeds, by nonce, 20 a page",
    query: z.object({
      serverSeedHash: z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'),
      after: wireInt().optional(),
    }),
    reply: z.object({
      /** How many such rounds the pair has drawn; they are counted from 1, apart from those of the house's own games. */
      rounds: z.number().int(),
      receipts: z.array(BookReceipt),
      /** The nonce after which the next page begins. */
      next: z.number().int().nullable(),
    }),
    fails: [],
  }),
  bookRound: defineCall({
    ...base,
    paths: [{ path: '/web-api/books/rounds/:round' }],
    summary: 'The receipt of a round of a game of books and weights',
    params: z.object({ round: wireId64 }),
    reply: BookReceipt,
    fails: ['casino_round_unknown'],
  }),
} as const;
