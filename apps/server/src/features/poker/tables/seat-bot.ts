import { postPokerHouse } from '@touchline/ledger/poker-postings';
import { postHouse } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { readOpenHand } from '../hands/poker-hand.store.ts';
import type { PokerDeps } from '../poker-deps.ts';
import { insertSeat, markLeft, type PokerSeat, readSeats } from './poker-seat.store.ts';
import { lockTable } from './poker-table.store.ts';

/** Seats a house bot with the house's money, the most that a player may sit down with. Throws Failure `poker_table_unknown`, `poker_seat_taken`. */
export const seatBot = ({ platform: { pool } }: PokerDeps, tableId: bigint, seat: number, bot: string): Promise<PokerSeat> =>
  inTransaction(pool, async (client) => {
    const table = await lockTable(client, tableId);
    if (!table) throw new Failure('poker_table_unknown');
    if ((await readSeats(client, tableId)).some((other) => other.seat === seat)) throw new Failure('poker_seat_taken');
    const chipsMinor = table.maxBuyInMinor;
    const { bankMs } = table.clock;
    const row = await insertSeat(client, { tableId, seat, playerId: null, bot, currency: null, guid: null, chipsMinor, bankMs });
    await postHouse(client, table.brandId, postPokerHouse(`poker-seat-${row.id}-in`, table.currency, -chipsMinor));
    return row;
  });

/** Takes a bot from its table between two hands: what it has goes back to the house. Throws Failure `poker_seat_unknown`, `poker_in_hand`. */
export const unseatBot = ({ platform: { pool } }: PokerDeps, tableId: bigint, seat: number): Promise<void> =>
  inTransaction(pool, async (client) => {
    const table = await lockTable(client, tableId);
    const bot = (await readSeats(client, tableId)).find((one) => one.seat === seat && one.bot !== null);
    if (!table || !bot) throw new Failure('poker_seat_unknown');
    const hand = await readOpenHand(client, tableId);
    if (hand?.setup.seats.some((dealt) => dealt.seat === seat)) throw new Failure('poker_in_hand');
    if (bot.chipsMinor > 0n)
      await postHouse(client, table.brandId, postPokerHouse(`poker-seat-${bot.id}-out`, table.currency, bot.chipsMinor));
    await markLeft(client, bot.id);
  });
