import type pg from 'pg';
import { readRefusal } from './limit.store.ts';
import { limitFailure } from './limit-failure.ts';

/**
 * Judges a stake in the transaction that is about to post it; the caller holds the locks of the player's accounts, and takes no other after.
 * Every way of staking that is not bet_place asks it. Throws Failure `account_blocked`, `self_excluded`, `betting_blocked`, `limit_exceeded`,
 * `time_limit` or `reality_check`.
 */
export async function judgeStake(client: pg.PoolClient, playerId: bigint, stakeMinor: bigint, currency: string): Promise<void> {
  const refusal = await readRefusal(client, playerId, stakeMinor, currency);
  if (refusal) throw limitFailure(refusal);
}
