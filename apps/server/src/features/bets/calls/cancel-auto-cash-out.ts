import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { writeCancelled } from '../cash-out/cash-out-order.store.ts';
import type { OpenBetContext } from '../cash-out/open-bet-context.ts';
import { presentOrder } from '../cash-out/present-cash-out.ts';
import { readRunning } from '../cash-out/read-running.ts';

export const cancelAutoCashOut =
  (deps: OpenBetContext): Handler<'cancelAutoCashOut'> =>
  async ({ params }, { player }) => {
    const betId = BigInt(params.betId);
    const order = await writeCancelled(deps.platform.pool, player.id, betId);
    if (!order) throw new Failure('sale_order_unknown');
    return presentOrder(order, (await readRunning(deps, player.id, betId)).row);
  };
