import { BINGO_GRIDS } from '@touchline/casino/bingo/bingo-card';
import { firstCardOf } from '@touchline/casino/bingo/play-game';
import { invariant } from '@touchline/kernel/invariant';
import { fromPoolCurrency } from '#features/site';
import { payDrawEnds } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { type NewEvent, writeEvents } from '#platform/events/write-events';
import { bingoAccount } from '../bingo-account.ts';
import type { BingoDeps } from '../bingo-deps.ts';
import { bingoRound } from '../bingo-round.ts';
import { type BingoPurchase, lockOpenPurchases, type PurchaseEnd, writePurchaseEnds } from '../purchases/bingo-purchase.store.ts';
import { type BingoGame, readUnpaidGame } from './bingo-game.store.ts';
import { writeAllPaid } from './game-steps.store.ts';
import { termsOf } from './terms-of.ts';

/** A batch holds the locks of its players' accounts until it commits. */
const PURCHASES_A_BATCH = 500;

/**
 * Ends a batch of the purchases of a game that is settled or off: pays them their prizes or gives their stakes back, in one transaction with their
 * status and their news. A purchase is paid once, by its status and by the posting's key. False where nothing is left.
 */
export async function payStep(deps: BingoDeps, batch = PURCHASES_A_BATCH): Promise<boolean> {
  const { pool } = deps.platform;
  const game = await readUnpaidGame(pool);
  if (!game) return false;
  await inTransaction(pool, async (client) => {
    const purchases = await lockOpenPurchases(client, game.id, batch);
    if (purchases.length === 0) return writeAllPaid(client, game.id);
    const ends = purchases.map((purchase) => decideEnd(deps, game, purchase));
    const paid = await payDrawEnds(
      client,
      bingoAccount(game.room),
      ends.map((end) => ({ ...end, ...bingoRound(end.purchase) })),
    );
    await writePurchaseEnds(
      client,
      paid.map((end) => ({ ...end, id: end.purchase.id })),
    );
    await writeEvents(
      client,
      paid.flatMap((end) => [end.event, overEvent(end)]),
    );
  });
  return true;
}

/** The outcome of a purchase. */
interface DecidedEnd extends Pick<PurchaseEnd, 'status' | 'paidMinor' | 'paidBaseMinor'> {
  readonly purchase: BingoPurchase;
}

function decideEnd(deps: BingoDeps, game: BingoGame, purchase: BingoPurchase): DecidedEnd {
  const { stakeMinor, stakeBaseMinor, firstTicket, tickets, currency } = purchase;
  if (game.status === 'off') return { purchase, status: 'returned', paidMinor: stakeMinor, paidBaseMinor: stakeBaseMinor };
  invariant(game.prizes, 'a settled game knows its prizes');
  const { cardsATicket } = BINGO_GRIDS[termsOf(game).kind];
  const from = firstCardOf(firstTicket, cardsATicket);
  const before = firstCardOf(firstTicket + tickets, cardsATicket);
  const paidBaseMinor = game.prizes.reduce(
    (sum, { cards, paid }) => sum + cards.reduce((own, card, i) => (card >= from && card < before ? own + BigInt(paid[i] ?? 0) : own), 0n),
    0n,
  );
  const paidMinor = fromPoolCurrency(deps, paidBaseMinor, currency);
  return { purchase, status: paidMinor > 0n ? 'won' : 'lost', paidMinor, paidBaseMinor };
}

/** The news that a purchase is over, for the player's screens. */
const overEvent = ({ purchase: { id, gameId, playerId }, status }: DecidedEnd): NewEvent => ({
  playerId,
  event: { kind: 'bingo', purchaseId: String(id), gameId: String(gameId), status },
});
