import { hasCashOutKind } from '@touchline/betting/cash-out/price-cash-out';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { betOf } from '../bet-row.ts';
import { scaleOf } from '../cash-out/cash-out.ts';
import { writeOrder } from '../cash-out/cash-out-order.store.ts';
import { withLockedBet } from '../cash-out/locked-bet.ts';
import type { OpenBetContext } from '../cash-out/open-bet-context.ts';
import { parseAmount } from '../cash-out/parse-amount.ts';
import { presentOrder } from '../cash-out/present-cash-out.ts';

/** An order at once due is carried out at once. */
export const setAutoCashOut =
  ({ platform }: OpenBetContext): Handler<'setAutoCashOut'> =>
  ({ params, body }, { player }) => {
    return withLockedBet(platform.pool, player.id, BigInt(params.betId), async ({ client, row, legs }) => {
      if (row.status !== 'open') throw new Failure('bet_not_running');
      if (!hasCashOutKind(betOf(row, legs))) throw new Failure('sale_kind');
      const amount = (text: string | undefined, field: string): bigint | null => {
        if (text === undefined) return null;
        const minor = parseAmount(text, scaleOf(row), field);
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
