import { nextHand } from '@touchline/casino/poker/table/next-hand';
import type { PokerTableInfo, PokerTableView } from '@touchline/contract/poker/shapes';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { cashSeat } from '../hands/open-hand.ts';
import { readHandPlayers, readShownHand } from '../hands/poker-hand.store.ts';
import type { PokerDeps } from '../poker-deps.ts';
import { readSitGo } from '../sit-gos/sit-go.store.ts';
import { type ListedTable, readListedTables } from '../tables/listed-table.store.ts';
import { type PokerSeat, readSeats } from '../tables/poker-seat.store.ts';
import type { PokerTable } from '../tables/poker-table.store.ts';
import { placeInList } from '../waiting/place-in-list.ts';
import { readWaiters } from '../waiting/poker-wait.store.ts';
import { presentHand } from './present-hand.ts';
import { presentSitGos } from './present-sit-go.ts';
import { seatName } from './seat-name.ts';

/** A table as the list of tables has it. */
export function presentInfo({ table, taken, botsSeated, waiting, averagePot }: ListedTable): PokerTableInfo {
  const { variant, smallBlind, bigBlind, ante, rake } = table.rules;
  return {
    tableId: String(table.id),
    name: table.name,
    variant,
    currency: table.sitGoId === null ? table.currency : null,
    seats: table.seats,
    smallBlind,
    bigBlind,
    ante,
    minBuyIn: Number(table.minBuyInMinor),
    maxBuyIn: Number(table.maxBuyInMinor),
    rake: { ratePpm: rake?.ratePpm ?? 0, caps: [...(rake?.caps ?? [])] },
    decisionMs: table.clock.decisionMs,
    bankMs: table.clock.bankMs,
    taken,
    bots: botsSeated,
    averagePot,
    waiting,
  };
}

/** Whether the next hand will be dealt without a player who is ready for it. */
function waitsForBlind({ places, rules, sitGoId }: PokerTable, seats: readonly PokerSeat[], own: PokerSeat): boolean {
  if (sitGoId !== null || !own.isPresent || own.chipsMinor === 0n) return false;
  const next = nextHand(seats.map(cashSeat), places, rules, 0);
  return next !== null && !next.seats.some(({ seat }) => seat === own.seat);
}

const ownSeat = (table: PokerTable, seats: readonly PokerSeat[], own: PokerSeat): PokerTableView['own'] => ({
  seat: own.seat,
  chips: Number(own.chipsMinor),
  isPresent: own.isPresent,
  isLeaving: own.leaves,
  postsAtOnce: own.postsAtOnce,
  waitsForBlind: waitsForBlind(table, seats, own),
  satAt: own.satAt.getTime(),
  boughtChips: Number(own.boughtMinor),
});

/** A player's place in the list of who waits for a seat; null where they do not. */
async function readWait(on: Queryable, tableId: bigint, playerId: bigint): Promise<PokerTableView['wait']> {
  const waiters = await readWaiters(on, tableId);
  const own = waiters.find((waiter) => waiter.playerId === playerId);
  return own ? { place: placeInList(waiters, playerId), keptUntil: own.keptUntil?.getTime() ?? null } : null;
}

/**
 * A table as a player sees it: the own cards are those that this player was dealt, whoever sits there now. Throws Failure `poker_table_unknown`.
 *
 * @param playerId null for who only watches
 */
export async function presentTable(deps: PokerDeps, brandId: number, tableId: bigint, playerId: bigint | null): Promise<PokerTableView> {
  const { pool } = deps.platform;
  const [listed] = await readListedTables(pool, brandId, tableId);
  if (!listed) throw new Failure('poker_table_unknown');
  const [seats, hand] = await Promise.all([readSeats(pool, tableId), readShownHand(pool, tableId)]);
  const dealt = hand && playerId !== null ? await readHandPlayers(pool, hand.id) : [];
  const dealtTo = dealt.find((one) => one.playerId === playerId)?.seat ?? null;
  const played = listed.table.sitGoId === null ? undefined : await readSitGo(pool, listed.table.sitGoId);
  const [sitGo] = await presentSitGos(deps, played ? [played] : [], playerId);
  const own = playerId === null ? undefined : seats.find((one) => one.playerId === playerId);
  return {
    table: presentInfo(listed),
    seats: seats.map(({ seat, playerId: of, bot, chipsMinor, isPresent }) => ({
      seat,
      name: seatName(of, bot),
      isBot: bot !== null,
      chips: Number(chipsMinor),
      isPresent,
    })),
    own: own ? ownSeat(listed.table, seats, own) : null,
    wait: playerId === null || listed.waiting === 0 ? null : await readWait(pool, tableId, playerId),
    promise: listed.table.promised?.promise ?? null,
    hand: hand ? await presentHand(pool, deps, hand, dealtTo) : null,
    sitGo: sitGo ?? null,
  };
}
