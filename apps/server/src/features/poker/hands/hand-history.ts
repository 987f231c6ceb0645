import { handText } from '@touchline/casino/poker/history/hand-text';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { PokerDeps } from '../poker-deps.ts';
import { seatName } from '../view/seat-name.ts';
import { setupOf } from './open-hand.ts';
import { readHand, readHandPlayers, readTableOfHand } from './poker-hand.store.ts';

/**
 * The text of a hand that is over, for one who was dealt into it: own cards, and those of others that were shown. Null where the player was not, and of a
 * hand that is void or still being played.
 */
export async function readHandText(deps: PokerDeps, playerId: bigint, handId: bigint): Promise<string | null> {
  const { pool } = deps.platform;
  const [hand, players, table] = await Promise.all([readHand(pool, handId), readHandPlayers(pool, handId), readTableOfHand(pool, handId)]);
  const own = players.find((one) => one.playerId === playerId);
  if (hand?.status !== 'over' || !own || !table) return null;
  return handText(
    {
      setup: await setupOf(pool, deps, hand),
      actions: hand.actions,
      number: String(hand.id),
      table: table.name,
      tableSeats: table.seats,
      startedAt: table.startedAt,
      names: new Map(players.map(({ seat, playerId: of, bot }) => [seat, seatName(of, bot)])),
      // Chips of a tournament are no money.
      decimals: table.isTournament ? 0 : (currencyByCode(table.currency)?.scale ?? 0),
      currencySign: table.isTournament ? '' : `${table.currency} `,
    },
    own.seat,
  );
}
