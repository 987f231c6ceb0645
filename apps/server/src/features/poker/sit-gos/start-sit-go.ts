import { randomInt } from 'node:crypto';
import { levelAt } from '@touchline/casino/poker/sit-go/blind-schedule';
import { invariant } from '@touchline/kernel/invariant';
import { POOL_CURRENCY } from '@touchline/ledger/pool-entries';
import { postSitGoHouse } from '@touchline/ledger/sit-go-postings';
import type pg from 'pg';
import { postHouse } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import type { PokerDeps } from '../poker-deps.ts';
import { BOT_NAMES } from '../tables/keep-bots.ts';
import { insertSeat } from '../tables/poker-seat.store.ts';
import { insertTable } from '../tables/poker-table.store.ts';
import { insertSitGo, lockSitGo, markStarted, readWaitingSitGos, type SitGo } from './sit-go.store.ts';
import { insertEntry, readEntries, type SitGoEntry, writeEntrySeat } from './sit-go-entry.store.ts';

const CLOCK = { decisionMs: 15_000, bankMs: 30_000, refillMs: 1_000 };

/** Draws the seats: each order is as likely as any other, and with it whose the first button is. */
function seatsDrawn(entries: readonly SitGoEntry[]): readonly SitGoEntry[] {
  const order = [...entries];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1);
    [order[i], order[j]] = [order[j] as SitGoEntry, order[i] as SitGoEntry];
  }
  return order;
}

/** Begins a locked sit-and-go whose seats are all taken: a table with its chips, and the next one of the name opens for entries. */
export async function startSitGo(
  client: pg.PoolClient,
  { id, brandId, name, terms }: SitGo,
  entries: readonly SitGoEntry[],
): Promise<void> {
  invariant(entries.length === terms.seats, 'a sit-and-go begins with all its seats taken');
  const chipsMinor = BigInt(terms.startingStack);
  const tableId = await insertTable(client, {
    brandId,
    name: `${name} #${id}`,
    currency: POOL_CURRENCY,
    seats: terms.seats,
    rules: { variant: 'holdem', ...levelAt(terms.schedule, 0), rake: null },
    minBuyInMinor: chipsMinor,
    maxBuyInMinor: chipsMinor,
    clock: CLOCK,
    bots: 0,
    sitGoId: id,
  });
  invariant(tableId, 'a sit-and-go begins once');
  for (const [i, { id: entryId, playerId, bot, currency }] of seatsDrawn(entries).entries()) {
    const guid = playerId === null ? null : `sit-go-${entryId}`;
    await insertSeat(client, { tableId, seat: i + 1, playerId, bot, currency, guid, chipsMinor, bankMs: CLOCK.bankMs });
    await writeEntrySeat(client, entryId, i + 1);
  }
  await markStarted(client, id);
  await insertSitGo(client, brandId, name, terms);
}

/** Fills a sit-and-go with house bots, for whose entries the house pays, and begins it; nothing where it has begun or nobody waits any more. */
const fillSitGo = ({ platform: { pool } }: PokerDeps, id: bigint): Promise<void> =>
  inTransaction(pool, async (client) => {
    const sitGo = await lockSitGo(client, id);
    const entries = await readEntries(client, [id]);
    if (sitGo?.status !== 'open' || entries.length === 0) return;
    const { brandId, terms } = sitGo;
    const added: SitGoEntry[] = [];
    for (const bot of BOT_NAMES.slice(0, terms.seats - entries.length))
      added.push(await insertEntry(client, { sitGoId: id, playerId: null, bot, guid: null, currency: null, costMinor: null }));
    const paidMinor = BigInt(added.length * (terms.buyIn + terms.fee));
    await postHouse(client, brandId, postSitGoHouse(`sit-go-${id}-bots`, POOL_CURRENCY, -paidMinor));
    await startSitGo(client, sitGo, [...entries, ...added]);
  });

/** Begins sit-and-gos with house bots in which somebody has waited for so long. */
export async function fillWaiting(deps: PokerDeps, waitMs: number): Promise<void> {
  for (const id of await readWaitingSitGos(deps.platform.pool, waitMs))
    await fillSitGo(deps, id).catch((err: unknown) =>
      deps.platform.log.error({ err, sitGo: String(id) }, 'a sit-and-go did not begin; it is tried again'),
    );
}
