import { bookText } from '@touchline/casino/books/draw-weight';
import { moneyText } from '@touchline/catalogue/money-text';
import type { BookReceipt } from '@touchline/contract/books/shapes';
import type { PublicPair } from '#features/casino';
import { sourceOf } from '#features/provider-games';
import { type MovedInRound, readMoved } from '#features/wallet';
import type { Queryable } from '#platform/db/queryable';
import { PROVIDER } from '../books-deps.ts';
import type { ReceiptRound } from '../rounds/book-receipt.store.ts';
import { presentListed } from './book-rounds.ts';

/** Receipts of a player's rounds that one pair of seeds drew, with what they moved in the ledger. */
export async function presentReceipts(
  on: Queryable,
  { playerId, pair }: { readonly playerId: bigint; readonly pair: PublicPair },
  rounds: readonly ReceiptRound[],
): Promise<BookReceipt[]> {
  const moved = await readMoved(on, { source: sourceOf(PROVIDER), rounds: rounds.map(({ id }) => String(id)), playerId });
  return rounds.map((round) =>
    presentReceipt(
      round,
      pair,
      moved.filter((one) => one.round === String(round.id)),
    ),
  );
}

function presentReceipt(round: ReceiptRound, pair: PublicPair, moved: readonly MovedInRound[]): BookReceipt {
  const { currency } = round;
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
}
