import { type ChildProcess, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WEBHOOK_KINDS } from '@touchline/contract/webhooks/enums';
import { createRandom } from '@touchline/kernel/random';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrCreateSecret } from '../../src/platform/auth/secrets.ts';
import { signWebhook } from '../../src/platform/auth/webhook-signature.ts';
import { freePort } from '../../src/platform/db/free-port.ts';
import { connectNatsBus } from '../../src/platform/events/nats-bus.ts';
import { writeEvent } from '../../src/platform/events/write-events.ts';
import { createLog } from '../../src/platform/watch/log.ts';
import { type BuiltServer, startBuiltServer } from '../harness/built-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../harness/fakes/webhook-receiver.ts';
import { hearPlayer } from '../harness/hear-player.ts';
import { RUN_SEED } from '../harness/run-seed.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { askAsProvider, newName, PROVIDER_KEYS } from '../harness/test-provider.ts';
import { until } from '../harness/until.ts';
import { startNats } from './start-nats.ts';

const KILLS = 5;
const PLAYERS_A_LIFE = 6;
const HAS_NATS = spawnSync('nats-server', ['--version']).status === 0;
const random = createRandom('killed consumers', RUN_SEED);

/** Writes what happens; its events are read by processes of their own, which are killed. */
let bank: TestApp;
let pool: pg.Pool;
let nats: ChildProcess;
let natsUrl: string;
let folder: string;
let receiver: WebhookReceiver;
let webhookId: string;
let key: Uint8Array;
let bus: Awaited<ReturnType<typeof connectNatsBus>>;
let reader: BuiltServer | undefined;
const heard = new Set<string>();
const paid: string[] = [];
const stopped: bigint[] = [];

beforeAll(async () => {
  if (!HAS_NATS) return;
  receiver = await startWebhookReceiver();
  bank = await startTestApp({ roles: ['api'], config: { privateWebhooks: true, providerKeys: PROVIDER_KEYS } });
  pool = bank.platform.pool;
  key = await getOrCreateSecret(pool, 'sandbox-webhook');
  const admin = await bank.operator(['admin']);
  const payload = { url: receiver.url, kinds: WEBHOOK_KINDS, reason: 'For our CRM' };
  const added = await admin.request({ method: 'POST', url: '/operator-api/webhooks/add', payload });
  expect(added.statusCode, added.body).toBe(200);
  webhookId = added.json().data.id;
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-nats-'));
  const port = await freePort();
  natsUrl = `nats://127.0.0.1:${port}`;
  nats = await startNats(port, folder);
  bus = await connectNatsBus(natsUrl, createLog('silent'));
  // A consumer's writing stands a moment before its cursor has moved: there it is killed. A sequence counts also what is rolled back.
  await pool.query(`create sequence moves_begun; create table move_made (consumer text);
    create function linger() returns trigger language plpgsql as $$ begin
    perform nextval('moves_begun'); insert into move_made values (new.consumer); perform pg_sleep(0.05); return new; end $$;
    create trigger linger before update of id on event_cursor for each row execute function linger()`);
}, 300_000);
afterAll(async () => {
  if (!HAS_NATS) return;
  await reader?.kill();
  await bus.close();
  nats.kill();
  receiver.close();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  await bank.close();
});

async function deposit(player: TestPlayer): Promise<void> {
  const amount = `${5 + random.int(40)}.00`;
  const made = await player.request({
    method: 'POST',
    url: '/web-api/payments/deposit',
    payload: { method: 'card', amount, key: randomUUID() },
  });
  const { id } = made.json().data.payment;
  const body = JSON.stringify({ eventId: randomUUID(), paymentId: id, sequence: 1, status: 'paid', amount, currency: 'EUR' });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signWebhook(key, timestamp, body) };
  expect((await bank.request({ method: 'POST', url: '/webhooks/sandbox', headers, payload: body })).statusCode).toBe(200);
  paid.push(id);
}
/** A player comes, pays, plays a round, and now and then stops playing. */
async function live(): Promise<void> {
  const player = await bank.player();
  hearPlayer(bus, player.id, (news) => {
    if (news.kind === 'payment' && news.status === 'paid') heard.add(news.paymentId);
  });
  await deposit(player);
  const round = newName();
  const amount = `${1 + random.int(4)}.00`;
  await askAsProvider(bank, 'debit', player, { transaction: newName(), amount, round, game: 'g' });
  await askAsProvider(bank, 'credit', player, { transaction: newName(), amount: `${random.int(9)}.50`, round, closes: true });
  if (!random.chance(0.3)) return;
  await writeEvent(pool, player.id, { kind: 'play-stopped', reason: 'break' });
  stopped.push(player.id);
}

const countOf = async (sql: string, values: unknown[] = []): Promise<number> =>
  (await pool.query<{ n: number }>(`select (${sql})::int as n`, values)).rows[0]?.n ?? -1;
/** Consumers of a reader that have written and not yet committed. */
const inside = (): Promise<number> =>
  countOf(
    "select count(*) from pg_stat_activity where datname = current_database() and state = 'active' and wait_event = 'PgSleep' and query like 'update event_cursor%'",
  );
const unread = (): Promise<number> =>
  countOf(
    `select count(*) from event e join event_cursor c on (e.xid, e.id) > (c.xid, c.id)
     where c.consumer in ('daily-report', 'player-news', 'webhooks', 'end-sessions')`,
  );
const startReader = (): Promise<BuiltServer> =>
  startBuiltServer({
    program: 'betting-server',
    args: ['--roles=jobs'],
    env: { DATABASE_URL: bank.databaseUrl, NATS_URL: natsUrl, DEMO: '0', WEBHOOKS_PRIVATE: '1' },
  });

/** Times and minor units by figure, in all days. */
async function reported(): Promise<Record<string, readonly [number, bigint]>> {
  const { rows } = await pool.query<{ figure: string; times: number; minor: bigint }>(
    'select figure, sum(times)::int as times, sum(amount_minor)::bigint as minor from reports_day group by 1',
  );
  return Object.fromEntries(rows.map(({ figure, times, minor }) => [figure, [times, minor]]));
}
/** The same, by the tables of what happened. */
async function happened(): Promise<Record<string, readonly [number, bigint]>> {
  const { rows } = await pool.query<{ figure: string; times: number; minor: bigint }>(
    `select 'registrations' as figure, count(*)::int as times, 0::bigint as minor from player
     union all select 'sign-ins', count(*)::int, 0 from session
     union all select 'breaks', $1::int, 0
     union all select 'deposits', count(*)::int, sum(amount_minor)::bigint from payment where status = 'paid'
     union all select case kind when 'debit' then 'game-stakes' else 'game-payouts' end, count(*)::int, sum(amount_minor)::bigint
       from wallet_movement where refusal is null group by kind`,
    [stopped.length],
  );
  return Object.fromEntries(rows.map(({ figure, times, minor }) => [figure, [times, minor]]));
}

describe.skipIf(!HAS_NATS)('consumers of events (nats-server)', () => {
  it(`take effect exactly once through ${KILLS} kills in the midst of their transactions (seed ${RUN_SEED})`, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const lives = Promise.all(Array.from({ length: PLAYERS_A_LIFE }, live));
      reader = await startReader();
      const more = Promise.all(Array.from({ length: PLAYERS_A_LIFE }, live));
      await pause(random.int(200));
      await until('a consumer in its transaction', async () => {
        // A reader that has caught up is given something.
        if ((await unread()) === 0) await live();
        return (await inside()) > 0;
      });
      await pause(random.int(40));
      await reader.kill();
      await Promise.all([lives, more]);
    }
    for (let i = 0; i < 3; i++) await live();
    await deposit(await bank.player());
    reader = await startReader();
    await expect.poll(unread, { timeout: 60_000 }).toBe(0);
    await expect.poll(reported).toEqual(await happened());
    await expect.poll(() => countOf('select count(*) from session where player_id = any ($1) and ended_at is null', [stopped])).toBe(0);
    // One message an event, under one name however often it was sent. What a killed reader had under way is sent a minute later at the latest.
    await expect.poll(() => countOf("select count(*) from webhook_delivery where status <> 'delivered'"), { timeout: 150_000 }).toBe(0);
    const { rows } = await pool.query<{ id: string }>('select id from event where kind = any ($1)', [WEBHOOK_KINDS]);
    expect([...receiver.messages.keys()].toSorted()).toEqual(rows.map(({ id }) => `event-${id}-${webhookId}`).toSorted());
    const listened = paid.slice(0, -1);
    await expect.poll(() => listened.filter((id) => !heard.has(id))).toEqual([]);
    expect(await countOf('select count(*) from event_set_aside')).toBe(0);
    const cut = await countOf('(select last_value from moves_begun) - (select count(*) from move_made)');
    expect(cut, 'transactions that a kill cut off').toBeGreaterThan(0);
    console.log(
      `killed consumers: seed ${RUN_SEED}, ${rows.length} events, ${KILLS} kills, ${cut} cut off, ${receiver.repeats()} repeated`,
    );
  }, 500_000);
});
