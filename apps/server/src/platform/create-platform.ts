import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDb } from './db.ts';
import { createJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openBus } from './open-bus.ts';
import { createOutbox } from './outbox.ts';
import type { Platform } from './platform.ts';

/** Opens what a process stands on: the pool, the bus, the queue. `close` ends them in the right order. */
export async function createPlatform(
  config: Config,
  databaseUrl: string,
  options: { readonly clock?: Clock } = {},
): Promise<{ readonly platform: Platform; close(): Promise<void> }> {
  const clock = options.clock ?? systemClock;
  const log = createLog(config.logLevel);
  const { db, pool, close: closeDb } = openDb(databaseUrl, config.poolSize);
  const bus = await openBus(config, log);
  const platform: Platform = {
    config,
    roles: config.roles,
    db,
    pool,
    bus,
    clock,
    log,
    metrics: createMetrics(),
    jobs: createJobs(pool, log, config.natsUrl === undefined),
    outbox: createOutbox(pool, bus, log),
  };
  return {
    platform,
    async close() {
      await bus.close();
      await closeDb();
    },
  };
}
