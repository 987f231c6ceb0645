import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createDatabaseProbe } from './db/database-probe.ts';
import { openDb } from './db/db.ts';
import { createEventLog } from './events/event-log.ts';
import { openBus } from './events/open-bus.ts';
import { createJobs } from './jobs/jobs.ts';
import type { Platform } from './platform.ts';
import { routeReaders } from './rates/database-pools.ts';
import { openBrands } from './tenant/brands.ts';
import { createLog } from './watch/log.ts';
import { createMetrics } from './watch/metrics.ts';

/** Of the settings' pool size, how much readers have besides: their pool is their own (rates/database-pools.ts). */
const READERS_PART = 0.5;

/** Opens what a process stands on: the pools, the bus, the queue. `close` ends them in the right order. */
export async function createPlatform(
  config: Config,
  databaseUrl: string,
  options: { readonly clock?: Clock } = {},
): Promise<{ readonly platform: Platform; close(): Promise<void> }> {
  const clock = options.clock ?? systemClock;
  const log = createLog(config.logLevel);
  const pool = openDb(databaseUrl, config.poolSize, config.statementTimeoutMs);
  const readers = openDb(databaseUrl, Math.max(2, Math.ceil(config.poolSize * READERS_PART)), config.statementTimeoutMs);
  const probe = openDb(databaseUrl, 1);
  routeReaders(pool, readers);
  const bus = await openBus(config, log);
  const brands = await openBrands(pool, bus, log, config);
  const metrics = createMetrics();
  metrics.gauge('pool_waiting', 'Callers waiting for a database connection', () => pool.waitingCount + readers.waitingCount);
  const platform: Platform = {
    config,
    roles: config.roles,
    pool,
    brands,
    bus,
    clock,
    log,
    databaseProbe: createDatabaseProbe(probe),
    metrics,
    jobs: createJobs({ pool, databaseUrl, log, metrics, single: config.natsUrl === undefined }),
    events: createEventLog(pool, bus, log, metrics),
  };
  return {
    platform,
    async close() {
      brands.close();
      await bus.close();
      await Promise.all([pool.end(), readers.end(), probe.end()]);
    },
  };
}
