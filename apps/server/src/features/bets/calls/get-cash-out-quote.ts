import { resolveLanguage } from '@touchline/i18n/languages';
import type { Handler } from '#platform/http/handler';
import { readOrders } from '../cash-out/cash-out-order.store.ts';
import type { OpenBetContext } from '../cash-out/open-bet-context.ts';
import { presentCashOut } from '../cash-out/present-cash-out.ts';
import { readRunning } from '../cash-out/read-running.ts';

export const getCashOutQuote =
  (deps: OpenBetContext): Handler<'getCashOutQuote'> =>
  async ({ params, query }, { player, language }) => {
    const bet = await readRunning(deps, player.id, BigInt(params.betId));
    const order = (await readOrders(deps.platform.pool, [bet.row.id])).get(bet.row.id);
    return presentCashOut(deps.ports.line, bet, order, resolveLanguage(query.lng ?? language));
  };
