import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readDraw } from '../draws/lottery-draw.store.ts';
import { presentDraw } from '../draws/present-draw.ts';
import type { LotteriesDeps } from '../lotteries-deps.ts';

export const lotteryDraw =
  ({ platform: { pool } }: LotteriesDeps): Handler<'lotteryDraw'> =>
  async ({ params }) => {
    const draw = await readDraw(pool, BigInt(params.drawId));
    if (!draw) throw new Failure('lottery_draw_unknown');
    return presentDraw(draw);
  };
