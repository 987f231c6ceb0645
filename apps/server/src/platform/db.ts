import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type Transaction } from 'kysely';
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
 * The database's tables. Each store adds its own:
 * `declare module '#platform/db' { interface Tables { bet: BetTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
/** Where a statement may run: by itself or as part of a transaction. */
export type DbOrTrx = Db | Trx;

/** Beyond this many distinct statements (a list of varying length in the text) they are sent unprepared. */
const MAX_PREPARED = 500;
const names = new Map<string, string>();

/** The name under which a statement is prepared on every connection; undefined once there are too many. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_PREPARED) return undefined;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/** Kysely sends plain text; through this its statements are parsed and planned once per connection. */
function preparing(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: readonly unknown[]) => {
        const name = statementName(text);
        return client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] });
      };
      return { query, release: () => client.release() } as unknown as PostgresPoolClient;
    },
  } as PostgresPool;
}

export interface OpenedDb {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

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
export function openDb(url: string, size = 12, callerMs = 2_300): OpenedDb {
  const pool = openPool(url, { max: size, types: BIGINTS, lock_timeout: Math.round(0.87 * callerMs) });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  return {
    db,
    pool,
    async close() {
      await db.destroy();
      // Kysely ends the pool only if it was ever used through Kysely.
      if (!pool.ended) await pool.end();
    },
  };
}

const DOWN = /^(?:08...|53...|57P0[1-4]|57014|55P03|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|statement_deadline)$/;

/** Whether an error says that the database cannot do it now (gone, full, frozen, a lock held for too long), so that it may be tried again later. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && DOWN.test(code)) return true;
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message);
}
