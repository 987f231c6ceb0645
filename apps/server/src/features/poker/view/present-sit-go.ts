import { levelAt, levelNumber } from '@touchline/casino/poker/sit-go/blind-schedule';
import { prizesOf } from '@touchline/casino/poker/sit-go/sit-go-prizes';
import type { SitGoOwnEntry, SitGoPlayerView, SitGoView } from '@touchline/contract/poker/sit-go-shapes';
import { POOL_CURRENCY } from '@touchline/ledger/pool-entries';
import { FILL_MS, type PokerDeps } from '../poker-deps.ts';
import type { SitGo } from '../sit-gos/sit-go.store.ts';
import { readEntries, type SitGoEntry } from '../sit-gos/sit-go-entry.store.ts';
import { chipsIn } from '../tables/sit-down.ts';
import { amountText } from './amount-text.ts';
import { seatName } from './seat-name.ts';

const textOf = (id: bigint | null): string | null => (id === null ? null : String(id));
const prizeOf = ({ prizeMinor }: SitGoEntry): number | null => (prizeMinor === null ? null : Number(prizeMinor));

function ownEntry(deps: PokerDeps, entry: SitGoEntry): SitGoOwnEntry | null {
  const { seat, currency, costMinor, prizeMinor, place, sharedBy, entryTransactionId, prizeTransactionId } = entry;
  if (currency === null || costMinor === null) return null;
  return {
    seat,
    currency,
    cost: amountText(costMinor, currency),
    won: prizeMinor === null ? null : amountText(chipsIn(deps, prizeMinor, currency).minor, currency),
    place,
    sharedBy,
    prize: prizeOf(entry),
    entryTransaction: textOf(entryTransactionId),
    prizeTransaction: textOf(prizeTransactionId),
  };
}

/** Players who are not out stand first; of the others, the later one is out the better. */
const byPlace = (a: SitGoEntry, b: SitGoEntry): number => (a.place ?? 0) - (b.place ?? 0);

const playerView = (entry: SitGoEntry): SitGoPlayerView => ({
  seat: entry.seat,
  name: seatName(entry.playerId, entry.bot),
  isBot: entry.bot !== null,
  place: entry.place,
  sharedBy: entry.sharedBy,
  prize: prizeOf(entry),
});

function present(deps: PokerDeps, sitGo: SitGo, entries: readonly SitGoEntry[], playerId: bigint | null): SitGoView {
  const { terms, status, hands, minutes } = sitGo;
  const { schedule } = terms;
  const { end } = schedule;
  const number = levelNumber(schedule, { hands, minutes });
  const own = playerId === null ? undefined : entries.find((entry) => entry.playerId === playerId);
  const first = entries[0]?.enteredAt.getTime();
  return {
    sitGoId: String(sitGo.id),
    name: sitGo.name,
    status,
    currency: POOL_CURRENCY,
    seats: terms.seats,
    buyIn: terms.buyIn,
    fee: terms.fee,
    startingStack: terms.startingStack,
    prizes: prizesOf(terms).map(Number),
    levels: [...schedule.levels],
    levelEnd: end,
    level: number + 1,
    blinds: levelAt(schedule, number),
    nextBlinds: levelAt(schedule, number + 1),
    nextLevelIn: end.kind === 'hands' ? (number + 1) * end.hands - hands : (number + 1) * end.minutes - minutes,
    hands,
    players: entries.toSorted(byPlace).map(playerView),
    playersLeft: entries.filter(({ place }) => place === null || place === 1).length,
    tableId: textOf(sitGo.tableId),
    botsAt: status === 'open' && first !== undefined ? first + FILL_MS : null,
    own: own ? ownEntry(deps, own) : null,
  };
}

/**
 * Sit-and-gos as a player sees them.
 *
 * @param playerId null for who only looks on
 */
export async function presentSitGos(deps: PokerDeps, sitGos: readonly SitGo[], playerId: bigint | null): Promise<SitGoView[]> {
  const entries = await readEntries(
    deps.platform.pool,
    sitGos.map(({ id }) => id),
  );
  return sitGos.map((sitGo) =>
    present(
      deps,
      sitGo,
      entries.filter(({ sitGoId }) => sitGoId === sitGo.id),
      playerId,
    ),
  );
}
