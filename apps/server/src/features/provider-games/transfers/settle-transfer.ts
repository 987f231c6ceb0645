import { credit, rollback } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';
import { apiOf } from '../api/api-of.ts';
import type { PurseApi } from '../api/provider-api.ts';
import type { ProviderGamesDeps } from '../provider-games-deps.ts';
import { sourceOf } from '../provider-registry.ts';
import { lockTransfer, readTransfer, type Transfer, writeTransferEnd } from './transfer.store.ts';

export type TransferDeps = Pick<ProviderGamesDeps, 'platform' | 'registry'>;

/** The purses of a provider; undefined where its games are played from the account. */
export function pursesOf({ registry }: Pick<TransferDeps, 'registry'>, code: string): PurseApi | undefined {
  const provider = registry.find(code);
  return provider && apiOf(provider).purses;
}

/**
 * Asks the provider for a movement by its name and books what it says: what it refuses goes back to the account, what it gives out is credited. Where it
 * does not say, the transfer stays under way and is asked for again. Gives the transfer as it stands then; undefined where there is none.
 */
export async function settleTransfer(deps: TransferDeps, name: string): Promise<Transfer | undefined> {
  const { pool, events, log } = deps.platform;
  const asked = await readTransfer(pool, name);
  const purses = asked && pursesOf(deps, asked.provider);
  if (asked?.state !== 'pending' || !purses) return asked;
  const { accountId, currency, direction, amountMinor } = asked;
  let movedMinor: bigint | null;
  try {
    movedMinor = await purses.move({ name, user: String(accountId), currency, direction, amountMinor });
  } catch (err) {
    log.warn({ err, provider: asked.provider, transfer: name }, 'a provider did not say whether money was moved');
    return asked;
  }
  await inTransaction(pool, async (client) => {
    const transfer = await lockTransfer(client, name);
    if (transfer?.state !== 'pending') return;
    await book(client, transfer, movedMinor);
    await writeTransferEnd(client, name, movedMinor === null ? 'refused' : 'done', movedMinor ?? transfer.amountMinor ?? 0n);
  });
  events.nudge();
  return readTransfer(pool, name);
}

/** Money that went in has been taken from the account before it was asked for: only what is refused moves again, under a name that no guid makes. */
async function book(on: Queryable, { name, direction, provider, playerId, currency }: Transfer, movedMinor: bigint | null): Promise<void> {
  const of = { source: sourceOf(provider), playerId, currency };
  if (direction === 'in' && movedMinor === null) await rollback(on, { ...of, externalId: `${name}.back`, original: name });
  if (direction === 'out' && movedMinor !== null)
    await credit(on, { ...of, externalId: name, amountMinor: movedMinor, jackpotMinor: 0n, round: null, closes: false });
}
