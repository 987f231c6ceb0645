import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type Transaction } from 'kysely';
import pg from 'pg';

// Money is bigint everywhere; a count of rows is cast to int4 where a number is wanted.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

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

/** Opens a pool. Waits for a connection at most 5 s and lets no statement run longer than 15 s, so that a full pool or a slow database gives 503 and not a hang. */
export function openDb(url: string, size = 12): OpenedDb {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'touchline',
  });
  // pool.end() returns before the sockets close: without these two an idle client's error (57P01) at shutdown ends the process.
  const ignore = (): void => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
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
