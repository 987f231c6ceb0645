import { handText, type PlayedHand } from '@touchline/casino/poker/history/hand-text';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { PokerDeps } from '../poker-deps.ts';
import { seatName } from '../view/seat-name.ts';
import { setupOf } from './open-hand.ts';
import { type HandPlayer, type PokerHand, readHand, readHandPlayers, readTableOfHand, type TableOfHand } from './poker-hand.store.ts';

/** A hand that is over, with who was dealt into it and where. */
interface PastHand {
  readonly hand: PokerHand;
  readonly players: readonly HandPlayer[];
  readonly table: TableOfHand;
}

/** Null of a hand that is void or still being played, and of one that never was. */
async function readPast({ platform: { pool } }: PokerDeps, handId: bigint): Promise<PastHand | null> {
  const [hand, players, table] = await Promise.all([readHand(pool, handId), readHandPlayers(pool, handId), readTableOfHand(pool, handId)]);
  return hand?.status === 'over' && table ? { hand, players, table } : null;
}

const played = async (
  deps: PokerDeps,
  { hand, players, table }: PastHand,
  nameOf: (playerId: bigint | null, bot: string | null) => string,
): Promise<PlayedHand> => ({
  setup: await setupOf(deps.platform.pool, deps, hand),
  actions: hand.actions,
  number: String(hand.id),
  table: table.name,
  tableSeats: table.seats,
  startedAt: table.startedAt,
  names: new Map(players.map(({ seat, playerId, bot }) => [seat, nameOf(playerId, bot)])),
  // Chips of a tournament are no money.
  decimals: table.isTournament ? 0 : (currencyByCode(table.currency)?.scale ?? 0),
  currencySign: table.isTournament ? '' : `${table.currency} `,
});

/**
 * The text of a hand that is over, for one who was dealt into it: own cards, and those of others that were shown. Null where the player was not, and of a
 * hand that is void or still being played.
 */
export async function readHandText(deps: PokerDeps, playerId: bigint, handId: bigint): Promise<string | null> {
  const past = await readPast(deps, handId);
  const own = past?.players.find((one) => one.playerId === playerId);
  return past && own ? handText(await played(deps, past, seatName), own.seat) : null;
}

/** The text of a hand of a brand that is over, for its operators: everybody's number and cards. Null as for players. */
export async function readWholeHandText(deps: PokerDeps, brandId: number, handId: bigint): Promise<string | null> {
  const past = await readPast(deps, handId);
  if (past?.table.brandId !== brandId) return null;
  return handText(await played(deps, past, (playerId, bot) => bot ?? String(playerId)), 'all');
}
