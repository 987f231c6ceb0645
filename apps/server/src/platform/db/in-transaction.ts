import { backoffMs, retry } from '@touchline/kernel/retry';
import type pg from 'pg';

export interface TransactionOptions {
  /** `repeatable read`: all statements see one moment, for reports. Absent: each sees what is committed when it begins. */
  readonly isolation?: 'repeatable read';
  /** Settings of this transaction alone, as `set local` takes them. */
  readonly settings?: readonly string[];
  /** How often it is restarted after a conflict with others (isConflict); once where absent. Only for work without effects beside the database. */
  readonly tries?: number;
}

const PAUSES = { firstMs: 20, maxMs: 50 };

/**
 * Does its work in one transaction on a connection of its own: all of it is written, or nothing. Throws what `work` throws.
 */
export function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  { isolation, settings = [], tries = 1 }: TransactionOptions = {},
): Promise<T> {
  const begin = [isolation ? `begin isolation level ${isolation}` : 'begin', ...settings.map((setting) => `set local ${setting}`)].join(
    '; ',
  );
  const once = async (): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query(begin);
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  };
  const pause = (failures: number): Promise<void> =>
    new Promise((resolve) => void setTimeout(resolve, backoffMs(failures, PAUSES, Math.random)));
  return retry(once, { tries, isPassing: isConflict, pause });
}

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';
/** deadlock_detected, serialization_failure, and lock_not_available of a `nowait`: who has waited as long as anybody may does not wait again. */
export const isConflict = (error: unknown): boolean => {
  const code = codeOf(error);
  return code === '40P01' || code === '40001' || (code === '55P03' && !(error instanceof Error && error.message.includes('lock timeout')));
};
/** Another transaction holds the lock, now or until the lock timeout. */
export const isBusy = (error: unknown): boolean => isConflict(error) || codeOf(error) === '55P03';
