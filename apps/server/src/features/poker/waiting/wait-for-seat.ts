import { lockPlayerMoney } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { PokerDeps } from '../poker-deps.ts';
import { readSeats } from '../tables/poker-seat.store.ts';
import { lockTable, readCashTable } from '../tables/poker-table.store.ts';
import { requireOffered } from '../tables/require-offered.ts';
import { chipsIn, requireMoney } from '../tables/sit-down.ts';
import { deleteWaiter, insertWaiter, readWaiters } from './poker-wait.store.ts';

interface Player {
  readonly id: bigint;
  readonly brandId: number;
}

/**
 * Puts a player at the end of the list of who waits for a seat, once: judged as if they sat down with the least that the table takes. Throws Failure
 * `poker_table_unknown`, `poker_seated`, `poker_seat_free`, and what limits say.
 */
export async function waitForSeat(deps: PokerDeps, player: Player, tableId: bigint): Promise<void> {
  const { pool } = deps.platform;
  if (!(await readCashTable(pool, player.brandId, tableId))) throw new Failure('poker_table_unknown');
  await requireOffered(deps, player);
  const { currency } = await deps.account.readActiveAccount(player.id);
  await inTransaction(pool, async (client) => {
    const money = await lockPlayerMoney(client, player.id, currency);
    const table = await lockTable(client, tableId);
    if (!table) throw new Failure('poker_table_unknown');
    const seats = await readSeats(client, tableId);
    if (seats.some(({ playerId }) => playerId === player.id)) throw new Failure('poker_seated');
    const waiters = await readWaiters(client, tableId);
    if (waiters.some(({ playerId }) => playerId === player.id)) return;
    if (table.seats - seats.length > waiters.length) throw new Failure('poker_seat_free');
    await requireMoney(client, money, chipsIn(deps, table.minBuyInMinor, currency));
    // Of one whose time has passed: the list begins anew for them.
    await deleteWaiter(client, tableId, player.id);
    await insertWaiter(client, tableId, player.id);
  });
}

/** Takes a player off the list of who waits for a seat; who is not on it is told nothing else. Throws Failure `poker_table_unknown`. */
export async function stopWaiting({ platform: { pool } }: PokerDeps, player: Player, tableId: bigint): Promise<void> {
  if (!(await readCashTable(pool, player.brandId, tableId))) throw new Failure('poker_table_unknown');
  await inTransaction(pool, async (client) => {
    await lockTable(client, tableId);
    await deleteWaiter(client, tableId, player.id);
  });
}
