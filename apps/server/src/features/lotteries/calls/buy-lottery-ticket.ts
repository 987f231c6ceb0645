import { moneyText } from '@touchline/catalogue/money-text';
import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/http/handler';
import type { LotteriesDeps } from '../lotteries-deps.ts';
import { buyTicket } from '../tickets/buy-ticket.ts';
import { presentTickets } from '../tickets/present-tickets.ts';

/** The same guid with the same body gets the same ticket and the balance of then. */
export const buyLotteryTicket =
  (deps: LotteriesDeps): Handler<'buyLotteryTicket'> =>
  async ({ body }, { player }) => {
    const bought = await buyTicket(deps, player, { ...body, drawId: BigInt(body.drawId) });
    const [ticket] = await presentTickets(deps.platform.pool, [bought]);
    invariant(ticket, 'one ticket, one view');
    return { ticket, balance: moneyText(bought.balanceMinor, bought.currency) };
  };
