import { moneyText } from '@touchline/catalogue/money-text';
import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/http/handler';
import type { BingoDeps } from '../bingo-deps.ts';
import { buyTickets } from '../purchases/buy-tickets.ts';
import { presentPurchases } from '../purchases/present-purchases.ts';

/** The same guid with the same body gets the same tickets and the balance of then. */
export const buyBingoTickets =
  (deps: BingoDeps): Handler<'buyBingoTickets'> =>
  async ({ body }, { player }) => {
    const bought = await buyTickets(deps, player, { ...body, gameId: BigInt(body.bingoGameId) });
    const [purchase] = await presentPurchases(deps.platform.pool, [bought]);
    invariant(purchase, 'one purchase, one view');
    return { purchase, balance: moneyText(bought.balanceMinor, bought.currency) };
  };
