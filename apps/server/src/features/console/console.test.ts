import { isConsoleQueue } from '@touchline/contract/console/enums';
import type { ConsoleFrame } from '@touchline/contract/console/frame';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import { endConsoleWatches, watchConsole } from '../../../tests/harness/worlds/console-watch.ts';

let test: TestApp;
let other: TestApp;
const urls = new Map<TestApp, string>();
beforeAll(async () => {
  test = await startTestApp();
  // A second process, which only answers and consumes no events. Between the two buses a broker would stand.
  other = await startTestApp({ databaseUrl: test.databaseUrl, roles: ['api'] });
  test.platform.bus.subscribe('console.>', (message, subject) => other.platform.bus.publish(subject, message));
  for (const one of [test, other]) urls.set(one, await one.app.server.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await other.close();
  await test.close();
});

afterEach(endConsoleWatches);

const watch = (on: TestApp, cookie: string, headers: Record<string, string> = {}) => watchConsole(urls.get(on) ?? '', cookie, headers);
const watchAs = (operator: TestOperator, on = test) => watch(on, `operator_token=${operator.token}`);

const propose = async (operator: TestOperator): Promise<void> => {
  const player = await test.player({ deposit: '5.00' });
  const payload = { playerId: String(player.id), kind: 'credit', amount: '1.00', currency: 'EUR', reason: 'A late payout' };
  const reply = await operator.request({ method: 'POST', url: '/operator-api/proposals', payload });
  expect(reply.statusCode, reply.body).toBe(200);
};
/** The subject of each frame, without figures' areas: those are told of at a pace of their own (areas.test.ts). */
const queues = (frames: readonly ConsoleFrame[]) =>
  frames.map((frame) => (frame.t === 'queues' ? frame.changed.filter(isConsoleQueue) : frame.t)).filter((news) => news.length > 0);
const ofQueue = (frames: readonly ConsoleFrame[]) => frames.findLast((frame) => frame.t !== 'queues' || frame.changed.some(isConsoleQueue));

describe('GET /operator-api/stream', () => {
  it('forbids guests, players, and pages of other sites', async () => {
    const player = await test.player();
    const operator = await test.operator(['payments']);
    expect((await watch(test, '')).status).toBe(401);
    expect((await watch(test, `user_token=${player.token}`)).status).toBe(401);
    expect((await watch(test, `operator_token=${player.token}`)).status).toBe(401);
    expect((await watch(test, `operator_token=${operator.token}`, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  it("tells an operator's own queues at once, and which of them change, in every process; nothing of others'", async () => {
    const [payments, trader] = [await test.operator(['payments']), await test.operator(['trader'])];
    const [here, there, stranger] = [await watchAs(payments), await watchAs(payments, other), await watchAs(trader)];
    await expect.poll(() => queues(here.frames)).toEqual([['withdrawals', 'proposals']]);
    await expect.poll(() => queues(there.frames)).toEqual([['withdrawals', 'proposals']]);
    await expect.poll(() => queues(stranger.frames)).toEqual([['bids']]);
    const before = here.frames[0]?.t === 'queues' ? (here.frames[0].waiting.proposals ?? 0) : 0;
    await propose(payments);
    await expect.poll(() => ofQueue(here.frames)).toEqual({ t: 'queues', changed: ['proposals'], waiting: { proposals: before + 1 } });
    await expect.poll(() => ofQueue(there.frames)).toEqual({ t: 'queues', changed: ['proposals'], waiting: { proposals: before + 1 } });
    expect(queues(stranger.frames)).toEqual([['bids']]);
  });

  it('ends with the session, before anything more is told', async () => {
    const [leaving, staying] = [await test.operator(['payments']), await test.operator(['payments'])];
    const [gone, kept] = [await watchAs(leaving), await watchAs(staying)];
    await expect.poll(() => gone.frames.length).toBe(1);
    await leaving.request({ method: 'POST', url: '/operator-api/logout' });
    await propose(staying);
    await expect.poll(() => gone.hasEnded()).toBe(true);
    expect(queues(gone.frames)).toEqual([['withdrawals', 'proposals'], 'ended']);
    await expect.poll(() => queues(kept.frames).at(-1)).toEqual(['proposals']);
    expect((await watchAs(leaving)).status).toBe(401);
  });

  it('ends when the operator is disabled or may less, although nothing changes', async () => {
    const [disabled, less] = [await test.operator(['support']), await test.operator(['support', 'risk'])];
    const fewer = await test.operator(['admin']);
    const [one, two, three] = [await watchAs(disabled), await watchAs(less), await watchAs(fewer)];
    await expect.poll(() => Math.min(one.frames.length, two.frames.length, three.frames.length)).toBeGreaterThan(0);
    await test.app.features.operators.disableOperator(disabled.login);
    await test.platform.pool.query(`update operator set roles = '{support}' where id = $1`, [less.id]);
    await test.platform.pool.query(`update operator set brand_ids = '{1}' where id = $1`, [fewer.id]);
    await expect.poll(() => [one.hasEnded(), two.hasEnded(), three.hasEnded()], { timeout: 15_000 }).toEqual([true, true, true]);
  });

  it('is opened so often by one session and no more', async () => {
    const operator = await test.operator(['kyc']);
    const watches = await Promise.all(Array.from({ length: 10 }, () => watchAs(operator)));
    expect(watches.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await watchAs(operator)).status).toBe(429);
  });
});

describe('queues are told by what changes them', () => {
  const SAID = `select distinct body ->> 'queue' as queue from event where kind = 'queue-changed' and id > $1 order by 1`;
  const newest = async (): Promise<string> => (await test.platform.pool.query('select coalesce(max(id), 0) as id from event')).rows[0].id;
  const saidSince = async (id: string): Promise<string[]> => (await test.platform.pool.query(SAID, [id])).rows.map(({ queue }) => queue);
  /** Rows for each queue's tables, as their stores write them. */
  const CHANGES: Readonly<Record<string, string>> = {
    support: `with t as (insert into support_thread (player_id, kind, topic) values (1, 'request', 'other') returning id)
      insert into support_post (thread_id, player_id, author, body, idempotency_key) select id, 1, 'player', '', 'key-' || id from t`,
    requests: `insert into support_request (player_id, kind, body) values (1, 'idea', '')`,
    appeals: `insert into block_appeal (player_id, text) values (1, 'words')`,
    documents: `with d as (insert into identity_document (id, player_id, kind, country, fields) values ('document-1', 1, 'passport', 'IE', '') returning 1) select 1 from d`,
  };

  it.each(Object.keys(CHANGES))('%s', async (queue) => {
    const since = await newest();
    await test.platform.pool.query(CHANGES[queue] ?? '');
    if (queue === 'documents') {
      expect(await saidSince(since), 'a draft waits for nobody').toEqual([]);
      await test.platform.pool.query(`update identity_document set status = 'review' where id = 'document-1'`);
    }
    expect(await saidSince(since)).toEqual([queue]);
  });
});
