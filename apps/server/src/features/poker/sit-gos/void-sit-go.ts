import { POOL_CURRENCY } from '@touchline/ledger/pool-entries';
import { postSitGoHouse } from '@touchline/ledger/sit-go-postings';
import type pg from 'pg';
import { postHouse } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { markVoid, readOpenHand } from '../hands/poker-hand.store.ts';
import type { PokerDeps } from '../poker-deps.ts';
import { markLeft, readSeats } from '../tables/poker-seat.store.ts';
import { lockTable } from '../tables/poker-table.store.ts';
import { insertSitGo, lockSitGo, markEnded, readSitGo, type SitGo } from './sit-go.store.ts';
import { deletePlaces, markRefunded, readEntries } from './sit-go-entry.store.ts';

/** Clears the table of a sit-and-go that is void: a hand that is played comes to nothing. */
async function clearTable(client: pg.PoolClient, tableId: bigint): Promise<void> {
  const hand = await readOpenHand(client, tableId);
  if (hand) await markVoid(client, hand.id);
  for (const { id } of await readSeats(client, tableId)) await markLeft(client, id);
}

/**
 * Voids a sit-and-go that cannot be played on, or should not have begun: no place counts, bots' entries go back to the house at once, and players' as
 * `refundVoid` comes to them. Gives whether there was one that had not ended.
 *
 * @param onVoid what else belongs to the transaction
 */
export async function voidSitGo(
  deps: PokerDeps,
  id: bigint,
  onVoid: (client: pg.PoolClient, sitGo: SitGo) => Promise<void>,
): Promise<boolean> {
  const { pool } = deps.platform;
  const known = await readSitGo(pool, id);
  return inTransaction(pool, async (client) => {
    if (known?.tableId) await lockTable(client, known.tableId);
    const sitGo = await lockSitGo(client, id);
    // One that has begun in the meantime has a table which is not locked: the next try sees it.
    if (!sitGo || sitGo.tableId !== known?.tableId || !(await markEnded(client, id, 'void'))) return false;
    if (sitGo.tableId) await clearTable(client, sitGo.tableId);
    await deletePlaces(client, id);
    const bots = (await readEntries(client, [id])).filter(({ bot }) => bot !== null);
    for (const bot of bots) await markRefunded(client, bot.id);
    const { terms, brandId } = sitGo;
    if (bots.length > 0)
      await postHouse(client, brandId, postSitGoHouse(`sit-go-${id}-void`, POOL_CURRENCY, BigInt(bots.length * (terms.buyIn + terms.fee))));
    if (sitGo.status === 'open') await insertSitGo(client, brandId, sitGo.name, terms);
    await onVoid(client, sitGo);
    return true;
  });
}
