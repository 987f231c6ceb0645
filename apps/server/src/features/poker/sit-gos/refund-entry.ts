import { invariant } from '@touchline/kernel/invariant';
import { postSitGoRefund } from '@touchline/ledger/sit-go-postings';
import type pg from 'pg';
import { lockPlayerMoney, type PlayerMoney, postUnder } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { PokerDeps } from '../poker-deps.ts';
import { takenBackEvent } from '../tables/chip-events.ts';
import { lockSitGo, readSitGo, type SitGo } from './sit-go.store.ts';
import { markRefunded, readEntries, readVoidEntries, type SitGoEntry } from './sit-go-entry.store.ts';
import { roundOf } from './sit-go-rounds.ts';

/** Gives the whole entry back under the lock of its player's money, once. */
async function refund(
  client: pg.PoolClient,
  money: PlayerMoney,
  { terms }: SitGo,
  { id, playerId, currency, costMinor }: SitGoEntry,
): Promise<void> {
  if (!(await markRefunded(client, id))) return;
  invariant(playerId !== null && currency !== null && costMinor !== null, 'a player has paid for the entry');
  const cost = { minor: costMinor, baseMinor: BigInt(terms.buyIn + terms.fee) };
  await postUnder(client, money, postSitGoRefund({ key: `sit-go-entry-${id}-refund`, playerId, currency }, cost), [
    takenBackEvent({ playerId, round: roundOf(id), currency, minor: costMinor }),
  ]);
}

/** Takes a player out of a sit-and-go before it begins; the entry is given back whole. Throws Failure `poker_sit_go_unknown`, `poker_sit_go_closed`, `poker_entry_unknown`. */
export async function leaveSitGo(
  deps: PokerDeps,
  player: { readonly id: bigint; readonly brandId: number },
  sitGoId: bigint,
): Promise<void> {
  const { pool, events } = deps.platform;
  if ((await readSitGo(pool, sitGoId))?.brandId !== player.brandId) throw new Failure('poker_sit_go_unknown');
  const isOwn = ({ playerId }: SitGoEntry): boolean => playerId === player.id;
  const currency = (await readEntries(pool, [sitGoId])).find(isOwn)?.currency;
  if (!currency) throw new Failure('poker_entry_unknown');
  await inTransaction(pool, async (client) => {
    const money = await lockPlayerMoney(client, player.id, currency);
    const sitGo = await lockSitGo(client, sitGoId);
    if (sitGo?.status !== 'open') throw new Failure('poker_sit_go_closed');
    const entry = (await readEntries(client, [sitGoId])).find(isOwn);
    if (entry?.currency !== currency) throw new Failure('poker_entry_unknown');
    await refund(client, money, sitGo, entry);
  });
  events.nudge();
}

/** Gives back the entries of sit-and-gos that are void, each in a transaction of its own: whatever is interrupted is taken up by the next look. */
export async function refundVoid(deps: PokerDeps): Promise<void> {
  const { pool, events, log } = deps.platform;
  for (const entry of await readVoidEntries(pool)) {
    const { id, playerId, currency, sitGoId } = entry;
    if (playerId === null || currency === null) continue;
    await inTransaction(pool, async (client) => {
      const money = await lockPlayerMoney(client, playerId, currency);
      const sitGo = await lockSitGo(client, sitGoId);
      if (sitGo?.status === 'void') await refund(client, money, sitGo, entry);
    }).catch((err: unknown) => log.error({ err, entry: String(id) }, 'an entry was not given back; it is tried again'));
    events.nudge();
  }
}
