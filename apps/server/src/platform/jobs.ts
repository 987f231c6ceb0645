import type { Runner } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from './log.ts';

export type JobTask = (payload: unknown) => Promise<void>;

interface JobOptions {
  /** Replaces a waiting job of the same key; transactions that add under one key wait for each other. */
  readonly key?: string;
  readonly runAt?: Date;
}

/** Enqueues a defined job as part of whatever transaction `on` is in. */
export async function addJob(on: Pick<pg.Pool, 'query'>, name: string, payload: unknown, options: JobOptions = {}): Promise<void> {
  await on.query('select graphile_worker.add_job($1, $2::json, run_at => $3, job_key => $4)', [
    name,
    JSON.stringify(payload),
    options.runAt ?? null,
    options.key ?? null,
  ]);
}

/** Work that must happen once its transaction has committed, or at times. Tasks run only in processes of the role `jobs`, at least once each. */
export interface Jobs {
  /** Registers what to do; call it while a feature is created, before `start`. The task validates its payload. */
  define(name: string, task: JobTask): void;
  /** Runs a defined task by crontab notation in UTC ("*\/5 * * * *"), without payload. */
  every(crontab: string, name: string): void;
  /** By itself; `addJob` does it inside a transaction. */
  enqueue(name: string, payload: unknown, options?: JobOptions): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** `single`: no other process runs jobs on this database, so whatever is locked belongs to a killed one. */
export function createJobs(pool: pg.Pool, log: Log, single: boolean): Jobs {
  const tasks = new Map<string, JobTask>();
  const schedule: string[] = [];
  let runner: Runner | undefined;
  return {
    define(name, task) {
      if (tasks.has(name)) throw new Error(`job ${name} is defined twice`);
      tasks.set(name, task);
    },
    every(crontab, name) {
      schedule.push(`${crontab} ${name}`);
    },
    enqueue: (name, payload, options) => addJob(pool, name, payload, options),
    async start() {
      if (single) {
        // Otherwise jobs of a killed process wait 4 hours.
        await pool.query(
          'select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker._private_jobs where locked_by is not null))',
        );
      }
      const { Logger, run } = await import('graphile-worker');
      runner = await run({
        pgPool: pool,
        concurrency: 4,
        noHandleSignals: true,
        pollInterval: 1_000,
        crontab: schedule.join('\n'),
        taskList: Object.fromEntries([...tasks].map(([name, task]) => [name, (payload: unknown) => task(payload)])),
        logger: new Logger(() => (level, message) => {
          if (level === 'error' || level === 'warning') log.warn({ worker: message }, 'a job failed');
        }),
      });
    },
    async stop() {
      await runner?.stop();
      runner = undefined;
    },
  };
}

/** The last migration of the installed graphile-worker. */
export const WORKER_SCHEMA = 20;

/**
 * Creates or updates the worker's own tables; needed by whoever enqueues, hence part of every start. Where they are up to date the worker
 * itself, a tenth of a start, is not even loaded.
 */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  // Without a table, it is to be made.
  const last = await pool.query<{ id: number }>('select max(id) as id from graphile_worker.migrations').catch(() => undefined);
  if (last?.rows[0]?.id === WORKER_SCHEMA) return;
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool });
}
