import { postPokerBuyIn } from '@touchline/ledger/poker-postings';
import { lockPlayerMoney, postUnder } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { readOpenHand } from '../hands/poker-hand.store.ts';
import type { PokerDeps } from '../poker-deps.ts';
import { stakedEvent } from './chip-events.ts';
import { insertTopUp, readOwnSeat } from './poker-seat.store.ts';
import { lockTable, readCashTable } from './poker-table.store.ts';
import { requireOffered } from './require-offered.ts';
import { buyInFailure, chipsIn, requireMoney } from './sit-down.ts';

/**
 * Buys more chips between two hands, in one transaction and once by (seat, guid), up to what a player may sit down with. Throws Failure
 * `poker_table_unknown`, `poker_seat_unknown`, `poker_in_hand`, `poker_buy_in`, and what limits say.
 */
export async function topUp(
  deps: PokerDeps,
  player: { readonly id: bigint; readonly brandId: number },
  { tableId, chipsMinor, guid }: { readonly tableId: bigint; readonly chipsMinor: bigint; readonly guid: string },
): Promise<void> {
  const { pool, events } = deps.platform;
  if (!(await readCashTable(pool, player.brandId, tableId))) throw new Failure('poker_table_unknown');
  await requireOffered(deps, player);
  const currency = (await readOwnSeat(pool, player.id, tableId))?.currency;
  if (!currency) throw new Failure('poker_seat_unknown');
  await inTransaction(pool, async (client) => {
    const money = await lockPlayerMoney(client, player.id, currency);
    const table = await lockTable(client, tableId);
    const seat = await readOwnSeat(client, player.id, tableId);
    if (!table || !seat || seat.leftAt !== null || seat.currency !== currency) throw new Failure('poker_seat_unknown');
    const id = await insertTopUp(client, seat.id, guid, chipsMinor);
    if (id === null) return;
    const hand = await readOpenHand(client, tableId);
    if (hand?.setup.seats.some((dealt) => dealt.seat === seat.seat)) throw new Failure('poker_in_hand');
    if (seat.chipsMinor + chipsMinor > table.maxBuyInMinor) throw buyInFailure(table);
    const chips = chipsIn(deps, chipsMinor, currency);
    await requireMoney(client, money, chips);
    const posting = postPokerBuyIn({ key: `poker-top-up-${id}`, playerId: player.id, currency }, chips);
    await postUnder(client, money, posting, [stakedEvent({ playerId: player.id, round: String(seat.id), currency, minor: chips.minor })]);
  });
  events.nudge();
}
