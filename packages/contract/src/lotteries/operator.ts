import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';
import { wireId64 } from '../wire.ts';
import { LotteryDrawView, LotteryKey } from './shapes.ts';

const ofConsole = { method: 'POST', access: 'operator', roles: ['admin'], envelope: 'flag', assumed: true } as const;
const rate = { max: 60, windowSeconds: 60 } as const;

/** A draw as operators see it: sales as far as they are known now, and who asked for it to be cancelled. */
export const OperatorLotteryDraw = LotteryDrawView.extend({
  tickets: z.number().int(),
  sold: z.string(),
  cancelAskedBy: z.string().nullable(),
  cancelReason: z.string().nullable(),
});
export type OperatorLotteryDraw = z.infer<typeof OperatorLotteryDraw>;

export const LOTTERIES_OPERATOR_CALLS = {
  operatorLotteryDraws: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/lotteries/draws' }],
    summary:
      'The draws that are open and those before them, newest first, 50 a page, with what was sold; and the money of the jackpots; audited',
    rate,
    body: z.object({ lottery: LotteryKey.optional(), before: wireId64.optional() }),
    reply: z.object({
      draws: z.array(OperatorLotteryDraw),
      next: z.string().nullable(),
      pools: z.array(z.object({ lottery: LotteryKey, currency: z.string(), jackpot: z.string() })),
    }),
    fails: ['rate_limited'],
  }),
  operatorCancelLotteryDraw: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/lotteries/draws/cancel' }],
    summary:
      'Asks for a draw to be cancelled that is not drawn yet; when a second operator asks for it too it is off and every stake goes back; audited',
    rate,
    body: z.object({ drawId: wireId64, reason: OperatorReason }),
    reply: z.object({ cancelled: z.boolean() }),
    fails: ['rate_limited', 'lottery_draw_unknown', 'lottery_drawn', 'same_person'],
  }),
} as const;
