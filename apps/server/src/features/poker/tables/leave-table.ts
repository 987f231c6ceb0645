import { postPokerCashOut } from '@touchline/ledger/poker-postings';
import { lockPlayerMoney, postUnder } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { readOpenHand } from '../hands/poker-hand.store.ts';
import type { PokerDeps } from '../poker-deps.ts';
import { leftEvent } from './chip-events.ts';
import { markLeft, type PokerSeat, readOwnSeat, writeLeaving } from './poker-seat.store.ts';
import { lockTable, readCashTable } from './poker-table.store.ts';
import { chipsIn } from './sit-down.ts';

/**
 * Leaves a table with all chips, in one transaction; who has left already is told nothing else. While the player's hand is being played the seat is marked
 * instead: it is left by the first look at the tables once the hand is over. Throws Failure `poker_table_unknown`, `poker_seat_unknown`.
 *
 * @param isWanted whether it still is, by the seat as it stands under the lock
 */
export async function leaveTable(
  deps: PokerDeps,
  player: { readonly id: bigint; readonly brandId: number },
  tableId: bigint,
  isWanted: (seat: PokerSeat) => boolean = () => true,
): Promise<void> {
  const { pool, events } = deps.platform;
  if (!(await readCashTable(pool, player.brandId, tableId))) throw new Failure('poker_table_unknown');
  const currency = (await readOwnSeat(pool, player.id, tableId))?.currency;
  if (!currency) throw new Failure('poker_seat_unknown');
  await inTransaction(pool, async (client) => {
    const money = await lockPlayerMoney(client, player.id, currency);
    await lockTable(client, tableId);
    const seat = await readOwnSeat(client, player.id, tableId);
    if (seat?.currency !== currency) throw new Failure('poker_seat_unknown');
    if (seat.leftAt !== null || !isWanted(seat)) return;
    const hand = await readOpenHand(client, tableId);
    if (hand?.setup.seats.some((dealt) => dealt.seat === seat.seat)) return writeLeaving(client, seat.id);
    const of = { key: `poker-seat-${seat.id}-out`, playerId: player.id, currency };
    const chips = chipsIn(deps, seat.chipsMinor, currency);
    const left = leftEvent({ playerId: player.id, round: String(seat.id), currency, minor: chips.minor });
    await postUnder(client, money, seat.chipsMinor > 0n ? postPokerCashOut(of, chips, money.owed) : null, [left]);
    await markLeft(client, seat.id);
  });
  events.nudge();
}
