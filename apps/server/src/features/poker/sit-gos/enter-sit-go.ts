import { postSitGoEntry } from '@touchline/ledger/sit-go-postings';
import { lockPlayerMoney, postUnder } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { PokerDeps } from '../poker-deps.ts';
import { stakedEvent } from '../tables/chip-events.ts';
import { requireOffered } from '../tables/require-offered.ts';
import { chipsIn, requireMoney } from '../tables/sit-down.ts';
import { lockSitGo, readSitGo } from './sit-go.store.ts';
import { insertEntry, readEntries, readEntryByGuid, writeEntryTransaction } from './sit-go-entry.store.ts';
import { roundOf } from './sit-go-rounds.ts';
import { startSitGo } from './start-sit-go.ts';

/**
 * Enters a player into a sit-and-go for its buy-in and fee, in one transaction and once by (player, guid); the last entry begins it. Judged as a stake. Throws
 * Failure `poker_sit_go_unknown`, `poker_sit_go_closed`, `poker_sit_go_entered`, and what limits say.
 */
export async function enterSitGo(
  deps: PokerDeps,
  player: { readonly id: bigint; readonly brandId: number },
  sitGoId: bigint,
  guid: string,
): Promise<void> {
  const { pool, events } = deps.platform;
  if ((await readSitGo(pool, sitGoId))?.brandId !== player.brandId) throw new Failure('poker_sit_go_unknown');
  await requireOffered(deps, player);
  const { currency } = await deps.account.readActiveAccount(player.id);
  await inTransaction(pool, async (client) => {
    const money = await lockPlayerMoney(client, player.id, currency);
    if (await readEntryByGuid(client, player.id, guid)) return;
    const sitGo = await lockSitGo(client, sitGoId);
    if (sitGo?.status !== 'open') throw new Failure('poker_sit_go_closed');
    const entries = await readEntries(client, [sitGoId]);
    if (entries.some(({ playerId }) => playerId === player.id)) throw new Failure('poker_sit_go_entered');
    const { terms } = sitGo;
    const cost = chipsIn(deps, BigInt(terms.buyIn + terms.fee), currency);
    await requireMoney(client, money, cost);
    const entry = await insertEntry(client, { sitGoId, playerId: player.id, bot: null, guid, currency, costMinor: cost.minor });
    const { transactionId } = await postUnder(
      client,
      money,
      postSitGoEntry({ key: `sit-go-entry-${entry.id}`, playerId: player.id, currency }, cost),
      [stakedEvent({ playerId: player.id, round: roundOf(entry.id), currency, minor: cost.minor })],
    );
    await writeEntryTransaction(client, entry.id, transactionId);
    if (entries.length + 1 === terms.seats) await startSitGo(client, sitGo, [...entries, entry]);
  });
  events.nudge();
}
