import type { ConsoleQueue } from '@touchline/contract/console/enums';
import type pg from 'pg';

/** How much of a brand's players waits in each queue at this moment. The function counts over the tables of several features in one statement. */
export async function readWaiting(pool: pg.Pool, brandId: number): Promise<ReadonlyMap<ConsoleQueue, number>> {
  const { rows } = await pool.query<{ queue: ConsoleQueue; waiting: number }>('select queue, waiting from console_waiting($1)', [brandId]);
  return new Map(rows.map(({ queue, waiting }) => [queue, waiting]));
}
