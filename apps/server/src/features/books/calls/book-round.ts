import { invariant } from '@touchline/kernel/invariant';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { BooksDeps } from '../books-deps.ts';
import { readReceiptRound } from '../rounds/book-receipt.store.ts';
import { presentReceipts } from './present-receipts.ts';

/** Another player's round is as unknown as one that does not exist. */
export const bookRound =
  ({ platform: { pool }, casino }: Pick<BooksDeps, 'platform' | 'casino'>): Handler<'bookRound'> =>
  async ({ params }, { player }) => {
    const round = await readReceiptRound(pool, player.id, BigInt(params.round));
    if (!round) throw new Failure('casino_round_unknown');
    const pair = await casino.readPair(round.seedId);
    invariant(pair, 'a round was drawn with a pair of seeds');
    const [receipt] = await presentReceipts(pool, { playerId: player.id, pair }, [round]);
    invariant(receipt, 'a round that was read has its receipt');
    return receipt;
  };
