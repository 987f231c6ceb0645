import type pg from 'pg';
import { type LockedAccount, lockPlayerAccountsBatch } from '#features/wallet';
import { inTransaction, isBusy } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { BetLegRow, BetRow } from '../bet-row.ts';
import { readLegs } from '../settlement/settle.store.ts';
import { lockBet, readClosedLegs } from './cash-out.store.ts';

/** A running or ended bet in the hands of one transaction: its row and its player's accounts are locked. */
export interface LockedBet {
  readonly client: pg.PoolClient;
  readonly row: BetRow;
  readonly legs: readonly BetLegRow[];
  readonly accounts: readonly LockedAccount[];
  /** Open legs whose market has a result by now. */
  readonly closed: readonly number[];
}

/** With the pauses between them, a second and a half. */
const TRIES = 40;

/**
 * Does something with a player's bet in one transaction. Accounts are locked first, and the bet without waiting: Settlement locks bet
 * then account on one path and account then bet on the other, so lock accounts first and take the bet lock with NOWAIT, retrying for 1.5
 * s. Throws Failure `bet_unknown`, `unavailable` after a second and a half of others' work on the bet, and whatever `work` throws.
 */
export async function withLockedBet<T>(pool: pg.Pool, playerId: bigint, betId: bigint, work: (held: LockedBet) => Promise<T>): Promise<T> {
  const hold = async (client: pg.PoolClient): Promise<T> => {
    const accounts = await lockPlayerAccountsBatch(client, [playerId]);
    const row = await lockBet(client, playerId, betId);
    if (!row) throw new Failure('bet_unknown');
    const legs = (await readLegs(client, [row.id])).get(row.id) ?? [];
    return work({ client, row, legs, accounts, closed: await readClosedLegs(client, legs) });
  };
  try {
    return await inTransaction(pool, hold, { tries: TRIES });
  } catch (error) {
    throw isBusy(error) ? new Failure('unavailable') : error;
  }
}
