import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';
import { wireId64 } from '../wire.ts';
import { BingoGameView, BingoRoomKey } from './shapes.ts';

const ofConsole = { method: 'POST', access: 'operator', roles: ['admin'], envelope: 'flag', assumed: true } as const;
const rate = { max: 60, windowSeconds: 60 } as const;

/** A game as operators see it: what it paid, once it is over, and who asked for it to be cancelled. */
export const OperatorBingoGame = BingoGameView.extend({
  paid: z.string().nullable(),
  cancelAskedBy: z.string().nullable(),
  cancelReason: z.string().nullable(),
});
export type OperatorBingoGame = z.infer<typeof OperatorBingoGame>;

export const BINGO_OPERATOR_CALLS = {
  operatorBingoGames: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/bingo/games' }],
    summary:
      'The games of bingo that sell tickets and those before them, newest first, 50 a page, with what was sold; and the terms of the rooms with what each sold and paid in the last 24 hours; audited',
    rate,
    body: z.object({ room: BingoRoomKey.optional(), before: wireId64.optional() }),
    reply: z.object({
      games: z.array(OperatorBingoGame),
      next: z.string().nullable(),
      rooms: z.array(
        z.object({
          room: BingoRoomKey,
          version: z.number().int(),
          currency: z.string(),
          ticketPrice: z.string(),
          minPlayers: z.number().int(),
          maxTickets: z.number().int(),
          /** The share of the sales that goes back as prizes, millionths. */
          returnPpm: z.number().int(),
          /** Games that were played to their end in the last 24 hours, and what was sold and paid for them. */
          played: z.number().int(),
          sold: z.string(),
          paid: z.string(),
        }),
      ),
    }),
    fails: ['rate_limited'],
  }),
  operatorCancelBingoGame: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/bingo/games/cancel' }],
    summary:
      'Asks for a game of bingo to be cancelled that has not begun; when a second operator asks for it too it is off and every stake goes back; audited',
    rate,
    body: z.object({ bingoGameId: wireId64, reason: OperatorReason }),
    reply: z.object({ cancelled: z.boolean() }),
    fails: ['rate_limited', 'bingo_game_unknown', 'bingo_begun', 'same_person'],
  }),
} as const;
