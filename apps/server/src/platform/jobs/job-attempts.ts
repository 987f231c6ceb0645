import type { Job } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../watch/log.ts';
import type { Metrics } from '../watch/metrics.ts';
import { describeJobFailure, PayloadError } from './job-failures.ts';
import { deleteOvertaken, MAX_SCHEDULED_TRIES, MAX_TRIES, readSetAsideCount, writeLastTry } from './set-aside-jobs.ts';
import { within } from './within.ts';

export type JobTask = (payload: unknown) => Promise<void>;

interface AttemptDeps {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly metrics: Metrics;
  /** How long one try may take. */
  readonly tryMs: number;
}

/** Single attempts of jobs: failures are logged, counted and, after the last attempt, set aside. */
export function createJobAttempts({ pool, log, metrics, tryMs }: AttemptDeps) {
  let setAside: number | null = null;
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
      const details = { job: name, id: job.id, tries: job.attempts, err };
      if (last) {
        // Logged first: the database may be what fails.
        log.error(details, 'a job has failed for good and is set aside');
        await writeLastTry(pool, job.id);
        if (scheduled) await deleteOvertaken(pool, job.id);
      } else log.warn(details, 'a job has failed; retrying');
      throw new Error(describeJobFailure(err));
    }
  }
  return {
    /** How many jobs are set aside, as last counted; null before. */
    setAside: () => setAside,
    count,
    /** Tries a task once. Throws with what may be written down of a failure, so that the worker tries again. */
    attempt,
  };
}
