import pg from 'pg';
import { putDeadlines } from './statement-deadline.ts';

/**
 * Money is bigint everywhere; a count of rows is cast to int4 where a number is wanted. Only on our own pools: libraries that bring their
 * own statements (the worker of jobs) write their rows as JSON, which has no bigint.
 */
const BIGINTS = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? BigInt : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/**
 * Opens a pool whose statements wait at most 2 s (`lock_timeout`) for somebody's lock and run at most 15 s; less where a caller waits
 * (withStatementDeadline).
 * So a full pool, a held row, a slow database or one that has stopped answering gives an error in time and not a hang.
 */
export function openPool(url: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    lock_timeout: 2_000,
    ...options,
    connectionString: url,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    // A statement whose asker has gone is not worked on any longer than this, and lets go of its locks.
    options: '-c client_connection_check_interval=1000',
    application_name: 'touchline',
  });
  putDeadlines(pool);
  // pool.end() returns before the sockets close: without these two an idle client's error (57P01) at shutdown ends the process.
  const ignore = (): void => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** The database as the platform knows it: int8 is bigint. A lock is given up some time before its caller would give up the statement. */
export const openDb = (url: string, size = 12, callerMs = 2_300): pg.Pool =>
  openPool(url, { max: size, types: BIGINTS, lock_timeout: Math.round(0.87 * callerMs) });

const DOWN = /^(?:08...|53...|57P0[1-4]|57014|55P03|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|statement_deadline)$/;

/** Whether an error says that the database cannot do it now (gone, full, frozen, a lock held for too long), so that it may be tried again later. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && DOWN.test(code)) return true;
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message);
}
