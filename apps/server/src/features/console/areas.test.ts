import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ConsoleArea, isConsoleQueue } from '@touchline/contract/console/enums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import { type BettingWorld, startBettingApp } from '../../../tests/harness/worlds/betting-app.ts';
import { type ConsoleWatch, endConsoleWatches, watchConsole } from '../../../tests/harness/worlds/console-watch.ts';

/** An area that has just been announced is announced again some seconds later at the earliest. */
const PATIENCE = { timeout: 20_000 };

let world: BettingWorld;
let url: string;
let admin: TestOperator;
beforeAll(async () => {
  world = await startBettingApp({ config: { privateWebhooks: true } });
  url = await world.app.server.listen({ host: '127.0.0.1', port: 0 });
  admin = await world.operator(['admin']);
});
afterAll(async () => {
  endConsoleWatches();
  await world.close();
});

/** The areas of all frames but the first, which names all that an operator may hear of. */
const announcedAreas = ({ frames }: ConsoleWatch): ConsoleArea[] =>
  [
    ...new Set(frames.slice(1).flatMap((frame) => (frame.t === 'queues' ? frame.changed.filter((topic) => !isConsoleQueue(topic)) : []))),
  ] as ConsoleArea[];
const times = ({ frames }: ConsoleWatch, area: ConsoleArea): number =>
  frames.slice(1).filter((frame) => frame.t === 'queues' && frame.changed.includes(area)).length;

/** Somebody at the console; its first frame has come. */
async function watchAs(operator: TestOperator): Promise<ConsoleWatch> {
  const watch = await watchConsole(url, `operator_token=${operator.token}`);
  await expect.poll(() => watch.frames.length).toBeGreaterThan(0);
  return watch;
}
/** One operator of each role that may look at an area, one of all other roles, and what both are told of it when something happens. */
interface Both {
  readonly may: ConsoleWatch;
  readonly others: ConsoleWatch;
}
async function watchBoth(area: ConsoleArea): Promise<Both> {
  const others = area === 'reports' ? ['support', 'kyc', 'trader', 'content'] : ['support', 'kyc', 'trader', 'payments', 'content'];
  return { may: await watchAs(admin), others: await watchAs(await world.operator(others as Parameters<BettingWorld['operator']>[0])) };
}
/** Changes are told to those who may hear of them; those who may not have heard nothing of the area by then. */
async function expectAnnounced(area: ConsoleArea, watches: readonly Both[], act: () => Promise<unknown>): Promise<void> {
  const before = watches.map(({ may }) => times(may, area));
  await act();
  for (const [n, { may }] of watches.entries()) await expect.poll(() => times(may, area), PATIENCE).toBeGreaterThan(before[n] ?? 0);
  for (const { others } of watches) expect(announcedAreas(others)).not.toContain(area);
}
const post = async (path: string, payload: object) => {
  const reply = await admin.request({ method: 'POST', url: `/operator-api/${path}`, payload: { reason: 'As agreed', ...payload } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};

describe('areas of the console are told by what changes them, to whom their calls answer', () => {
  it('a bet: the overview, which knows it when it is told, and the report', async () => {
    const player = await world.player({ deposit: '100.00' });
    const [overview, reports] = [await watchBoth('overview'), await watchBoth('reports')];
    const read = async (): Promise<number> => (await admin.request({ url: '/operator-api/overview' })).json().data.bets[0]?.today.bets ?? 0;
    const before = await read();
    await expectAnnounced('reports', [reports], () =>
      expectAnnounced('overview', [overview], async () => {
        expect((await world.bet(player, [{ match: 1 }])).statusCode).toBe(200);
      }),
    );
    expect(await read()).toBe(before + 1);
  });

  it('many bets are one telling', async () => {
    const player = await world.player({ deposit: '500.00' });
    const watch = await watchAs(admin);
    const from = times(watch, 'overview');
    for (let n = 0; n < 20; n++) expect((await world.bet(player, [{ match: 2 }])).statusCode).toBe(200);
    await expect.poll(() => times(watch, 'overview') - from, PATIENCE).toBeGreaterThan(0);
    expect(times(watch, 'overview') - from).toBeLessThan(10);
  });

  it('a check of the ledger: the overview', async () => {
    const watches = await watchBoth('overview');
    await expectAnnounced('overview', [watches], () => post('ledger-check', {}));
  });

  // Each waits for tellings of an area of its own, which come some seconds apart: they wait together.
  it.concurrent('a webhook that is added, a message for it that fails, and its removal', async () => {
    const receiver = http.createServer((request, reply) => request.resume().on('end', () => reply.writeHead(500).end()));
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    const watches = await watchBoth('webhooks');
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/crm`;
    let id = '';
    await expectAnnounced('webhooks', [watches], async () => {
      id = (await post('webhooks/add', { url, kinds: ['registered'] })).id;
    });
    await expectAnnounced('webhooks', [watches], async () => {
      await world.player();
      const failing = async () => (await post('webhooks', {})).webhooks.find((one: { id: string }) => one.id === id)?.failing ?? null;
      await expect.poll(failing, PATIENCE).not.toBeNull();
    });
    await expectAnnounced('webhooks', [watches], () => post('webhooks/act', { webhookId: id, action: 'remove' }));
    receiver.close();
  });

  it.concurrent('a job that failed for good, that is run again, and that is discarded', async () => {
    const watches = await watchBoth('jobs');
    const ofBrand = await watchAs(await world.operator(['admin'], { brandIds: [1] }));
    const listed = async (): Promise<readonly { readonly id: string }[]> => (await post('jobs', { count: 10 })).jobs;
    const aside = async (): Promise<string> => {
      await expect.poll(async () => (await listed()).length, PATIENCE).toBe(1);
      return (await listed())[0]?.id ?? '';
    };
    await expectAnnounced('jobs', [watches], () => world.platform.jobs.enqueue('privacy-copy', { wrong: true }));
    await expectAnnounced('jobs', [watches], async () => post('jobs/decide', { jobId: await aside(), decision: 'run' }));
    await expectAnnounced('jobs', [watches], async () => post('jobs/decide', { jobId: await aside(), decision: 'discard' }));
    expect(await listed()).toEqual([]);
    expect(announcedAreas(ofBrand), "jobs are the whole installation's").not.toContain('jobs');
  });
});

describe('what tells of areas', () => {
  const newest = async (): Promise<string> => (await world.platform.pool.query('select coalesce(max(id), 0) as id from event')).rows[0].id;
  const saidSince = async (id: string): Promise<string[]> =>
    (await world.platform.pool.query(`select body ->> 'area' as area from event where kind = 'area-changed' and id > $1`, [id])).rows.map(
      ({ area }) => area,
    );

  it('is one event a statement, and none where nothing changed', async () => {
    const { pool } = world.platform;
    const upsert = `insert into reports_day (brand_id, day, country_id, currency, figure, times, amount_minor)
      select 9, current_date, n, 'EUR', 'stakes', 1, 1 from generate_series(1, $1::int) n
      on conflict (brand_id, day, country_id, currency, figure) do update set times = reports_day.times + 1`;
    const since = await newest();
    await pool.query(upsert, [5]);
    await pool.query(upsert, [5]);
    await pool.query(upsert, [0]);
    await pool.query("insert into webhook_delivery (webhook_id, kind, body) select id, 'test', '{}' from webhook where false");
    expect(await saidSince(since)).toEqual(['reports', 'reports']);
  });
});
