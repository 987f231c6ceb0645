import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createDatabaseProbe } from './database-probe.ts';
import { openDb } from './db.ts';
import { createJobs } from './jobs.ts';
import { routeReaders } from './lanes.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openBus } from './open-bus.ts';
import { createOutbox } from './outbox.ts';
import type { Platform } from './platform.ts';

/** Of the settings' pool size, how much readers have besides: their pool is their own (lanes.ts). */
const READERS_PART = 0.5;

/** Opens what a process stands on: the pools, the bus, the queue. `close` ends them in the right order. */
export async function createPlatform(
  config: Config,
  databaseUrl: string,
  options: { readonly clock?: Clock } = {},
): Promise<{ readonly platform: Platform; close(): Promise<void> }> {
  const clock = options.clock ?? systemClock;
  const log = createLog(config.logLevel);
  const { db, pool, close: closeDb } = openDb(databaseUrl, config.poolSize, config.statementTimeoutMs);
  const readers = openDb(databaseUrl, Math.max(2, Math.ceil(config.poolSize * READERS_PART)), config.statementTimeoutMs);
  const probe = openDb(databaseUrl, 1);
  routeReaders(pool, readers.pool);
  const bus = await openBus(config, log);
  const metrics = createMetrics();
  metrics.gauge('pool_waiting', 'Callers waiting for a database connection', () => pool.waitingCount + readers.pool.waitingCount);
  const platform: Platform = {
    config,
    roles: config.roles,
    db,
    pool,
    bus,
    clock,
    log,
    databaseProbe: createDatabaseProbe(probe.pool),
    metrics,
    jobs: createJobs({ pool, databaseUrl, log, metrics, single: config.natsUrl === undefined }),
    outbox: createOutbox(pool, bus, log),
  };
  return {
    platform,
    async close() {
      await bus.close();
      await Promise.all([closeDb(), readers.close(), probe.close()]);
    },
  };
}
