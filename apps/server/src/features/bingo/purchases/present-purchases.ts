import { BINGO_GRIDS } from '@touchline/casino/bingo/bingo-card';
import { firstCardOf } from '@touchline/casino/bingo/play-game';
import { moneyText } from '@touchline/catalogue/money-text';
import type { BingoPurchaseView } from '@touchline/contract/bingo/shapes';
import type { Queryable } from '#platform/db/queryable';
import { readGamesById } from '../games/bingo-game.store.ts';
import { termsOf } from '../games/terms-of.ts';
import type { BingoPurchase } from './bingo-purchase.store.ts';

/** Purchases as their player sees them, each with the numbers of its game. */
export async function presentPurchases(on: Queryable, purchases: readonly BingoPurchase[]): Promise<BingoPurchaseView[]> {
  const games = await readGamesById(on, [...new Set(purchases.map(({ gameId }) => gameId))]);
  return purchases.flatMap((purchase) => {
    const game = games.get(purchase.gameId);
    if (!game) return [];
    const firstCard = firstCardOf(purchase.firstTicket, BINGO_GRIDS[termsOf(game).kind].cardsATicket);
    return [
      {
        purchaseId: purchase.id.toString(),
        gameId: game.id.toString(),
        room: game.room,
        number: game.number,
        startsAt: game.startsAt.getTime(),
        status: purchase.status,
        placedAt: purchase.placedAt.getTime(),
        firstTicket: purchase.firstTicket,
        tickets: purchase.tickets,
        buyerSeed: purchase.buyerSeed,
        cards: purchase.cards.flat().map((cells, i) => ({ number: firstCard + i, cells: [...cells] })),
        currency: purchase.currency,
        stake: moneyText(purchase.stakeMinor, purchase.currency),
        paid: purchase.paidMinor === null ? null : moneyText(purchase.paidMinor, purchase.currency),
      },
    ];
  });
}
