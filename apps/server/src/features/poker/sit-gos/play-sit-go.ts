import type { HandState } from '@touchline/casino/poker/hand-state';
import { nextSitGoHand, placesAfter, type SitGoHand } from '@touchline/casino/poker/sit-go/sit-go-hand';
import { prizesOf } from '@touchline/casino/poker/sit-go/sit-go-prizes';
import { invariant } from '@touchline/kernel/invariant';
import { POOL_CURRENCY } from '@touchline/ledger/pool-entries';
import { postSitGoHouse, postSitGoPrize } from '@touchline/ledger/sit-go-postings';
import type pg from 'pg';
import { lockPlayerMoney, postHouse, postUnder } from '#features/wallet';
import { writeEvents } from '#platform/events/write-events';
import type { PokerDeps } from '../poker-deps.ts';
import { leftEvent } from '../tables/chip-events.ts';
import { markLeft, type PokerSeat, readSeats, writePresence } from '../tables/poker-seat.store.ts';
import type { PokerTable } from '../tables/poker-table.store.ts';
import { chipsIn } from '../tables/sit-down.ts';
import { lockSitGo, markEnded, markHandPlayed, readSitGo, type SitGo } from './sit-go.store.ts';
import { readEntries, type SitGoEntry, writeEntryPlaces, writePrizeTransaction } from './sit-go-entry.store.ts';
import { roundOf } from './sit-go-rounds.ts';

/** The next hand at the locked table of a sit-and-go, and the seats of who may not play any more: they are dealt in as absent. */
export async function nextHandOf(
  client: pg.PoolClient,
  { account }: PokerDeps,
  table: PokerTable,
  seats: readonly PokerSeat[],
): Promise<SitGoHand | null> {
  const sitGo = table.sitGoId === null ? undefined : await readSitGo(client, table.sitGoId);
  if (sitGo?.status !== 'running') return null;
  const players = seats.flatMap(({ playerId }) => (playerId === null ? [] : [playerId]));
  const playable = await account.filterPlayablePlayers(players, client);
  for (const { id, playerId, isPresent } of seats)
    if (playerId !== null && isPresent && !playable.has(playerId)) await writePresence(client, id, false, false);
  const stacks = seats.map(({ seat, chipsMinor }) => ({ seat, chips: Number(chipsMinor) }));
  return nextSitGoHand(stacks, table.places, sitGo.terms.schedule, sitGo);
}

/** Pays a player's prize, or tells the books that there is none. An exclusion does not matter: it has been won. */
async function pay(client: pg.PoolClient, deps: PokerDeps, { id, playerId, currency, prizeMinor }: SitGoEntry): Promise<void> {
  if (playerId === null || currency === null) return;
  const prize = chipsIn(deps, prizeMinor ?? 0n, currency);
  const event = leftEvent({ playerId, round: roundOf(id), currency, minor: prize.minor });
  if (prize.minor === 0n) return writeEvents(client, [event]);
  const money = await lockPlayerMoney(client, playerId, currency);
  const posting = postSitGoPrize({ key: `sit-go-entry-${id}-prize`, playerId, currency }, prize, money.owed);
  const { transactionId } = await postUnder(client, money, posting, [event]);
  await writePrizeTransaction(client, id, transactionId);
}

/** Pays all prizes and the house's part of a sit-and-go whose places are known, and ends it. Players' money is locked in the order of their numbers. */
async function payOut(client: pg.PoolClient, deps: PokerDeps, { id, brandId, terms }: SitGo): Promise<void> {
  const entries = await readEntries(client, [id]);
  const byPlayer = entries.toSorted((a, b) => Number((a.playerId ?? 0n) - (b.playerId ?? 0n)));
  for (const entry of byPlayer) await pay(client, deps, entry);
  const botsMinor = entries.reduce((sum, { bot, prizeMinor }) => sum + (bot === null ? 0n : (prizeMinor ?? 0n)), 0n);
  const houseMinor = botsMinor + BigInt(entries.length * terms.fee);
  await postHouse(client, brandId, postSitGoHouse(`sit-go-${id}-house`, POOL_CURRENCY, houseMinor));
  await lockSitGo(client, id);
  invariant(await markEnded(client, id, 'over'), 'a sit-and-go ends once');
}

/** After a hand of a sit-and-go, at its locked table: who is out leaves the seat with a place, and with one player left the prizes are paid. */
export async function settleSitGoHand(
  client: pg.PoolClient,
  deps: PokerDeps,
  table: PokerTable,
  { setup, seats }: HandState,
): Promise<void> {
  invariant(table.sitGoId !== null, 'the table is that of a sit-and-go');
  const sitGo = await readSitGo(client, table.sitGoId);
  invariant(sitGo?.status === 'running', 'hands are played of a sit-and-go that runs');
  const after = seats.map(({ seat, stack }) => ({ seat, chips: stack }));
  const places = placesAfter(setup.seats, after, prizesOf(sitGo.terms));
  const rows = await readSeats(client, table.id);
  for (const { seat } of places) {
    const row = rows.find((one) => one.seat === seat);
    invariant(row, 'nobody leaves during a hand');
    await markLeft(client, row.id);
  }
  await writeEntryPlaces(client, sitGo.id, places);
  if (places.some(({ place }) => place === 1)) await payOut(client, deps, sitGo);
  await markHandPlayed(client, sitGo.id);
}
