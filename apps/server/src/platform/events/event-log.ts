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
  hasTakenUntil,
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
  /**
   * Whether a consumer, wherever it runs, has taken all that was written before a moment. Of transactions that have not ended it knows nothing:
   * ask some time after the moment.
   */
  hasTakenUntil(consumer: string, before: Date): Promise<boolean>;
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
export const createEventLog = (pool: pg.Pool, bus: Bus, log: Log, metrics: Metrics): EventLog =>
  new CursorEventLog(pool, bus, log, metrics);

class CursorEventLog implements EventLog {
  readonly #pool: pg.Pool;
  readonly #bus: Bus;
  readonly #log: Log;
  readonly #failures: ReturnType<Metrics['counter']>;
  readonly #consumers = new Map<string, EventConsumer>();
  /** How many a consumer takes at once: one after a failure, so that it is the bad one that fails. */
  readonly #sizes = new Map<string, number>();
  readonly #serving = new Map<string, Promise<void>>();
  #stopped = true;
  #again = false;
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe: (() => void) | undefined;
  #setAside: number | null = null;
  #countedAt = 0;
  #aside: AsideRetrier | undefined;

  constructor(pool: pg.Pool, bus: Bus, log: Log, metrics: Metrics) {
    this.#pool = pool;
    this.#bus = bus;
    this.#log = log;
    this.#failures = metrics.counter('event_consumer_failures_total', 'Tries of event consumers that failed', ['consumer']);
  }

  nudge(): void {
    this.#bus.publish(NUDGE, null);
  }

  consume<K extends EventKind>(consumer: EventConsumer<K>): void {
    this.#consumers.set(consumer.name, consumer as unknown as EventConsumer);
  }

  async start(): Promise<void> {
    for (const name of this.#consumers.keys()) await writeCursor(this.#pool, name);
    this.#stopped = false;
    const retrier = createAsideRetrier(this.#pool, this.#consumers, this.#log);
    this.#aside = retrier;
    this.#timer = setInterval(() => {
      this.#wake();
      retrier.wake();
    }, POLL_MS);
    this.#unsubscribe = this.#bus.subscribe(NUDGE, () => this.#wake());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    this.#unsubscribe?.();
    await this.#running;
    await Promise.all([...this.#serving.values(), this.#aside?.stop()]);
  }

  setAside(): number | null {
    return this.#setAside;
  }

  hasTakenUntil(consumer: string, before: Date): Promise<boolean> {
    return hasTakenUntil(this.#pool, consumer, before);
  }

  async tidy(): Promise<void> {
    while ((await deleteOldEvents(this.#pool, KEPT_DAYS, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
  }

  #wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#rounds().finally(() => {
      this.#running = undefined;
    });
  }

  async #rounds(): Promise<void> {
    do {
      this.#again = false;
      await this.#round().catch((err: unknown) => this.#log.warn({ err }, 'failed to read events; retrying'));
    } while (this.#again && !this.#stopped);
  }

  /** Serves all consumers that are behind. None waits for another, which may hang. */
  async #round(): Promise<void> {
    for (const name of await readBehind(this.#pool, [...this.#consumers.keys()])) {
      const consumer = this.#consumers.get(name);
      if (consumer && !this.#serving.has(name)) this.#serving.set(name, this.#serveAll(consumer));
    }
    if (Date.now() - this.#countedAt < COUNT_EVERY_MS) return;
    this.#setAside = await readSetAsideCount(this.#pool);
    this.#countedAt = Date.now();
  }

  /** Takes all that a consumer has before it. */
  async #serveAll(consumer: EventConsumer): Promise<void> {
    try {
      while (!this.#stopped && (await this.#serve(consumer)));
    } catch (err) {
      this.#log.warn({ err, consumer: consumer.name }, 'failed to serve an event consumer; retrying');
    }
    await sleep(UNSETTLED_MS);
    this.#serving.delete(consumer.name);
    this.#wake();
  }

  /** True where more may follow at once. */
  async #serve(consumer: EventConsumer): Promise<boolean> {
    const size = this.#sizes.get(consumer.name) ?? BATCH;
    try {
      return await this.#takeBatch(consumer, size);
    } catch (err) {
      this.#failures.inc({ consumer: consumer.name });
      this.#log.warn({ err, consumer: consumer.name }, 'event consumer failed; retrying');
      this.#sizes.set(consumer.name, 1);
      // Which event of many it was is found out first.
      const atOnce = consumer.retriesAside ?? false;
      if (size === 1) await writeFailure(this.#pool, consumer.name, describeJobFailure(err), { pause: !atOnce });
      return size > 1 || atOnce;
    }
  }

  /** Takes what comes next; false where nothing can be taken now. */
  #takeBatch(consumer: EventConsumer, size: number): Promise<boolean> {
    return inTransaction(this.#pool, async (client) => {
      const cursor = await holdCursor(client, consumer.name);
      if (!cursor) return false;
      const rows = await readEvents(client, cursor, consumer.kinds, size);
      const last = rows.at(-1);
      if (!last) return false;
      const wanted = rows.flatMap((row) => row.wanted ?? []);
      if (wanted.length === 1 && size === 1 && cursor.tries >= triesOf(consumer)) {
        await writeSetAside(client, consumer.name, last);
        this.#log.error(
          { consumer: consumer.name, event: last.id.toString() },
          consumer.retriesAside ? 'event set aside; retrying until it succeeds' : 'event set aside: its consumer fails repeatedly',
        );
        this.#countedAt = 0;
      } else if (wanted.length > 0) await consumer.take(client, wanted);
      await moveCursor(client, consumer.name, last);
      this.#sizes.set(consumer.name, Math.min(BATCH, size * 2));
      return true;
    });
  }
}
