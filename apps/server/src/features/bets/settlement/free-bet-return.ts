import type pg from 'pg';
import { addJob } from '#platform/jobs/jobs';
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
    await addJob(client, 'free-bet-return', payload, { key: `free-bet-return-${row.id}` });
  }
}
