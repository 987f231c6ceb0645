import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PAID_STAKE_REFUSALS } from '../stake-refusals.ts';
import { wireGuid, wireId64, wireInt } from '../wire.ts';
import { MAX_TICKETS } from './enums.ts';
import { BingoGameView, BingoPurchaseView, BingoRoomKey, BingoRoomView, SoldTicketView } from './shapes.ts';

export const BINGO_CALLS = {
  bingoRooms: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/bingo' }],
    access: 'any',
    envelope: 'flag',
    summary: 'The rooms of bingo that are offered where the caller lives, each with the game that is played and those that sell tickets',
    reply: z.object({ rooms: z.array(BingoRoomView), now: z.number() }),
    fails: [],
    assumed: true,
  }),
  bingoGames: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/bingo/games' }],
    access: 'any',
    envelope: 'flag',
    summary:
      'Games that are over or were off, newest first, 20 a page; of one room where it is named. Games without a ticket are left out.',
    query: z.object({ room: BingoRoomKey.optional(), before: wireId64.optional() }),
    reply: z.object({ games: z.array(BingoGameView), next: z.string().nullable() }),
    fails: [],
    assumed: true,
  }),
  bingoGame: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/bingo/games/:bingoGameId' }],
    access: 'any',
    envelope: 'flag',
    summary:
      'A game: the promise of its seed and the balls so far; once it is over its seed and every ticket that was sold, by which all of it can be checked',
    params: z.object({ bingoGameId: wireId64 }),
    reply: z.object({ game: BingoGameView, sold: z.array(SoldTicketView).nullable() }),
    fails: ['bingo_game_unknown'],
    assumed: true,
  }),
  buyBingoTickets: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/bingo/tickets' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Buys tickets for a game that sells them. Idempotent by its guid.',
    rate: { max: 60, windowSeconds: 60 },
    body: z.object({
      bingoGameId: wireId64,
      guid: wireGuid,
      /** The buyer's own part in what their cards and the order of the balls follow from. */
      buyerSeed: wireGuid,
      tickets: wireInt(1, MAX_TICKETS),
    }),
    reply: z.object({ purchase: BingoPurchaseView, balance: z.string() }),
    fails: ['bingo_game_unknown', 'bingo_closed', 'bingo_tickets', 'casino_closed', 'bet_guid_reused', ...PAID_STAKE_REFUSALS],
    assumed: true,
  }),
  bingoTickets: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/bingo/tickets' }],
    access: 'session',
    envelope: 'flag',
    summary: "The player's purchases, newest first, 20 a page; of one game where it is named",
    query: z.object({ bingoGameId: wireId64.optional(), before: wireId64.optional() }),
    reply: z.object({ purchases: z.array(BingoPurchaseView), next: z.string().nullable() }),
    fails: [],
    assumed: true,
  }),
} as const;
