import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobs } from '../../src/platform/jobs/jobs.ts';
import { MAX_SCHEDULED_TRIES, MAX_TRIES, readSetAside } from '../../src/platform/jobs/set-aside-jobs.ts';
import { createMetrics } from '../../src/platform/watch/metrics.ts';
import { type BuiltServer, startBuiltServer } from '../harness/built-server.ts';
import { freshDb } from '../harness/fresh-db.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import type { TestOperator } from '../harness/test-operator.ts';

/** Each payload of a job when all is well; the others take nothing. */
const PAYLOADS: Readonly<Record<string, object>> = {
  'session-send-code': { id: 'nobody' },
  'session-send-reset': { id: 'nobody' },
  'captcha-send-code': { id: 'nobody', playerId: '1' },
  'registration-tell-holder': { playerId: '1', channel: 'mail' },
  'limits-letter': { playerId: '1', key: 'data-ready', args: {} },
  'free-bet-return': { betId: '1', playerId: '1', freeBetId: '1', amountMinor: '100', currency: 'EUR' },
  'privacy-copy': { id: '1' },
  'sandbox-payout': { reference: 'nothing' },
  'identity-local-verdict': { id: 'nobody', verdict: 'verified', reason: null },
};
const INVALID_PAYLOADS = ['{}', '[]', '7', 'null', '"text"', '{"id": {"__proto__": 1}}'];

interface Standing {
  readonly waiting: number;
  readonly aside: number;
}

async function standing(pool: pg.Pool): Promise<Standing> {
  const { rows } = await pool.query<Standing>(
    `select count(*) filter (where attempts < max_attempts or locked_at is not null)::int as waiting,
       count(*) filter (where attempts >= max_attempts and locked_at is null)::int as aside from graphile_worker._private_jobs`,
  );
  return rows[0] ?? { waiting: -1, aside: -1 };
}

/** Waits until nothing waits to be tried any more, without the pauses between the tries. */
async function tryToTheEnd(pool: pg.Pool): Promise<Standing> {
  let now = await standing(pool);
  await expect
    .poll(
      async () => {
        await pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts < max_attempts');
        now = await standing(pool);
        return now.waiting;
      },
      { timeout: 90_000, interval: 100 },
    )
    .toBe(0);
  return now;
}

async function add(pool: pg.Pool, name: string, payload: string): Promise<void> {
  await pool.query('select graphile_worker.add_job($1, $2::json)', [name, payload]);
}

describe('T97 the program with jobs that fail', () => {
  let test: TestApp;
  let operator: TestOperator;
  let server: BuiltServer;
  beforeAll(async () => {
    test = await startTestApp({ roles: ['api'] });
    operator = await test.operator(['admin']);
    server = await startBuiltServer({ env: { DATABASE_URL: test.databaseUrl, DEMO: '0' }, args: ['--roles=api,jobs'] });
  });
  afterAll(async () => {
    await server?.stop();
    await test.close();
  });
  const health = async () => (await (await fetch(`${server.url}/health`)).json()) as { status: string; setAsideJobs: number };
  const ask = async (path: string, body: object) =>
    operator.request({ method: 'POST', url: `/operator-api/${path}`, payload: { ...body, reason: 'A look at what failed' } });

  it('lives on rubbish for every job, sets aside what cannot be done and shows it', async () => {
    const { pool, jobs } = test.platform;
    const names = jobs.names();
    expect(names).toEqual(expect.arrayContaining(Object.keys(PAYLOADS)));
    for (const name of names) for (const payload of INVALID_PAYLOADS) await add(pool, name, payload);
    const { aside } = await tryToTheEnd(pool);
    const listed = await ask('jobs', { count: 200 });
    const shown = (listed.json() as { data: { jobs: { id: string; name: string; tries: number; lastError: string }[] } }).data.jobs;
    expect([...new Set(shown.map(({ name }) => name))].toSorted()).toEqual(Object.keys(PAYLOADS).toSorted());
    // Once is enough for what no further try can mend.
    expect(shown.every(({ tries, lastError }) => tries === 1 && lastError.startsWith('PayloadError: '))).toBe(true);
    expect(shown).toHaveLength(aside);
    expect(server.child.exitCode).toBeNull();
    await expect.poll(health).toMatchObject({ status: 'ready', setAsideJobs: aside });
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain(`touchline_jobs_set_aside ${aside}`);
    expect(server.output()).toContain('a job has failed for good and is set aside');

    const [first, second] = shown;
    expect((await ask('jobs/decide', { jobId: first?.id, decision: 'discard' })).json().data.name).toBe(first?.name);
    expect((await ask('jobs/decide', { jobId: first?.id, decision: 'discard' })).statusCode).toBe(404);
    // A job that runs again fails again, and is set aside again.
    expect((await ask('jobs/decide', { jobId: second?.id, decision: 'run' })).statusCode).toBe(200);
    expect(await tryToTheEnd(pool)).toEqual({ waiting: 0, aside: aside - 1 });
    const support = await test.operator(['support']);
    const refused = await support.request({ method: 'POST', url: '/operator-api/jobs', payload: { reason: 'A look at what failed' } });
    expect(refused.statusCode).toBe(403);
  });

  it('lives on a database that refuses every job for ever', async () => {
    const { pool, jobs } = test.platform;
    await pool.query('delete from graphile_worker._private_jobs');
    await pool.query('alter schema public rename to elsewhere; create schema public');
    for (const name of jobs.names()) await add(pool, name, JSON.stringify(PAYLOADS[name] ?? null));
    const { aside } = await tryToTheEnd(pool);
    // The minute may bring jobs of the clock meanwhile.
    const { rows } = await pool.query<{ scheduled: boolean; tries: number }>(
      `select coalesce(payload::jsonb ? '_cron', false) as scheduled, attempts::int as tries
       from graphile_worker._private_jobs where attempts >= max_attempts`,
    );
    await pool.query('drop schema public; alter schema elsewhere rename to public');
    console.log(`T97 ${jobs.names().length} jobs, ${aside} set aside`);
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(({ scheduled, tries }) => tries !== (scheduled ? MAX_SCHEDULED_TRIES : MAX_TRIES))).toEqual([]);
    expect(server.child.exitCode).toBeNull();
    await expect.poll(async () => (await health()).setAsideJobs === (await standing(pool)).aside).toBe(true);
    expect(await health()).toMatchObject({ status: 'ready' });
  }, 120_000);
});

describe('T97 the queue', () => {
  let url: string;
  let pool: pg.Pool;
  beforeAll(async () => {
    url = await freshDb();
    pool = new pg.Pool({ connectionString: url });
  });
  afterAll(() => pool.end());

  const open = () => {
    const logged: { msg: string; worker?: string }[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
    const jobs = createJobs({ pool, databaseUrl: url, log, metrics: createMetrics(), single: true, tryMs: 100 });
    return { jobs, logged };
  };

  it('gives up jobs that hang or fail for ever, whatever they throw, while others go on', async () => {
    const { jobs, logged } = open();
    let done = 0;
    jobs.define('hangs', () => new Promise(() => {}));
    jobs.define('fails', () => Promise.reject(new Error('of player anna@example.com')));
    jobs.define('odd', () => Promise.reject(7n));
    jobs.define('good', async () => void done++);
    await jobs.start();
    for (const name of ['hangs', 'hangs', 'hangs', 'hangs', 'fails', 'odd']) await jobs.enqueue(name, null);
    for (let n = 0; n < 20; n++) await jobs.enqueue('good', { n });
    await expect.poll(() => done).toBe(20);
    expect(await tryToTheEnd(pool)).toEqual({ waiting: 0, aside: 6 });
    const aside = await readSetAside(pool, 10);
    expect(aside.map(({ name, tries }) => [name, tries])).toEqual(
      ['odd', 'fails', 'hangs', 'hangs', 'hangs', 'hangs'].map((name) => [name, MAX_TRIES]),
    );
    expect(aside.find(({ name }) => name === 'hangs')?.lastError).toBe('JobTimeout: no end within 0.1 s');
    expect(JSON.stringify(aside)).not.toContain('anna');
    expect(logged.filter(({ msg }) => msg === 'a job has failed for good and is set aside')).toHaveLength(6);
    await expect.poll(() => jobs.setAside()).toBe(6);
    await jobs.stop();
  });

  it('goes on after it could not write down how a job ended', async () => {
    const { jobs, logged } = open();
    await pool.query('delete from graphile_worker._private_jobs');
    let runs = 0;
    jobs.define('slow', async () => {
      runs += 1;
      if (runs === 1) await pool.query('alter table graphile_worker._private_jobs rename to away');
    });
    await jobs.start();
    await jobs.enqueue('slow', null);
    await expect.poll(() => runs).toBe(1);
    // Not before the worker has seen it.
    await expect.poll(() => logged.map(({ worker }) => worker).join()).toContain('Failed to complete jobs');
    await pool.query('alter table graphile_worker.away rename to _private_jobs');
    await expect.poll(() => runs).toBe(2);
    await expect.poll(() => standing(pool)).toEqual({ waiting: 0, aside: 0 });
    await jobs.stop();
  });
});
