import type pg from 'pg';
import type { BetRow } from '../bet-row.ts';
import { termsOf } from '../bet-row.ts';

/** Has the stakes of void free bets given back once this transaction has committed; each bet's once, however often it becomes void. */
export async function writeFreeBetReturns(
  client: pg.PoolClient,
  changed: readonly { readonly row: BetRow; readonly status: string }[],
): Promise<void> {
  for (const { row, status } of changed) {
    const { funding } = termsOf(row);
    if (status !== 'returned' || funding.source !== 'free-bet') continue;
    const payload = {
      betId: row.id.toString(),
      playerId: row.playerId.toString(),
      freeBetId: funding.freeBetId,
      amountMinor: row.stakeMinor.toString(),
      currency: row.currency,
    };
    await client.query('select graphile_worker.add_job($1, $2::json, job_key => $3)', [
      'free-bet-return',
      JSON.stringify(payload),
      `free-bet-return-${row.id}`,
    ]);
  }
}
