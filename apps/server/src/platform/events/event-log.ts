import { setTimeout as sleep } from 'node:timers/promises';
import type { EventKind } from '@touchline/contract/events';
import type pg from 'pg';
import { inTransaction } from '../db/in-transaction.ts';
import { describeJobFailure } from '../jobs/job-failures.ts';
import type { Log } from '../watch/log.ts';
import type { Metrics } from '../watch/metrics.ts';
import type { Bus } from './bus.ts';
import {
  deleteOldEvents,
  holdCursor,
  moveCursor,
  readBehind,
  readEvents,
  readSetAsideCount,
  type StoredEvent,
  writeCursor,
  writeFailure,
  writeSetAside,
} from './events.store.ts';
import { type AsideRetrier, createAsideRetrier } from './retry-set-aside.ts';

export interface EventConsumer<K extends EventKind = EventKind> {
  /** Permanent: the cursor is kept under it. */
  readonly name: string;
  readonly kinds: readonly K[];
  /**
   * Takes events of its kinds in their order. What it writes on `client` is written exactly once, together with the cursor's move; everything
   * else at least once. Throwing tries them again, one by one.
   */
  take(client: pg.PoolClient, events: readonly StoredEvent<K>[]): Promise<void>;
  /** Its events help nobody out of their order: it is tried until it works, and nothing is set aside. */
  readonly neverSkips?: boolean;
  /**
   * Its events need not be taken in their order, and none may be lost: one that fails is set aside at once, so that nobody waits for it, and is
   * tried again until it works.
   */
  readonly retriesAside?: boolean;
}

export interface EventLog {
  /** Tells the consumers, wherever they run, that there is something; call it after the commit. Without it they find out within a quarter of a second. */
  nudge(): void;
  /** Adds a consumer, before `start`. One that is new begins with the oldest event that is kept. */
  consume<K extends EventKind>(consumer: EventConsumer<K>): void;
  /** Starts the consumers; of all processes one at a time serves each. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** How many events were set aside; null where this process runs no consumers. */
  setAside(): number | null;
  /** Deletes what all have read long ago. */
  tidy(): Promise<void>;
}

const NUDGE = 'events.nudge';
const POLL_MS = 250;
/** Something is there, but a transaction that began before it has not ended yet. */
const UNSETTLED_MS = 15;
const BATCH = 500;
const MAX_TRIES = 5;
/** How often an event is tried before those behind it. */
const triesOf = ({ neverSkips, retriesAside }: EventConsumer): number => (neverSkips ? Infinity : retriesAside ? 1 : MAX_TRIES);
const KEPT_DAYS = 30;
const DELETED_AT_ONCE = 5_000;
const COUNT_EVERY_MS = 10_000;

/** Reads the table `event` for its consumers, each from a cursor of its own. */
export function createEventLog(pool: pg.Pool, bus: Bus, log: Log, metrics: Metrics): EventLog {
  const consumers = new Map<string, EventConsumer>();
  /** How many a consumer takes at once: one after a failure, so that it is the bad one that fails. */
  const sizes = new Map<string, number>();
  const serving = new Map<string, Promise<void>>();
  const failures = metrics.counter('event_consumer_failures_total', 'Tries of event consumers that failed', ['consumer']);
  let stopped = true;
  let again = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;
  let setAside: number | null = null;
  let countedAt = 0;
  let aside: AsideRetrier | undefined;

  /** Takes what comes next; false where nothing can be taken now. */
  function takeBatch(consumer: EventConsumer, size: number): Promise<boolean> {
    return inTransaction(pool, async (client) => {
      const cursor = await holdCursor(client, consumer.name);
      if (!cursor) return false;
      const rows = await readEvents(client, cursor, consumer.kinds, size);
      const last = rows.at(-1);
      if (!last) return false;
      const wanted = rows.flatMap((row) => row.wanted ?? []);
      if (wanted.length === 1 && size === 1 && cursor.tries >= triesOf(consumer)) {
        await writeSetAside(client, consumer.name, last);
        log.error(
          { consumer: consumer.name, event: last.id.toString() },
          consumer.retriesAside
            ? 'an event is set aside, and tried again until it works'
            : 'an event is set aside: its consumer fails at it again and again',
        );
        countedAt = 0;
      } else if (wanted.length > 0) await consumer.take(client, wanted);
      await moveCursor(client, consumer.name, last);
      sizes.set(consumer.name, Math.min(BATCH, size * 2));
      return true;
    });
  }
  /** True where more may follow at once. */
  async function serve(consumer: EventConsumer): Promise<boolean> {
    const size = sizes.get(consumer.name) ?? BATCH;
    try {
      return await takeBatch(consumer, size);
    } catch (err) {
      failures.inc({ consumer: consumer.name });
      log.warn({ err, consumer: consumer.name }, 'a consumer of events will try again');
      sizes.set(consumer.name, 1);
      // Which event of many it was is found out first.
      const atOnce = consumer.retriesAside ?? false;
      if (size === 1) await writeFailure(pool, consumer.name, describeJobFailure(err), { pause: !atOnce });
      return size > 1 || atOnce;
    }
  }
  /** Takes all that a consumer has before it. */
  async function serveAll(consumer: EventConsumer): Promise<void> {
    try {
      while (!stopped && (await serve(consumer)));
    } catch (err) {
      log.warn({ err, consumer: consumer.name }, 'a consumer of events will be served again');
    }
    await sleep(UNSETTLED_MS);
    serving.delete(consumer.name);
    wake();
  }
  /** Serves whoever is behind. Nobody waits for another consumer, which may hang. */
  async function round(): Promise<void> {
    for (const name of await readBehind(pool, [...consumers.keys()])) {
      const consumer = consumers.get(name);
      if (consumer && !serving.has(name)) serving.set(name, serveAll(consumer));
    }
    if (Date.now() - countedAt < COUNT_EVERY_MS) return;
    setAside = await readSetAsideCount(pool);
    countedAt = Date.now();
  }
  async function rounds(): Promise<void> {
    do {
      again = false;
      await round().catch((err: unknown) => log.warn({ err }, 'events will be read again'));
    } while (again && !stopped);
  }
  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= rounds().finally(() => {
      running = undefined;
    });
  }
  return {
    nudge: () => bus.publish(NUDGE, null),
    consume(consumer) {
      consumers.set(consumer.name, consumer as unknown as EventConsumer);
    },
    async start() {
      for (const name of consumers.keys()) await writeCursor(pool, name);
      stopped = false;
      const retrier = createAsideRetrier(pool, consumers, log);
      aside = retrier;
      timer = setInterval(() => {
        wake();
        retrier.wake();
      }, POLL_MS);
      unsubscribe = bus.subscribe(NUDGE, wake);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      unsubscribe?.();
      await running;
      await Promise.all([...serving.values(), aside?.stop()]);
    },
    setAside: () => setAside,
    async tidy() {
      while ((await deleteOldEvents(pool, KEPT_DAYS, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
    },
  };
}
