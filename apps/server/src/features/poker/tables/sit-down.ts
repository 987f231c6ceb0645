import { postPokerBuyIn } from '@touchline/ledger/poker-postings';
import type { PoolAmount } from '@touchline/ledger/pool-entries';
import type pg from 'pg';
import { checkStake } from '#features/limits';
import { fromPoolCurrency } from '#features/site';
import { lockPlayerMoney, notEnough, type PlayerMoney, postUnder } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { PokerDeps } from '../poker-deps.ts';
import { amountText } from '../view/amount-text.ts';
import { placeInList } from '../waiting/place-in-list.ts';
import { deleteWaiter, readWaiters } from '../waiting/poker-wait.store.ts';
import { stakedEvent } from './chip-events.ts';
import { insertSeat, type PokerSeat, readSeatByGuid, readSeats } from './poker-seat.store.ts';
import { lockTable, type PokerTable, readCashTable } from './poker-table.store.ts';
import { requireOffered } from './require-offered.ts';

interface SeatRequest {
  readonly tableId: bigint;
  readonly seat: number;
  readonly chipsMinor: bigint;
  /** Makes the request once: a repeat is given the seat that it took. */
  readonly guid: string;
}

/** The refusal of a buy-in, with what may be sat down with. */
export function buyInFailure({ currency, minBuyInMinor, maxBuyInMinor }: PokerTable): Failure {
  const accepted = { min: amountText(minBuyInMinor, currency), max: amountText(maxBuyInMinor, currency) };
  return new Failure('poker_buy_in', { args: accepted, accepted });
}

/** Chips as they are, and what they cost and are worth in a player's currency: exact, since a euro has a round amount in each. */
export const chipsIn = (deps: Pick<PokerDeps, 'site'>, chipsMinor: bigint, currency: string): PoolAmount => ({
  minor: fromPoolCurrency(deps, chipsMinor, currency),
  baseMinor: chipsMinor,
});

/** Limits and exclusions judge a buy-in as they judge a stake. */
export async function requireMoney(client: pg.PoolClient, { main }: PlayerMoney, { minor }: PoolAmount): Promise<void> {
  await checkStake(client, main.playerId, minor, main.currency);
  if (minor > main.balanceMinor) throw notEnough(main.currency, main.balanceMinor);
}

/**
 * Buys chips and takes a seat with them, in one transaction and once by (player, guid). The table is locked after the player's money, as everywhere. Throws
 * Failure `poker_table_unknown`, `poker_buy_in`, `poker_seated`, `poker_seat_taken`, `poker_seat_kept`, and what limits say.
 */
export async function sitDown(
  deps: PokerDeps,
  player: { readonly id: bigint; readonly brandId: number },
  { tableId, seat, chipsMinor, guid }: SeatRequest,
): Promise<PokerSeat> {
  const { pool, events } = deps.platform;
  const known = await readCashTable(pool, player.brandId, tableId);
  if (!known || seat < 1 || seat > known.seats) throw new Failure('poker_table_unknown');
  await requireOffered(deps, player);
  const { currency } = await deps.account.readActiveAccount(player.id);
  const taken = await inTransaction(pool, async (client) => {
    const money = await lockPlayerMoney(client, player.id, currency);
    const before = await readSeatByGuid(client, player.id, guid);
    if (before) return before;
    const table = await lockTable(client, tableId);
    if (!table) throw new Failure('poker_table_unknown');
    if (chipsMinor < table.minBuyInMinor || chipsMinor > table.maxBuyInMinor) throw buyInFailure(table);
    const seats = await readSeats(client, tableId);
    if (seats.some(({ playerId }) => playerId === player.id)) throw new Failure('poker_seated');
    if (seats.some((other) => other.seat === seat)) throw new Failure('poker_seat_taken');
    // A seat is free for whose turn it is of those who wait, and for others once it is nobody's turn.
    const place = placeInList(await readWaiters(client, tableId), player.id);
    if (table.seats - seats.length < place) throw new Failure('poker_seat_kept');
    const chips = chipsIn(deps, chipsMinor, currency);
    await requireMoney(client, money, chips);
    const { bankMs } = table.clock;
    const row = await insertSeat(client, { tableId, seat, playerId: player.id, bot: null, currency, guid, chipsMinor, bankMs });
    const posting = postPokerBuyIn({ key: `poker-seat-${row.id}-in`, playerId: player.id, currency }, chips);
    await postUnder(client, money, posting, [stakedEvent({ playerId: player.id, round: String(row.id), currency, minor: chips.minor })]);
    await deleteWaiter(client, tableId, player.id);
    return row;
  });
  events.nudge();
  return taken;
}
