import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import type { Log } from '../watch/log.ts';
import type { Metrics } from '../watch/metrics.ts';
import { createJobAttempts, type JobTask } from './job-attempts.ts';
import { createJobWorker } from './job-worker.ts';

interface JobOptions {
  /** Replaces a waiting job of the same key; transactions that add under one key wait for each other. */
  readonly key?: string;
  readonly runAt?: Date;
}

/** Enqueues a defined job as part of whatever transaction `on` is in. */
export async function addJob(on: Queryable, name: string, payload: unknown, options: JobOptions = {}): Promise<void> {
  await on.query('select graphile_worker.add_job($1, $2::json, run_at => $3, job_key => $4)', [
    name,
    JSON.stringify(payload),
    options.runAt ?? null,
    options.key ?? null,
  ]);
}

/**
 * Work that must happen once its transaction has committed, or at times. Tasks run only in processes of the role `jobs`, at least once each.
 * A task that fails is tried again after growing pauses, at most `MAX_TRIES` times (set-aside-jobs.ts); then, or at once where its payload is not what it takes,
 * its job is set aside: logged, counted, and shown to operators.
 */
export interface Jobs {
  /** Registers what to do; call it while a feature is created, before `start`. The task reads its payload with `readPayload`. */
  define(name: string, task: JobTask): void;
  /** Runs a defined task by crontab notation in UTC ("*\/5 * * * *"), without payload. */
  every(crontab: string, name: string): void;
  /** By itself; `addJob` does it inside a transaction. */
  enqueue(name: string, payload: unknown, options?: JobOptions): Promise<void>;
  /** All defined names. */
  names(): readonly string[];
  /** How many jobs are set aside, as counted some seconds ago; null where this process runs no jobs. */
  setAside(): number | null;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface JobsOptions {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly log: Log;
  readonly metrics: Metrics;
  /** No other process runs jobs on this database, so whatever is locked belongs to a killed one. */
  readonly single: boolean;
  /** How long one try may take. */
  readonly tryMs?: number;
}

const TRY_MS = 10 * 60_000;
const COUNT_EVERY_MS = 5_000;

export function createJobs({ pool, databaseUrl, log, metrics, single, tryMs = TRY_MS }: JobsOptions): Jobs {
  const tasks = new Map<string, JobTask>();
  const schedule: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const attempts = createJobAttempts({ pool, log, metrics, tryMs });
  const worker = createJobWorker(
    { pool, databaseUrl, log, single },
    {
      crontab: () => schedule.join('\n'),
      taskList: () =>
        Object.fromEntries([...tasks].map(([name, task]) => [name, (payload, { job }) => attempts.attempt(name, task, payload, job)])),
    },
  );
  return {
    define(name, task) {
      if (tasks.has(name)) throw new Error(`job ${name} is defined twice`);
      tasks.set(name, task);
    },
    every(crontab, name) {
      schedule.push(`${crontab} ${name}`);
    },
    enqueue: (name, payload, options) => addJob(pool, name, payload, options),
    names: () => [...tasks.keys()],
    setAside: attempts.setAside,
    async start() {
      await worker.start();
      await attempts.count();
      timer = setInterval(() => void attempts.count(), COUNT_EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await worker.stop();
    },
  };
}

/** The last migration of the installed graphile-worker. */
export const WORKER_SCHEMA = 20;

/**
 * Creates or updates the worker's own tables, and has those tell the console of jobs that are set aside (functions/console/console_watch_jobs.sql);
 * needed by whoever enqueues, hence part of every start, after the migrations. Where all is up to date the worker itself, a tenth of a start, is
 * not even loaded.
 */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  // Without a table, it is to be made.
  const { rows } = await pool
    .query<{ id: number; watched: boolean }>(
      `select max(id) as id, (select count(*) = 2 from pg_trigger
         where tgrelid = 'graphile_worker._private_jobs'::regclass and tgname in ('console_area_set_aside', 'console_area_gone')) as watched
       from graphile_worker.migrations`,
    )
    .catch(() => ({ rows: [] }));
  const [state] = rows;
  if (state?.id !== WORKER_SCHEMA) {
    const { runMigrations } = await import('graphile-worker');
    await runMigrations({ pgPool: pool });
  }
  if (!state?.watched) await pool.query('select console_watch_jobs()');
}
