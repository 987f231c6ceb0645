import type { Handler } from '#platform/http/handler';
import type { BooksDeps } from '../books-deps.ts';
import { readReceiptsOfPair } from '../rounds/book-receipt.store.ts';
import { readNextNonce } from '../rounds/book-round.store.ts';
import { presentReceipts } from './present-receipts.ts';

const PAGE = 20;

/** Another player's pair is as unknown as one that does not exist: it has drawn nothing. */
export const bookReceipts =
  ({ platform: { pool }, casino }: Pick<BooksDeps, 'platform' | 'casino'>): Handler<'bookReceipts'> =>
  async ({ query }, { player }) => {
    const pair = await casino.findPair(player.id, query.serverSeedHash);
    if (!pair) return { rounds: 0, receipts: [], next: null };
    const rounds = (await readNextNonce(pool, pair.id)) - 1;
    const shown = await readReceiptsOfPair(pool, pair.id, query.after ?? 0, PAGE);
    const last = shown.at(-1)?.nonce ?? rounds;
    return { rounds, receipts: await presentReceipts(pool, { playerId: player.id, pair }, shown), next: last < rounds ? last : null };
  };
