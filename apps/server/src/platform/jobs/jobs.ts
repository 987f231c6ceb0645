import { EventEmitter } from 'node:events';
import type { Job, Runner, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import { openPool } from '../db/db.ts';
import type { Log } from '../watch/log.ts';
import type { Metrics } from '../watch/metrics.ts';
import { describeJobFailure, JobTimeout, PayloadError } from './job-failures.ts';
import { deleteOvertaken, MAX_SCHEDULED_TRIES, MAX_TRIES, readSetAsideCount, writeLastTry } from './set-aside-jobs.ts';

export type JobTask = (payload: unknown) => Promise<void>;

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
 * A task that fails is tried again after growing pauses, at most MAX_TRIES times; then, or at once where its payload is not what it takes,
 * its job is set aside: told in the log, counted, and shown to operators.
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

const CONCURRENCY = 4;
const TRY_MS = 10 * 60_000;
const COUNT_EVERY_MS = 5_000;
const STOP_MS = 10_000;
const MAX_PAUSE_MS = 30_000;

export function createJobs({ pool, databaseUrl, log, metrics, single, tryMs = TRY_MS }: JobsOptions): Jobs {
  const tasks = new Map<string, JobTask>();
  const schedule: string[] = [];
  /** Of the worker alone: its statements are its own, and it writes rows as JSON. */
  let own: pg.Pool | undefined;
  let runner: Runner | undefined;
  let kept: Promise<void> | undefined;
  let stopped = false;
  let wake = (): void => {};
  let timer: NodeJS.Timeout | undefined;
  let setAside: number | null = null;
  /** Names under which this process has locked jobs. */
  const lockers: string[] = [];
  const failures = metrics.counter('jobs_failed_total', 'Tries of jobs that failed', ['name']);
  metrics.gauge('jobs_set_aside', 'Jobs that were given up and wait for a person', () => setAside ?? 0);

  async function count(): Promise<void> {
    setAside = await readSetAsideCount(pool).catch(() => setAside);
  }
  async function attempt(name: string, task: JobTask, payload: unknown, job: Job): Promise<void> {
    const scheduled = typeof payload === 'object' && payload !== null && '_cron' in payload;
    try {
      await within(tryMs, task(payload));
      if (scheduled && setAside) await deleteOvertaken(pool, job.id).then(count);
    } catch (err) {
      failures.inc({ name });
      const last = err instanceof PayloadError || job.attempts >= (scheduled ? MAX_SCHEDULED_TRIES : MAX_TRIES);
      const told = { job: name, id: job.id, tries: job.attempts, err };
      if (last) {
        // Told first: the database may be what fails.
        log.error(told, 'a job has failed for good and is set aside');
        await writeLastTry(pool, job.id);
        if (scheduled) await deleteOvertaken(pool, job.id);
      } else log.warn(told, 'a job has failed and will be tried again');
      throw new Error(describeJobFailure(err));
    }
  }
  async function run(): Promise<void> {
    const { Logger, run: runWorker } = await import('graphile-worker');
    own ??= openPool(databaseUrl, { max: CONCURRENCY + 2 });
    // Otherwise jobs of a killed process, or of a worker that gave up, wait 4 hours.
    await pool.query(
      `select graphile_worker.force_unlock_workers(array(
         select distinct locked_by from graphile_worker._private_jobs where locked_by is not null and ($1 or locked_by = any ($2::text[]))))`,
      [single, lockers],
    );
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => lockers.push(workerPool.id));
    runner = await runWorker({
      pgPool: own,
      events,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      pollInterval: 1_000,
      crontab: schedule.join('\n'),
      taskList: Object.fromEntries(
        [...tasks].map(([name, task]) => [name, (payload: unknown, { job }: { job: Job }) => attempt(name, task, payload, job)]),
      ),
      // Without a delay the worker lets go of these promises, and their failing ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new Logger(() => (level, message, meta) => {
        if ((level === 'error' || level === 'warning') && !meta?.failure) log.warn({ worker: message }, 'the worker of jobs complains');
      }),
    });
  }
  /** The worker gives up when it cannot write down how a job ended, as while the database is away: then another one follows it. */
  async function keepRunning(): Promise<void> {
    for (let pauseMs = 1_000; !stopped; ) {
      const since = Date.now();
      await runner?.promise.catch((err: unknown) => log.warn({ err }, 'the worker of jobs has ended'));
      runner = undefined;
      if (stopped) return;
      pauseMs = Date.now() - since > MAX_PAUSE_MS ? 1_000 : Math.min(2 * pauseMs, MAX_PAUSE_MS);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, pauseMs).unref();
      });
      if (!stopped) await run().catch((err: unknown) => log.warn({ err }, 'the worker of jobs could not begin again'));
    }
  }
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
    setAside: () => setAside,
    async start() {
      stopped = false;
      await run();
      kept = keepRunning();
      await count();
      timer = setInterval(() => void count(), COUNT_EVERY_MS);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      wake();
      // A job that hangs must not keep the process: whoever starts next takes it over.
      await within(STOP_MS, Promise.all([runner?.stop(), kept])).catch((err: unknown) => log.warn({ err }, 'jobs were left unfinished'));
      const ended = own?.end();
      own = undefined;
      await within(STOP_MS, ended ?? Promise.resolve()).catch(() => {});
    },
  };
}

/** Rejects with JobTimeout where the work takes longer; the work itself is not stopped. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new JobTimeout(`no end within ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
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
