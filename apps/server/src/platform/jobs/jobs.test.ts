import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDb } from '../../../tests/harness/fresh-db.ts';
import { migrateJobs, WORKER_SCHEMA } from './jobs.ts';

let pool: pg.Pool;
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await freshDb() });
});
afterAll(() => pool.end());

it('makes the tables of the worker where there are none; the last migration is the one by which a start knows them', async () => {
  await pool.query('drop schema if exists graphile_worker cascade');
  for (const _start of [1, 2]) {
    await migrateJobs(pool);
    const { rows } = await pool.query<{ id: number }>('select max(id) as id from graphile_worker.migrations');
    expect(rows).toEqual([{ id: WORKER_SCHEMA }]);
  }
});
