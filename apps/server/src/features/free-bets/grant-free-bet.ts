import { postBonusGrant } from '@touchline/ledger/postings';
import { customAlphabet } from 'nanoid';
import type pg from 'pg';
import { lockPlayerAccountsBatch, postTransaction } from '#features/wallet';
import { type FreeBet, type NewFreeBet, readGranted, writeFreeBet } from './freebets.store.ts';

/** Without 0 O 1 I L 5 S 8 B 2 Z, as coupon codes are. */
const newCode = customAlphabet('34679ACDEFGHJKMNPQRTUVWXY', 10);

export type Grant = Omit<NewFreeBet, 'code'>;

/** Gives a free bet inside the caller's transaction: its row, and the money in the player's free-bet account. Once by its grant key. */
export async function grantFreeBet(client: Pick<pg.PoolClient, 'query'>, grant: Grant): Promise<FreeBet> {
  await lockPlayerAccountsBatch(client, [grant.playerId]);
  const given = await writeFreeBet(client, { ...grant, code: newCode() });
  if (given) {
    await postTransaction(
      client,
      postBonusGrant({ key: `free-bet-${given.id}-grant`, playerId: grant.playerId, currency: grant.currency }, grant.amountMinor),
    );
    return given;
  }
  const before = await readGranted(client, grant.grantKey);
  if (!before) throw new Error('free bet insert conflicted but no row with this key exists');
  return before;
}
