import type pg from 'pg';
import { inTransaction } from '../db/in-transaction.ts';
import { describeJobFailure } from '../jobs/job-failures.ts';
import type { Log } from '../watch/log.ts';
import type { EventConsumer } from './event-log.ts';
import { deleteSetAside, lockSetAside, readDueSetAside, readSetAsideDue, writeSetAsideFailure } from './events.store.ts';

/** Tries again what consumers of `retriesAside` have set aside. */
export interface AsideRetrier {
  /** Begins with whatever is due; a consumer that is at it already is left to it. */
  wake(): void;
  stop(): Promise<void>;
}

export function createAsideRetrier(pool: pg.Pool, consumers: ReadonlyMap<string, EventConsumer>, log: Log): AsideRetrier {
  const retrying = new Map<string, Promise<void>>();
  let looking: Promise<void> | undefined;
  let stopped = false;

  /** One event that is due: false where there is none, or another process is at it. */
  async function retryOne(consumer: EventConsumer): Promise<boolean> {
    let tried: bigint | undefined;
    try {
      return await inTransaction(pool, async (client) => {
        if (!(await lockSetAside(client, consumer.name))) return false;
        const event = await readDueSetAside(client, consumer.name);
        if (!event) return false;
        tried = event.id;
        await consumer.take(client, [event]);
        await deleteSetAside(client, consumer.name, event.id);
        return true;
      });
    } catch (err) {
      log.warn({ err, consumer: consumer.name, event: tried?.toString() }, 'a set-aside event failed again; retrying');
      if (tried !== undefined) await writeSetAsideFailure(pool, consumer.name, tried, describeJobFailure(err));
      return tried !== undefined;
    }
  }
  async function retryAll(consumer: EventConsumer): Promise<void> {
    try {
      while (!stopped && (await retryOne(consumer)));
    } catch (err) {
      log.warn({ err, consumer: consumer.name }, 'failed to retry set-aside events; retrying');
    }
    retrying.delete(consumer.name);
  }
  async function look(): Promise<void> {
    const names = [...consumers.values()].flatMap(({ name, retriesAside }) => (retriesAside ? [name] : []));
    for (const name of names.length === 0 ? [] : await readSetAsideDue(pool, names)) {
      const consumer = consumers.get(name);
      if (consumer && !retrying.has(name)) retrying.set(name, retryAll(consumer));
    }
  }
  return {
    wake() {
      looking ??= look()
        .catch((err: unknown) => log.warn({ err }, 'failed to retry set-aside events; retrying'))
        .finally(() => {
          looking = undefined;
        });
    },
    async stop() {
      stopped = true;
      await looking;
      await Promise.all(retrying.values());
    },
  };
}
