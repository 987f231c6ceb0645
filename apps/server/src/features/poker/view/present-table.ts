import type { PokerTableInfo, PokerTableView } from '@touchline/contract/poker/shapes';
import { Failure } from '#platform/http/failure';
import { readHandPlayers, readShownHand } from '../hands/poker-hand.store.ts';
import type { PokerDeps } from '../poker-deps.ts';
import { type ListedTable, readListedTables } from '../tables/listed-table.store.ts';
import { type PokerSeat, readSeats } from '../tables/poker-seat.store.ts';
import { presentHand } from './present-hand.ts';
import { seatName } from './seat-name.ts';

/** A table as the list of tables has it. */
export function presentInfo({ table, taken, botsSeated, waiting, averagePot }: ListedTable): PokerTableInfo {
  const { variant, smallBlind, bigBlind, ante, rake } = table.rules;
  return {
    tableId: String(table.id),
    name: table.name,
    variant,
    currency: table.currency,
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

const ownSeat = ({ seat, chipsMinor, isPresent, postsAtOnce, satAt, boughtMinor }: PokerSeat): PokerTableView['own'] => ({
  seat,
  chips: Number(chipsMinor),
  isPresent,
  postsAtOnce,
  satAt: satAt.getTime(),
  boughtChips: Number(boughtMinor),
});

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
    own: own ? ownSeat(own) : null,
    promise: listed.table.promised?.promise ?? null,
    hand: hand ? await presentHand(pool, deps, hand, dealtTo) : null,
  };
}
