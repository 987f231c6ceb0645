import type pg from 'pg';
import { type LockedAccount, lockAccountsOf } from '#features/wallet';
import { Failure } from '#platform/failure';
import type { BetLegRow, BetRow } from '../bet-row.ts';
import { readLegs } from '../settlement/settle.store.ts';
import { lockBet, readClosedLegs } from './sale.store.ts';

/** A running or ended bet in the hands of one transaction: its row and its player's accounts are locked. */
export interface HeldBet {
  readonly client: pg.PoolClient;
  readonly row: BetRow;
  readonly legs: readonly BetLegRow[];
  readonly accounts: readonly LockedAccount[];
  /** Open legs whose market has a result by now. */
  readonly closed: readonly number[];
}

const ATTEMPTS = 60;
const PAUSE_MS = 25;
/** lock_not_available, deadlock, serialisation. */
const BUSY = ['55P03', '40P01', '40001'];

/**
 * Does something with a player's bet in one transaction. Accounts are locked first, and the bet without waiting: settlement holds bets
 * while it waits for accounts in one of its ways and the other way round in the other, so whoever holds the one must not wait for the
 * other. Throws Failure `bet_unknown`, `unavailable` after a second and a half of others' work on the bet, and whatever `work` throws.
 */
export async function withHeldBet<T>(pool: pg.Pool, playerId: bigint, betId: bigint, work: (held: HeldBet) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const accounts = await lockAccountsOf(client, [playerId]);
      const row = await lockBet(client, playerId, betId);
      if (!row) throw new Failure('bet_unknown');
      const legs = (await readLegs(client, [row.id])).get(row.id) ?? [];
      const result = await work({ client, row, legs, accounts, closed: await readClosedLegs(client, legs) });
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      if (!BUSY.includes((error as { code?: string } | null)?.code ?? '')) throw error;
      // Who has waited for the accounts as long as anybody may does not wait again.
      const waited = error instanceof Error && error.message.includes('lock timeout');
      if (waited || attempt === ATTEMPTS) throw new Failure('unavailable');
    } finally {
      client.release();
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
