import { invariant } from '@touchline/kernel/invariant';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { presentOrder } from '../sale/present-sale.ts';
import { readRunning } from '../sale/read-running.ts';
import type { SaleDeps } from '../sale/sale-deps.ts';
import { writeCancelled } from '../sale/sale-order.store.ts';

export const cancelSaleOrder =
  (deps: SaleDeps): Handler<'cancelSaleOrder'> =>
  async ({ params }, { player }) => {
    invariant(player, 'the call is for players');
    const betId = BigInt(params.betId);
    const order = await writeCancelled(deps.platform.pool, player.id, betId);
    if (!order) throw new Failure('sale_order_unknown');
    return presentOrder(order, (await readRunning(deps, player.id, betId)).row);
  };
