import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** A statement that nobody waits for is ended by PostgreSQL's own `statement_timeout`; this ends one to which the database says nothing at all. */
const SILENCE_MS = 17_000;
/** How long background work waits for a connection; a call waits as long as for a statement. */
const CONNECT_MS = 10_000;

const deadlines = new AsyncLocalStorage<number>();

/**
 * Gives each statement of the work so many milliseconds, and as many to get a connection first; 0: as long as it takes. Without it they
 * have 17 s and 10 s.
 */
export const withStatementDeadline = <T>(ms: number, work: () => T): T => deadlines.run(ms, work);

/** The database said nothing in time: what became of the statement is not known. */
class StatementDeadline extends Error {
  override readonly name = 'StatementDeadline';
  readonly code = 'statement_deadline';
}

type Query = (...args: unknown[]) => unknown;
type Connected = { readonly connection: { readonly stream: { destroy(error: Error): void } } };

/** Gives each statement of a client its deadline. With the statement the connection is given up, so that nobody waits for it twice. */
function watchStatements(client: pg.PoolClient): void {
  const driver = Object.getPrototypeOf(client) as { readonly query: Query };
  // Looked up each time, so that instrumentation of the driver sees these statements too.
  const plain: Query = (...args) => Reflect.apply(driver.query, client, args);
  const { stream } = (client as unknown as Connected).connection;
  const watched: Query = (...args) => {
    const ms = deadlines.getStore() ?? SILENCE_MS;
    if (ms === 0) return plain(...args);
    const timer = setTimeout(() => stream.destroy(new StatementDeadline(`the database said nothing for ${ms} ms`)), ms);
    const over = (): void => clearTimeout(timer);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = (...results: unknown[]) => {
        over();
        callback(...results);
      };
      return plain(...args);
    }
    const result = plain(...args) as Promise<unknown>;
    result.then(over, over);
    return result;
  };
  client.query = watched as typeof client.query;
}

/** Bounds what everybody waits for in a pool: connections and statements. */
export function putDeadlines(pool: pg.Pool): void {
  pool.on('connect', watchStatements);
  // Read by the pool each time that somebody asks for a connection, in the context of who asks.
  Object.defineProperty(pool.options, 'connectionTimeoutMillis', {
    get: () => deadlines.getStore() || CONNECT_MS,
  });
}
