import type pg from 'pg';
import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';
import type { Config, Role } from './config.ts';
import type { DatabaseProbe } from './database-probe.ts';
import type { Db } from './db.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Outbox } from './outbox.ts';

/** What every feature is given: `createXFeature(platform, otherDoors)`. */
export interface Platform {
  readonly config: Config;
  readonly roles: ReadonlySet<Role>;
  /** For functions and statements in plain SQL. Readers' connections come from a pool of their own behind it (lanes.ts). */
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly databaseProbe: DatabaseProbe;
  readonly bus: Bus;
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
}
