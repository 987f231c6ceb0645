import { sql } from 'kysely';
import type pg from 'pg';
import type { Bus } from './bus.ts';
import type { DbOrTrx } from './db.ts';
import type { Log } from './log.ts';

/** What happened, told to the rest of the platform after its transaction has committed. */
export interface News {
  /** Bus subject, starting with `news.`: `news.player.<id>` carries PersonalNews; `news.bet-settled` and the like are for features. */
  readonly subject: string;
  /** Plain JSON data. A list is so many messages in their order: a row costs what some ten messages in it do. */
  readonly message: unknown;
}

export interface Outbox {
  /** Adds rows inside the caller's transaction. SQL functions insert into `outbox (subject, message)` themselves. */
  write(trx: DbOrTrx, news: readonly News[]): Promise<void>;
  /** Tells the relay, wherever it runs, that there is something; call it after the commit. Without it the relay finds the row within a quarter of a second. */
  nudge(): void;
  /** Starts carrying rows to the bus; one process at a time does it. */
  start(): void;
  stop(): Promise<void>;
}

const NUDGE = 'outbox.nudge';
const POLL_MS = 250;
const BATCH = 500;

/** Rows leave in order of their numbers and are deleted once the bus has them: at least once, never inside a bet's transaction. */
export function createOutbox(pool: pg.Pool, bus: Bus, log: Log): Outbox {
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;

  async function relayBatch(): Promise<number> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      // Two relays would reorder: whoever has the lock for this transaction is the only one.
      const { rows: lock } = await client.query<{ mine: boolean }>("select pg_try_advisory_xact_lock(hashtext('outbox')) as mine");
      const { rows } = lock[0]?.mine
        ? await client.query<{ id: bigint; subject: string; message: unknown }>(
            'select id, subject, message from outbox order by id limit $1',
            [BATCH],
          )
        : { rows: [] };
      for (const { subject, message } of rows) for (const one of [message].flat()) await bus.announce(subject, one);
      if (rows.length > 0) await client.query('delete from outbox where id = any($1)', [rows.map((row) => row.id)]);
      await client.query('commit');
      return rows.length;
    } catch (err) {
      await client.query('rollback').catch(() => {});
      throw err;
    } finally {
      client.release();
    }
  }
  async function drain(): Promise<void> {
    do {
      again = false;
      try {
        if ((await relayBatch()) === BATCH) again = true;
      } catch (err) {
        log.warn({ err }, 'outbox relay will try again');
      }
    } while (again && timer !== undefined);
  }
  const wake = (): void => {
    again = true;
    running ??= drain().finally(() => {
      running = undefined;
    });
  };
  return {
    async write(trx, news) {
      if (news.length === 0) return;
      await sql`insert into outbox (subject, message) select * from unnest(${news.map((n) => n.subject)}::text[], ${news.map((n) => JSON.stringify(n.message))}::jsonb[])`.execute(
        trx,
      );
    },
    nudge: () => bus.publish(NUDGE, null),
    start() {
      timer = setInterval(wake, POLL_MS);
      unsubscribe = bus.subscribe(NUDGE, wake);
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      unsubscribe?.();
      await running;
    },
  };
}
