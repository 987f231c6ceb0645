import { bookText } from '@touchline/casino/books/draw-weight';
import { moneyText } from '@touchline/catalogue/money-text';
import type { BookReceipt } from '@touchline/contract/books/shapes';
import { invariant } from '@touchline/kernel/invariant';
import { sourceOf } from '#features/provider-games';
import { readMoved } from '#features/wallet';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { type BooksDeps, PROVIDER } from '../books-deps.ts';
import { readReceiptRound } from '../rounds/book-receipt.store.ts';
import { presentListed } from './book-rounds.ts';

/** Another player's round is as unknown as one that does not exist. */
export const bookRound =
  ({ platform: { pool }, casino }: Pick<BooksDeps, 'platform' | 'casino'>): Handler<'bookRound'> =>
  async ({ params }, { player }): Promise<BookReceipt> => {
    const round = await readReceiptRound(pool, player.id, BigInt(params.round));
    if (!round) throw new Failure('casino_round_unknown');
    const pair = await casino.readPair(round.seedId);
    invariant(pair, 'a round was drawn with a pair of seeds');
    const { currency } = round;
    const moved = await readMoved(pool, { source: sourceOf(PROVIDER), round: String(round.id), playerId: player.id });
    return {
      ...presentListed(round),
      endedAt: round.endedAt?.getTime() ?? null,
      version: round.version,
      mode: round.mode,
      cost: `${round.costNum}/${round.costDen}`,
      modeReturn: round.modeReturn,
      bet: moneyText(round.amountMinor, currency),
      serverSeedHash: pair.seedHash,
      serverSeed: pair.revealedSeed,
      clientSeed: bookText(pair.clientSeed),
      nonce: round.nonce,
      drawn: round.drawn,
      totalWeight: round.totalWeight,
      row: { id: round.rowId, from: round.from, upto: round.upto, payHundredths: round.payHundredths },
      events: JSON.parse(round.events) as unknown[],
      weightsHash: round.weightsHash,
      booksHash: round.booksHash,
      movements: moved.map(({ transactionId, kind, amountMinor }) => ({
        movement: String(transactionId),
        kind: kind === 'debit' ? 'stake' : 'return',
        amount: moneyText(amountMinor, currency),
      })),
    };
  };
