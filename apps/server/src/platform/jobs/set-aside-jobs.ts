import type { Queryable } from '#platform/db/queryable';

/** How often a job is tried: with the worker's growing pauses over three and a half hours. */
export const MAX_TRIES = 10;
/** Of what runs by the clock; the next time is a try too. */
export const MAX_SCHEDULED_TRIES = 3;

/** A job that was given up and waits for a person. */
export interface SetAsideJob {
  readonly id: string;
  readonly name: string;
  readonly tries: number;
  /** Without personal data (describeJobFailure). */
  readonly lastError: string | null;
  readonly addedAt: Date;
  readonly failedAt: Date;
}

const IS_SET_ASIDE = 'j.attempts >= j.max_attempts and j.locked_at is null';
const IS_SCHEDULED = `j.payload::jsonb ? '_cron'`;

/** The newest first. */
export async function readSetAside(on: Queryable, max: number): Promise<SetAsideJob[]> {
  const { rows } = await on.query<SetAsideJob>(
    `select j.id::text, t.identifier as name, j.attempts::int as tries, j.last_error as "lastError", j.created_at as "addedAt",
       j.updated_at as "failedAt"
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where ${IS_SET_ASIDE} order by j.id desc limit $1`,
    [max],
  );
  return rows;
}

export async function readSetAsideCount(on: Queryable): Promise<number> {
  const { rows } = await on.query<{ n: number }>(`select count(*)::int as n from graphile_worker._private_jobs j where ${IS_SET_ASIDE}`);
  return rows[0]?.n ?? 0;
}

/** No try follows the one that is running. */
export async function writeLastTry(on: Queryable, id: string): Promise<void> {
  await on.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [id]);
}

/** A clocked job that was given up before: a later run did its work, or stands for it. */
export async function deleteOvertaken(on: Queryable, id: string): Promise<void> {
  await on.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_jobs later
     where later.id = $1 and j.task_id = later.task_id and j.id < later.id and ${IS_SET_ASIDE} and ${IS_SCHEDULED}`,
    [id],
  );
}

/** Lets a job that was set aside run again; its name, or undefined where there is none. */
export async function writeRunAgain(on: Queryable, id: string): Promise<string | undefined> {
  const { rows } = await on.query<{ name: string }>(
    `update graphile_worker._private_jobs j set attempts = 0, max_attempts = $2, run_at = now(), updated_at = now()
     from graphile_worker._private_tasks t where t.id = j.task_id and j.id = $1 and ${IS_SET_ASIDE} returning t.identifier as name`,
    [id, MAX_TRIES],
  );
  return rows[0]?.name;
}

/** Takes a job that was set aside away for good; its name, or undefined where there is none. */
export async function deleteSetAside(on: Queryable, id: string): Promise<string | undefined> {
  const { rows } = await on.query<{ name: string }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and j.id = $1 and ${IS_SET_ASIDE} returning t.identifier as name`,
    [id],
  );
  return rows[0]?.name;
}
