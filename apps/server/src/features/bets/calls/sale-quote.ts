import { siteLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { presentSale } from '../sale/present-sale.ts';
import { readRunning } from '../sale/read-running.ts';
import type { SaleDeps } from '../sale/sale-deps.ts';
import { readOrders } from '../sale/sale-order.store.ts';

export const saleQuote =
  (deps: SaleDeps): Handler<'saleQuote'> =>
  async ({ params, query }, { player, language }) => {
    invariant(player, 'the call is for players');
    const bet = await readRunning(deps, player.id, BigInt(params.betId));
    const order = (await readOrders(deps.platform.pool, [bet.row.id])).get(bet.row.id);
    return presentSale(deps.doors.line, bet, order, siteLanguage(query.lng ?? language));
  };
