import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { PokerDeps } from '../poker-deps.ts';
import { readOwnSeat, writeCut, writePresence } from './poker-seat.store.ts';
import { lockTable, readTable } from './poker-table.store.ts';

/** A player's wishes for the next hand; what is absent stays as it is. */
interface Wishes {
  readonly isPresent?: boolean;
  readonly postsAtOnce?: boolean;
  /** The player's part in the cut of the promised deck. */
  readonly cut?: string;
}

/** Sits out or comes back, from the next hand on, and gives a part to its cut. Throws Failure `poker_table_unknown`, `poker_seat_unknown`. */
export async function setPresence(
  { platform: { pool } }: PokerDeps,
  player: { readonly id: bigint; readonly brandId: number },
  tableId: bigint,
  { isPresent, postsAtOnce, cut }: Wishes,
): Promise<void> {
  if (!(await readTable(pool, player.brandId, tableId))) throw new Failure('poker_table_unknown');
  await inTransaction(pool, async (client) => {
    const table = await lockTable(client, tableId);
    const seat = await readOwnSeat(client, player.id, tableId);
    if (!seat || seat.leftAt !== null) throw new Failure('poker_seat_unknown');
    await writePresence(client, seat.id, isPresent ?? seat.isPresent, postsAtOnce ?? seat.postsAtOnce);
    // A part that is given before the promise could have been known when the deck was sealed.
    if (cut !== undefined && table?.promised) await writeCut(client, seat.id, cut);
  });
}
