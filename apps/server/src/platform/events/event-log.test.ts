import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Queryable } from '#platform/db/queryable';
import { freshDb } from '../../../tests/harness/fresh-db.ts';
import { openDb } from '../db/db.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { createLog } from '../watch/log.ts';
import { createMetrics } from '../watch/metrics.ts';
import { createLocalBus } from './bus.ts';
import { createEventLog, type EventConsumer, type EventLog } from './event-log.ts';
import { deleteOldEvents } from './events.store.ts';
import { writeEvent } from './write-events.ts';

const log = createLog('silent');

let pool: pg.Pool;
let close: () => Promise<void>;
const started: EventLog[] = [];
beforeEach(async () => {
  pool = openDb(await freshDb(), 10);
  close = () => pool.end();
  await pool.query('create table effect (event_id bigint, status text)');
});
afterEach(async () => {
  for (const events of started.splice(0)) await events.stop();
  await close();
});

/** A process of its own: its bus reaches nobody else. */
async function startProcess(...consumers: EventConsumer<'payment'>[]): Promise<EventLog> {
  const events = createEventLog(pool, createLocalBus(log), log, createMetrics());
  for (const consumer of consumers) events.consume(consumer);
  await events.start();
  started.push(events);
  return events;
}
const pay = (on: Queryable, status: string): Promise<void> => writeEvent(on, 1n, { kind: 'payment', paymentId: '7', status });
const statuses = async (): Promise<string[]> =>
  (await pool.query<{ status: string }>('select status from effect order by event_id')).rows.map(({ status }) => status);

/** Writes down what it takes; `before` may throw. */
const writer = (
  before: (status: string) => unknown = () => {},
  more: Partial<EventConsumer<'payment'>> = {},
): EventConsumer<'payment'> => ({
  name: 'writer',
  kinds: ['payment'],
  async take(client, events) {
    for (const { id, event } of events) {
      await client.query('insert into effect values ($1, $2)', [id, event.status]);
      await before(event.status);
    }
  },
  ...more,
});
const numbers = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i).padStart(4, '0'));

describe('the event log', () => {
  it('carries what was committed, in order, to each consumer that wants it, and nothing that was rolled back', async () => {
    const heard: string[] = [];
    const events = await startProcess(
      writer(),
      writer(undefined, { name: 'listener', take: async (_client, taken) => void heard.push(...taken.map((one) => one.event.status)) }),
    );
    await inTransaction(pool, async (client) => {
      for (const status of ['a', 'b']) await pay(client, status);
    });
    await writeEvent(pool, 1n, { kind: 'blocks' });
    await inTransaction(pool, async (client) => {
      await pay(client, 'never');
      throw new Error('planted');
    }).catch(() => {});
    await pay(pool, 'c');
    events.nudge();
    await expect.poll(statuses).toEqual(['a', 'b', 'c']);
    await expect.poll(() => heard).toEqual(['a', 'b', 'c']);
  });

  it('waits for what is in flight: nothing that commits later is left behind the cursor', async () => {
    let rounds = 0;
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
    Object.assign(pool, {
      query(...given: unknown[]) {
        rounds += 1;
        return query(...given);
      },
    });
    await startProcess(writer());
    const slow = await pool.connect();
    await slow.query('begin');
    await pay(slow, 'a');
    await pay(pool, 'b');
    // Rounds pass in which b could be taken and a be forgotten.
    rounds = 0;
    await expect.poll(() => rounds).toBeGreaterThan(5);
    await slow.query('commit');
    slow.release();
    await expect.poll(statuses).toEqual(['a', 'b']);
  });

  it('lets no consumer wait for another one that hangs', async () => {
    let letGo = (): void => {};
    const hung = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await startProcess(writer(), writer(undefined, { name: 'hanging', take: () => hung }));
    try {
      await pay(pool, 'a');
      await expect.poll(statuses).toEqual(['a']);
      await pay(pool, 'b');
      await expect.poll(statuses).toEqual(['a', 'b']);
      const { rows } = await pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      );
      expect(rows, 'its transaction is still open').toHaveLength(1);
    } finally {
      letGo();
    }
  });

  it('lets nobody wait for an event that is retried aside, and takes it exactly once as soon as that works', async () => {
    let broken = true;
    let failures = 0;
    const failing = () =>
      writer(
        (status) => {
          if (!broken || status !== 'bad') return;
          failures += 1;
          throw new Error('planted');
        },
        { retriesAside: true },
      );
    const [first] = await Promise.all([startProcess(failing()), startProcess(failing())]);
    for (const status of ['a', 'bad', 'b']) await pay(pool, status);
    await expect.poll(statuses).toEqual(['a', 'b']);
    await expect.poll(() => failures, { timeout: 5_000 }).toBeGreaterThan(3);
    await pay(pool, 'c');
    await expect.poll(statuses).toEqual(['a', 'b', 'c']);
    const aside = async () => (await pool.query('select tries from event_set_aside')).rows;
    expect(await aside()).toHaveLength(1);
    await first?.stop();
    broken = false;
    await expect.poll(statuses, { timeout: 15_000 }).toEqual(['a', 'bad', 'b', 'c']);
    await expect.poll(aside).toEqual([]);
  });

  it('takes effect exactly once, whenever its consumer is stopped or fails, in two processes', async () => {
    const wanted = numbers(300);
    let failures = 0;
    // Fails after it has written, again and again: what was written goes with the failure.
    const failing = () =>
      writer((status) => {
        if (failures < 12 && Number(status) % 7 === failures % 7) {
          failures += 1;
          throw new Error('planted');
        }
      });
    const first = await startProcess(failing());
    await startProcess(failing());
    for (const status of wanted) {
      await pay(pool, status);
      if (status === '0150') await first.stop();
    }
    await expect.poll(statuses).toEqual(wanted);
    expect(failures).toBe(12);
  });

  it('begins a new consumer with the oldest event, and takes effect once however often it is stopped', async () => {
    const wanted = numbers(50);
    for (const status of wanted) await pay(pool, status);
    for (let i = 0; i < 5; i++) {
      const events = await startProcess(writer());
      await expect.poll(async () => (await statuses()).length).toBe(wanted.length);
      await events.stop();
    }
    expect(await statuses()).toEqual(wanted);
  });

  it('sets an event aside that its consumer fails at again and again, says so, and goes on', async () => {
    const events = await startProcess(
      writer((status) => {
        if (status === 'bad') throw new Error('planted');
      }),
    );
    for (const status of ['a', 'bad', 'b', 'c']) await pay(pool, status);
    await expect.poll(statuses, { timeout: 60_000 }).toEqual(['a', 'b', 'c']);
    await expect.poll(() => events.setAside(), { timeout: 30_000 }).toBe(1);
    const { rows } = await pool.query(
      "select s.consumer, e.body ->> 'status' as status, s.failure from event_set_aside s join event e on e.id = s.event_id",
    );
    expect(rows).toEqual([{ consumer: 'writer', status: 'bad', failure: expect.stringMatching(/^Error/) }]);
    // It stays until it is fixed, however old it gets.
    await pool.query("update event set created_at = now() - interval '31 days'");
    expect(await deleteOldEvents(pool, 30, 100)).toBe(3);
  });

  it('keeps what a consumer needs that never skips, and what is not read yet', async () => {
    let isAway = true;
    await startProcess(
      writer(
        () => {
          if (isAway) throw new Error('planted');
        },
        { neverSkips: true },
      ),
    );
    await pay(pool, 'a');
    await expect
      .poll(async () => (await pool.query<{ tries: number }>('select tries from event_cursor')).rows[0]?.tries, { timeout: 60_000 })
      .toBeGreaterThan(5);
    await pool.query("update event set created_at = now() - interval '31 days'");
    expect(await deleteOldEvents(pool, 30, 100)).toBe(0);
    isAway = false;
    await expect.poll(statuses, { timeout: 30_000 }).toEqual(['a']);
    expect(await deleteOldEvents(pool, 30, 100)).toBe(1);
  });
});
