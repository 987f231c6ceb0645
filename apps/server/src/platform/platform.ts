import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Config, Role } from './config.ts';
import type { DatabaseProbe } from './db/database-probe.ts';
import type { Bus } from './events/bus.ts';
import type { EventLog } from './events/event-log.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Brands } from './tenant/brands.ts';
import type { Log } from './watch/log.ts';
import type { Metrics } from './watch/metrics.ts';

/** Parts that every feature is given: `createXFeature(platform, deps)`. */
export interface Platform {
  readonly config: Config;
  readonly roles: ReadonlySet<Role>;
  /** For functions and statements in plain SQL. Readers' connections come from a pool of their own behind it (rates/database-pools.ts). */
  readonly pool: pg.Pool;
  readonly databaseProbe: DatabaseProbe;
  readonly brands: Brands;
  readonly bus: Bus;
  readonly events: EventLog;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
}
