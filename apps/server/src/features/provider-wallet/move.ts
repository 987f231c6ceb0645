import type { ProviderMoved } from '@touchline/contract/provider-wallet/calls';
import type pg from 'pg';
import type { z } from 'zod';
import type { Moved } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import type { Platform } from '#platform/platform';
import { type Admitted, presentBalance } from './admit.ts';

/** Makes a movement in its own transaction and returns it; a rejection is returned after it has been stored. */
export async function move(
  { pool, events }: Platform,
  admitted: Admitted,
  work: (client: pg.PoolClient) => Promise<Moved>,
): Promise<z.input<typeof ProviderMoved>> {
  const { refusal, movementId, balanceMinor } = await inTransaction(pool, work);
  if (refusal) throw refusal;
  events.nudge();
  return { ...presentBalance(admitted, balanceMinor), transaction: String(movementId) };
}
