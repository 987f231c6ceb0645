import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PAID_STAKE_REFUSALS } from '../stake-refusals.ts';
import { wireGuid, wireId64, wireInt } from '../wire.ts';
import { MAX_DRAWS, MAX_LINES } from './enums.ts';
import { LotteryDrawView, LotteryKey, LotteryTicketView, LotteryView } from './shapes.ts';

export const LOTTERIES_CALLS = {
  lotteries: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/lotteries' }],
    access: 'any',
    envelope: 'flag',
    summary: 'The lotteries that are offered where the caller lives, each with its next draw, its jackpot and the price of a line',
    reply: z.object({ lotteries: z.array(LotteryView) }),
    fails: [],
    assumed: true,
  }),
  lotteryDraws: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/lotteries/draws' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Draws whose numbers are known or that were cancelled, newest first, 20 a page; of one lottery where it is named',
    query: z.object({ lottery: LotteryKey.optional(), before: wireId64.optional() }),
    reply: z.object({ draws: z.array(LotteryDrawView), next: z.string().nullable() }),
    fails: [],
    assumed: true,
  }),
  lotteryDraw: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/lotteries/draws/:drawId' }],
    access: 'any',
    envelope: 'flag',
    summary: 'A draw: the promise of its seed; once it is drawn the seed, the numbers and who won what',
    params: z.object({ drawId: wireId64 }),
    reply: LotteryDrawView,
    fails: ['lottery_draw_unknown'],
    assumed: true,
  }),
  buyLotteryTicket: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/lotteries/tickets' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Buys a ticket of several lines in a draw, and in as many of the following ones as wanted. Idempotent by its guid.',
    rate: { max: 60, windowSeconds: 60 },
    body: z.object({
      /** The first draw that the ticket takes part in, which names the lottery. */
      drawId: wireId64,
      guid: wireGuid,
      lines: z
        .array(z.array(z.number().int().min(1).max(99)).min(1).max(10))
        .min(1)
        .max(MAX_LINES),
      draws: wireInt(1, MAX_DRAWS).default(1),
    }),
    reply: z.object({ ticket: LotteryTicketView, balance: z.string() }),
    fails: ['lottery_draw_unknown', 'lottery_closed', 'lottery_draws', 'casino_closed', 'bet_guid_reused', ...PAID_STAKE_REFUSALS],
    assumed: true,
  }),
  lotteryTickets: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/lotteries/tickets' }],
    access: 'session',
    envelope: 'flag',
    summary: "The player's tickets, newest first, 20 a page",
    query: z.object({ before: wireId64.optional() }),
    reply: z.object({ tickets: z.array(LotteryTicketView), next: z.string().nullable() }),
    fails: [],
    assumed: true,
  }),
} as const;
