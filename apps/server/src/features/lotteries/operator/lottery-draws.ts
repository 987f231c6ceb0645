import { ALL_LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import { LOTTERY_DRAW_STATUSES } from '@touchline/contract/lotteries/enums';
import { POOL_CURRENCY } from '@touchline/ledger/pool-entries';
import { poolText } from '@touchline/ledger/pool-text';
import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { pageOf } from '#platform/db/page-of';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { lockDraw, writeCancelAsked, writeOff } from '../draws/draw-cancel.store.ts';
import { readJackpots } from '../draws/jackpot.store.ts';
import { readDraws } from '../draws/lottery-draw.store.ts';
import { presentDraw } from '../draws/present-draw.ts';
import type { LotteriesDeps } from '../lotteries-deps.ts';
import { readSold } from '../tickets/lottery-entry.store.ts';

const PAGE = 50;

export const operatorLotteryDraws =
  ({ platform: { pool }, operators }: LotteriesDeps): Handler<'operatorLotteryDraws'> =>
  async ({ body }, caller) => {
    await operators.recordFirst({ ...actorOf(caller), action: 'lottery-draws', target: `draws of ${body.lottery ?? 'every lottery'}` });
    const before = body.before === undefined ? undefined : BigInt(body.before);
    const found = await readDraws(pool, { lottery: body.lottery, before, statuses: LOTTERY_DRAW_STATUSES }, PAGE + 1);
    const { shown, next } = pageOf(found, PAGE);
    const [sold, jackpots] = await Promise.all([
      readSold(
        pool,
        shown.map(({ id }) => id),
      ),
      readJackpots(pool),
    ]);
    return {
      draws: shown.map((draw) => ({
        ...presentDraw(draw),
        tickets: sold.get(draw.id)?.tickets ?? 0,
        sold: poolText(sold.get(draw.id)?.soldMinor ?? 0n),
        cancelAskedBy: draw.cancelAskedBy,
        cancelReason: draw.cancelReason,
      })),
      next,
      pools: ALL_LOTTERIES.filter(({ kind }) => kind === 'pool').map(({ key }) => ({
        lottery: key,
        currency: POOL_CURRENCY,
        jackpot: poolText(jackpots.get(key) ?? 0n),
      })),
    };
  };

/** The first operator asks, the second one decides: then the draw is off, and its stakes go back by tickets. */
export const operatorCancelLotteryDraw =
  ({ platform: { pool, events }, operators }: LotteriesDeps): Handler<'operatorCancelLotteryDraw'> =>
  async ({ body: { drawId, reason } }, caller) => {
    const { login } = operatorOf(caller);
    const cancelled = await inTransaction(pool, async (client) => {
      const draw = await lockDraw(client, BigInt(drawId));
      if (!draw) throw new Failure('lottery_draw_unknown');
      if (draw.status !== 'open' && draw.status !== 'closed') throw new Failure('lottery_drawn');
      if (draw.cancelAskedBy === login) throw new Failure('same_person');
      const second = draw.cancelAskedBy !== null;
      if (second) await writeOff(client, draw.id);
      else await writeCancelAsked(client, draw.id, login, reason);
      const action = second ? 'cancel-lottery-draw' : 'ask-to-cancel-lottery-draw';
      await operators.record(client, { ...actorOf(caller), action, target: `draw ${draw.number} of ${draw.lottery}`, reason });
      return second;
    });
    if (cancelled) events.nudge();
    return { cancelled };
  };
