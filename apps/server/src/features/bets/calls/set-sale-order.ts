import { linearBet } from '@touchline/betting/cash-out/price-sale';
import { invariant } from '@touchline/kernel/invariant';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { betOf } from '../bet-row.ts';
import { withHeldBet } from '../sale/held-bet.ts';
import { presentOrder } from '../sale/present-sale.ts';
import { readAmount } from '../sale/read-amount.ts';
import type { SaleDeps } from '../sale/sale-deps.ts';
import { writeOrder } from '../sale/sale-order.store.ts';
import { scaleOf } from '../sale/sell.ts';

/** An order at once due is carried out at once. */
export const setSaleOrder =
  ({ platform }: SaleDeps): Handler<'setSaleOrder'> =>
  ({ params, body }, { player }) => {
    invariant(player, 'the call is for players');
    return withHeldBet(platform.pool, player.id, BigInt(params.betId), async ({ client, row, legs }) => {
      if (row.status !== 'open') throw new Failure('bet_not_running');
      if (!linearBet(betOf(row, legs))) throw new Failure('sale_kind');
      const amount = (text: string | undefined, field: string): bigint | null => {
        if (text === undefined) return null;
        const minor = readAmount(text, scaleOf(row), field);
        if (minor === 0n) throw new Failure('amount_format', { fields: { [field]: ['an amount above 0'] } });
        return minor;
      };
      const takeProfitMinor = amount(body.takeProfit, 'takeProfit');
      const stopLossMinor = amount(body.stopLoss, 'stopLoss');
      if (takeProfitMinor !== null && stopLossMinor !== null && stopLossMinor >= takeProfitMinor) throw new Failure('sale_order_bounds');
      const order = await writeOrder(client, { betId: row.id, playerId: player.id, takeProfitMinor, stopLossMinor, percent: body.percent });
      return presentOrder(order, row);
    });
  };
