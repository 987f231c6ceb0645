import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { verifyWebhook } from '../../platform/auth/webhook-signature.ts';
import { deliverMessages, readDeliveries } from './deliver-messages.ts';
import { createSmsGateway } from './sms-gateway.ts';
import { createTelegramGateway } from './telegram-gateway.ts';
import { createTwilioSms } from './twilio-sms.ts';

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
interface Answer {
  readonly status: number;
  readonly body: object;
}

/** In the place of the carriers: hears every request and answers as the test says. */
let heard: Heard[] = [];
let answers: Answer[] = [];
const standIn = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    heard.push({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});

const TOKEN = 'carrier-secret-0123456789';
const NUMBER = '4915112345678';
const NOW = Date.UTC(2026, 10, 20);
let test: TestApp;
let url: URL;
beforeAll(async () => {
  test = await startTestApp({ roles: ['api'] });
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(standIn.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  standIn.close();
  await test.close();
});
beforeEach(async () => {
  heard = [];
  await test.platform.pool.query('delete from outgoing_message');
});

const write = (channel: 'sms' | 'messenger') =>
  test.app.features.sender.send({
    playerId: null,
    channel,
    to: NUMBER,
    template: 'code',
    data: { code: '481516', minutes: 10 },
    language: 'en',
  });
const rows = async () =>
  (await test.platform.pool.query('select attempts, sent_at is not null as sent, reference, delivery from outgoing_message order by id'))
    .rows;
const vault = () => test.app.features.vault;
const again = () => test.platform.pool.query('update outgoing_message set due_at = now() where sent_at is null');

describe('SMS by a gateway of our own interface', () => {
  const carrier = () =>
    createSmsGateway({ provider: 'gateway', url: new URL('messages', url), account: '', token: TOKEN, from: 'Touchline' }, () => NOW);

  it('C017 C059 a code leaves signed, under a key that stands for it, and what becomes of it is told', async () => {
    await write('sms');
    answers = [
      { status: 503, body: {} },
      { status: 202, body: { reference: 'sms-1' } },
      { status: 200, body: { state: 'queued' } },
      { status: 200, body: { state: 'delivered' } },
    ];
    expect(await deliverMessages(test.platform, vault(), 'sms', carrier())).toBe(0);
    expect(await rows()).toEqual([{ attempts: 1, sent: false, reference: null, delivery: null }]);
    await again();
    expect(await deliverMessages(test.platform, vault(), 'sms', carrier())).toBe(1);
    const [first, second] = heard as [Heard, Heard];
    expect(JSON.parse(second.body)).toMatchObject({ from: 'Touchline', to: `+${NUMBER}`, text: expect.stringContaining('481516') });
    expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
    const signed = {
      timestamp: String(second.headers['x-timestamp']),
      signature: String(second.headers['x-signature']),
      body: second.body,
    };
    expect(verifyWebhook(Buffer.from(TOKEN), signed, NOW)).toBe(true);
    await readDeliveries(test.platform, 'sms', carrier());
    expect(await rows()).toEqual([{ attempts: 2, sent: true, reference: 'sms-1', delivery: 'on-its-way' }]);
    await readDeliveries(test.platform, 'sms', carrier());
    await readDeliveries(test.platform, 'sms', carrier());
    expect((await rows())[0]?.delivery).toBe('delivered');
    // A decided letter is not asked about again.
    expect(heard.map(({ method, path }) => `${method} ${path}`).slice(2)).toEqual(['GET /messages/sms-1', 'GET /messages/sms-1']);
  });

  it('a number that is refused for good is not tried again', async () => {
    await write('sms');
    answers = [{ status: 400, body: { error: 'no such number' } }];
    expect(await deliverMessages(test.platform, vault(), 'sms', carrier())).toBe(0);
    await again();
    expect(await deliverMessages(test.platform, vault(), 'sms', carrier())).toBe(0);
    expect(heard).toHaveLength(1);
    expect(await rows()).toEqual([{ attempts: 1, sent: false, reference: null, delivery: 'refused' }]);
  });

  it('no failure tells the number, the code or the secret', async () => {
    await write('sms');
    for (const answer of [
      { status: 500, body: { sent: `${NUMBER} 481516 ${TOKEN}` } },
      { status: 401, body: {} },
    ]) {
      answers = [answer];
      const failure = await carrier()
        .carry({ id: 1n, address: NUMBER, body: '481516' } as never)
        .catch((error: unknown) => `${error instanceof Error ? `${error.name} ${error.message} ${String(error.cause)}` : ''}`);
      expect(failure).toMatch(/answers \d+/);
      expect(failure).not.toMatch(new RegExp(`${NUMBER}|481516|${TOKEN}`));
    }
  });
});

describe('SMS by Twilio', () => {
  it('C017 C059 goes to the Messages resource as documented, and its status is read there', async () => {
    await write('sms');
    answers = [
      { status: 201, body: { sid: 'SM1', status: 'queued' } },
      { status: 200, body: { sid: 'SM1', status: 'undelivered' } },
    ];
    const carrier = createTwilioSms({ provider: 'twilio', url, account: 'AC1', token: TOKEN, from: '+4930123' });
    expect(await deliverMessages(test.platform, vault(), 'sms', carrier)).toBe(1);
    await readDeliveries(test.platform, 'sms', carrier);
    const [sent, read] = heard as [Heard, Heard];
    expect([sent.method, sent.path]).toEqual(['POST', '/2010-04-01/Accounts/AC1/Messages.json']);
    expect(sent.headers.authorization).toBe(`Basic ${Buffer.from(`AC1:${TOKEN}`).toString('base64')}`);
    const form = new URLSearchParams(sent.body);
    expect([form.get('To'), form.get('From'), form.get('Body')]).toEqual([`+${NUMBER}`, '+4930123', expect.stringContaining('481516')]);
    expect([read.method, read.path]).toEqual(['GET', '/2010-04-01/Accounts/AC1/Messages/SM1.json']);
    expect((await rows())[0]).toMatchObject({ reference: 'SM1', delivery: 'failed' });
  });
});

describe('codes by the Telegram Gateway (is_send_sms_to_apps)', () => {
  const carrier = () => createTelegramGateway({ url, token: TOKEN });

  it('C058 carries the code to the phone and reads its state', async () => {
    await write('messenger');
    answers = [
      { status: 200, body: { ok: true, result: { request_id: 'r1' } } },
      { status: 200, body: { ok: true, result: { request_id: 'r1', delivery_status: { status: 'read' } } } },
    ];
    expect(await deliverMessages(test.platform, vault(), 'messenger', carrier())).toBe(1);
    await readDeliveries(test.platform, 'messenger', carrier());
    const [sent, read] = heard as [Heard, Heard];
    expect([sent.path, sent.headers.authorization]).toEqual(['/sendVerificationMessage', `Bearer ${TOKEN}`]);
    expect(JSON.parse(sent.body)).toMatchObject({ phone_number: `+${NUMBER}`, code: '481516' });
    expect([read.path, JSON.parse(read.body)]).toEqual(['/checkVerificationStatus', { request_id: 'r1' }]);
    expect((await rows())[0]).toMatchObject({ reference: 'r1', delivery: 'delivered' });
  });

  it('C058 gives up on a phone that cannot be reached this way', async () => {
    await write('messenger');
    answers = [{ status: 200, body: { ok: false, error: 'PHONE_NUMBER_INVALID' } }];
    expect(await deliverMessages(test.platform, vault(), 'messenger', carrier())).toBe(0);
    expect((await rows())[0]).toMatchObject({ sent: false, delivery: 'refused' });
  });
});
