import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookDeliveryView, WebhookView } from '@touchline/contract/webhooks/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import { parseWebhookUrl } from './parse-webhook-url.ts';
import { resolvePublic } from './public-address.ts';

let test: TestApp;
let admin: TestOperator;
let receiver: http.Server;
let origin: string;
interface Message {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  readonly body: { readonly type: string; readonly timestamp: string; readonly data: Readonly<Record<string, unknown>> };
}
let received: Message[] = [];
/** The receiver's answers, by path; 204 otherwise. */
const answers = new Map<string, number>();

beforeAll(async () => {
  // Events are read, but messages leave when a test says so: no jobs.
  test = await startTestApp({ roles: ['api'], config: { privateWebhooks: true } });
  await test.platform.events.start();
  admin = await test.operator(['admin']);
  receiver = http.createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      received.push({ path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) });
      reply.writeHead(answers.get(request.url ?? '') ?? 204).end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(async () => {
  receiver.close();
  await test.platform.events.stop();
  await test.close();
});
beforeEach(() => {
  received = [];
  answers.clear();
});

const post = (url: string, payload: object, operator = admin) =>
  operator.request({ method: 'POST', url: `/operator-api/webhooks${url}`, payload });
async function add(path: string, kinds: string[]): Promise<{ id: string; secret: string }> {
  const reply = await post('/add', { url: origin + path, kinds, reason: 'For our CRM' });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const act = async (webhookId: string, action: string) => {
  const reply = await post('/act', { webhookId, action, reason: 'As agreed' });
  expect(reply.statusCode, reply.body).toBe(200);
};
const read = async (id: string): Promise<WebhookView | undefined> =>
  (await post('', {})).json().data.webhooks.find((one: WebhookView) => one.id === id);
const deliveries = async (webhookId: string, more: object = {}): Promise<WebhookDeliveryView[]> =>
  (await post('/deliveries', { webhookId, ...more })).json().data.deliveries;
const deliver = () => test.app.features.webhooks.deliver();
const deliveriesOf = async (id: string) =>
  (await test.platform.pool.query('select id from webhook_delivery where webhook_id = $1', [id])).rows;
/** Until the consumer has queued so many messages for a webhook. */
const queued = (id: string, n: number) => expect.poll(async () => (await deliveriesOf(id)).length, { timeout: 5_000 }).toBe(n);
const at = (path: string): Message[] => received.filter((one) => one.path === path);
/** As if the pause after a failure were over. */
const skipPause = (id: string) => test.platform.pool.query('update webhook set retry_at = now() where id = $1', [id]);

describe('a webhook', () => {
  it('is told of the events that it wants, of its brand, once, signed by its secret', async () => {
    const { id, secret } = await add('/crm', ['registered', 'session-begun']);
    const other = await add('/deposits', ['payment']);
    const player = await test.player();
    await queued(id, 2);
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(
      at('/crm')
        .map(({ body }) => body.type)
        .toSorted(),
    ).toEqual(['registered', 'session-begun']);
    expect(at('/deposits')).toEqual([]);
    const [{ headers, text, body }] = at('/crm') as [Message];
    expect(body.data).toMatchObject({ brandId: 1, playerId: String(player.id) });
    expect(Date.parse(body.timestamp)).toBeGreaterThan(Date.now() - 60_000);
    expect(headers['content-type']).toBe('application/json');
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], text].join('.');
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(key).toHaveLength(32);
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(await read(id)).toMatchObject({
      waiting: 0,
      givenUp: 0,
      failing: null,
      createdBy: admin.login,
      deliveredAt: expect.any(Number),
    });
    await act(id, 'remove');
    await act(other.id, 'remove');
    expect(await read(id)).toBeUndefined();
  });

  it('that fails is tried again with one message, then gets the rest; every try of an event has the same id', async () => {
    const { id } = await add('/down', ['registered']);
    answers.set('/down', 500);
    for (let i = 0; i < 3; i++) await test.player();
    await queued(id, 3);
    await deliver();
    const first = at('/down').length;
    expect(first).toBe(3);
    expect(await read(id)).toMatchObject({ waiting: 3, failing: { error: 'the receiver answered 500' } });
    await deliver();
    expect(at('/down')).toHaveLength(first);
    await skipPause(id);
    await deliver();
    expect(at('/down')).toHaveLength(first + 1);
    answers.delete('/down');
    await skipPause(id);
    received = [];
    await deliver();
    expect(new Set(at('/down').map(({ headers }) => headers['webhook-id'])).size).toBe(3);
    expect(at('/down')).toHaveLength(3);
    expect(await read(id)).toMatchObject({ waiting: 0, failing: null });
    await act(id, 'remove');
  });

  it('gives a message up after twelve tries, and sends it again when an operator says so', async () => {
    const { id } = await add('/strict', ['registered']);
    answers.set('/strict', 400);
    await test.player();
    await queued(id, 1);
    for (let i = 0; i < 13; i++) {
      await skipPause(id);
      await deliver();
    }
    expect(at('/strict')).toHaveLength(12);
    expect(await deliveries(id, { status: 'given-up' })).toMatchObject([
      { kind: 'registered', tries: 12, lastError: 'the receiver answered 400' },
    ]);
    answers.delete('/strict');
    await act(id, 'resend');
    await deliver();
    expect(at('/strict')).toHaveLength(13);
    expect(await deliveries(id)).toMatchObject([{ status: 'delivered', tries: 1, lastError: null }]);
    await act(id, 'remove');
  });

  it('that is paused loses nothing, and a test reaches it at once', async () => {
    const { id } = await add('/paused', ['registered']);
    await act(id, 'pause');
    await test.player();
    await queued(id, 1);
    await deliver();
    expect(at('/paused')).toEqual([]);
    expect(await read(id)).toMatchObject({ paused: true, waiting: 1 });
    await act(id, 'resume');
    await act(id, 'test');
    await deliver();
    expect(
      at('/paused')
        .map(({ body }) => body.type)
        .toSorted(),
    ).toEqual(['registered', 'test']);
    await act(id, 'remove');
  });

  it('what a killed process had under way is sent by the next one, later', async () => {
    const { id } = await add('/killed', ['registered']);
    await test.player();
    await queued(id, 1);
    await test.platform.pool.query("update webhook_delivery set leased_until = now() + interval '20 seconds' where webhook_id = $1", [id]);
    await deliver();
    expect(at('/killed')).toEqual([]);
    await test.platform.pool.query("update webhook_delivery set leased_until = now() - interval '1 second' where webhook_id = $1", [id]);
    await deliver();
    expect(at('/killed')).toHaveLength(1);
    await act(id, 'remove');
  });

  it('has a secret that stands nowhere in plain text', async () => {
    const { id, secret } = await add('/sealed', ['registered']);
    const { rows } = await test.platform.pool.query('select w::text as text from webhook w where id = $1', [id]);
    expect(rows[0].text).not.toContain(secret);
    expect(rows[0].text).not.toContain(Buffer.from(secret).toString('hex'));
    expect(JSON.stringify(await read(id))).not.toContain('whsec_');
    await act(id, 'remove');
  });
});

describe('bad input', () => {
  it('is named by field', async () => {
    const tried = async (body: object) =>
      (await post('/add', { url: `${origin}/x`, kinds: ['payment'], reason: 'For our CRM', ...body })).json();
    expect((await tried({ url: 'nowhere' })).validation_errors.url).toEqual(['an address that begins with https://']);
    expect((await tried({ url: 'https://me:secret@crm.example/' })).validation_errors.url).toEqual([
      'an address without a name and password',
    ]);
    expect((await tried({ kinds: ['balance'] })).validation_errors).toHaveProperty('kinds.0');
    expect((await tried({ kinds: [] })).validation_errors).toHaveProperty('kinds');
    const { id } = await add('/twice', ['payment']);
    expect((await tried({ url: `${origin}/twice` })).validation_errors.url).toEqual(['an address that has no webhook']);
    await act(id, 'remove');
    expect((await post('/act', { webhookId: id, action: 'test', reason: 'Again' })).statusCode).toBe(404);
  });

  it('nobody but an admin of the brand sees it', async () => {
    expect((await post('', {}, await test.operator(['support']))).statusCode).toBe(403);
  });

  it.each([
    'http://crm.example/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'ftp://crm.example/',
  ])('an address inside of our own networks or without TLS: %s', (url) => expect(parseWebhookUrl(url, false)).toHaveProperty('problem'));

  it('takes an address on the internet, and leaves its fragment out', () =>
    expect(parseWebhookUrl('https://crm.example/events?of=all#top', false)).toEqual({ url: 'https://crm.example/events?of=all' }));

  it('a name that stands for an address of ours is called by nobody', () =>
    expect(resolvePublic('localhost')).rejects.toThrow('not a public address'));
});
