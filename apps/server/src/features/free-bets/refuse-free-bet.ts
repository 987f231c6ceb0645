import { postBonusExpiry } from '@touchline/ledger/postings';
import type pg from 'pg';
import { lockPlayerAccountsBatch, postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { forfeitFreeBet } from './freebets.store.ts';

/** Gives one up: what is left goes back to the house. False where it is not the player's, or has ended. */
export const refuseFreeBet = (pool: pg.Pool, playerId: bigint, id: bigint): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    await lockPlayerAccountsBatch(client, [playerId]);
    const refused = await forfeitFreeBet(client, playerId, id);
    if (!refused) return false;
    const { currency, leftMinor } = refused;
    if (leftMinor > 0n) await postTransaction(client, postBonusExpiry({ key: `free-bet-${id}-end`, playerId, currency }, leftMinor));
    return true;
  });
