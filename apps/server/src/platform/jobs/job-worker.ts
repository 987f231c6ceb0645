import { EventEmitter } from 'node:events';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { openPool } from '../db/db.ts';
import type { Log } from '../watch/log.ts';
import { within } from './within.ts';

const CONCURRENCY = 4;
const STOP_MS = 10_000;
const MAX_PAUSE_MS = 30_000;

interface WorkerDeps {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly log: Log;
  /** No other process runs jobs on this database, so whatever is locked belongs to a killed one. */
  readonly single: boolean;
}

/** The work to do, asked for at each beginning. */
interface Work {
  taskList(): TaskList;
  crontab(): string;
}

/** The worker of this process, restarted whenever it fails. */
export function createJobWorker({ pool, databaseUrl, log, single }: WorkerDeps, work: Work) {
  /** Of the worker alone: its statements are its own, and it writes rows as JSON. */
  let own: pg.Pool | undefined;
  let runner: Runner | undefined;
  let kept: Promise<void> | undefined;
  let stopped = false;
  let wake = (): void => {};
  /** Names under which this process has locked jobs. */
  const lockers: string[] = [];

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
      crontab: work.crontab(),
      taskList: work.taskList(),
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
    async start(): Promise<void> {
      stopped = false;
      await run();
      kept = keepRunning();
    },
    async stop(): Promise<void> {
      stopped = true;
      wake();
      // A hanging job must not keep the process alive: the next process takes it over.
      await within(STOP_MS, Promise.all([runner?.stop(), kept])).catch((err: unknown) => log.warn({ err }, 'jobs were left unfinished'));
      const ended = own?.end();
      own = undefined;
      await within(STOP_MS, ended ?? Promise.resolve()).catch(() => {});
    },
  };
}
