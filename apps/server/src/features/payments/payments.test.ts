import { randomUUID } from 'node:crypto';
import { translate } from '@touchline/i18n/translate';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook } from '#platform/auth/webhook-signature';
import { hearPlayer } from '../../../tests/harness/hear-player.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { getOrCreateSecret } from '../../platform/auth/secrets.ts';
import { nextDepositStatus } from './next-deposit-status.ts';

let test: TestApp;
let key: Uint8Array;
beforeAll(async () => {
  test = await startTestApp();
  key = await getOrCreateSecret(test.platform.pool, 'sandbox-webhook');
});
afterAll(() => test.close());

const create = (player: TestPlayer, body: object = {}) =>
  player.request({
    method: 'POST',
    url: '/web-api/payments/deposit',
    payload: { method: 'card', amount: '25.00', key: randomUUID(), ...body },
  });
const created = async (player: TestPlayer): Promise<string> => (await create(player)).json().data.payment.id;

interface Event {
  readonly eventId: string;
  readonly paymentId: string;
  readonly sequence: number;
  readonly status: string;
  readonly amount: string;
  readonly currency: string;
}
const event = (paymentId: string, sequence: number, status: string, more: Partial<Event> = {}): Event => ({
  eventId: randomUUID(),
  paymentId,
  sequence,
  status,
  amount: '25.00',
  currency: 'EUR',
  ...more,
});
function send(sent: Event, how: { timestamp?: string; signature?: string; body?: string } = {}) {
  const body = JSON.stringify(sent);
  const timestamp = how.timestamp ?? String(Math.floor(Date.now() / 1000));
  const signature = how.signature ?? signWebhook(key, timestamp, body);
  return test.request({
    method: 'POST',
    url: '/webhooks/sandbox',
    headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
    payload: how.body ?? body,
  });
}
const status = async (player: TestPlayer, id: string): Promise<string> =>
  (await player.request({ url: `/web-api/payments/${id}` })).json().data.status;

describe('deposits', () => {
  it('C050 R081 GET /web-api/officeapi/getrechargedata lists methods with limits in the currency', async () => {
    const player = await test.player();
    const { data } = (await player.request({ url: '/web-api/officeapi/getrechargedata' })).json();
    expect(data.methods[0]).toEqual({
      id: 'card',
      title: 'Visa / Mastercard',
      media_key: 'card',
      minAmount: '1.00',
      maxAmount: '5000.00',
      presets: ['10.00', '20.00', '50.00', '100.00'],
      currency: 'EUR',
    });
  });

  it('S148 the player pays on the page of the provider, comes back, and has the money', async () => {
    const player = await test.player();
    const { payment, redirectUrl } = (await create(player, { return_path: '/en/office/recharge' })).json().data;
    expect(payment).toMatchObject({ status: 'created', amount: '25.00', currency: 'EUR' });
    const page = await test.request({ url: redirectUrl });
    expect(page.body).toContain('25.00 EUR');
    expect(page.body).not.toContain('<script');
    const paid = await test.request({
      method: 'POST',
      url: redirectUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=pay',
    });
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toBe(`/en/office/recharge?payment=${payment.id}`);
    expect(await status(player, payment.id)).toBe('paid');
    expect(await player.balanceMinor()).toBe(2_500n);
    expect((await test.request({ url: redirectUrl })).body).toContain(translate('en', 'sandbox.ended.paid'));
  });

  it('keeps within the limits, saying what would be accepted', async () => {
    const player = await test.player();
    const low = await create(player, { amount: '0.99' });
    expect(low.json()).toMatchObject({ code: 'amount_too_low', errors: [{ accepted: { min: '1.00', max: '5000.00' } }] });
    expect((await create(player, { amount: '5000.01' })).json().code).toBe('amount_too_high');
    expect((await create(player, { amount: '10.001' })).json().code).toBe('amount_format');
    expect((await create(player, { method: 'cheque' })).json().code).toBe('payment_method_unknown');
  });

  it('T61 takes no amount that is not plain decimal text', async () => {
    const player = await test.player();
    for (const amount of ['NaN', '1e3', '-5', '+5', '٢٥', '25,00', ' 25', '0x19', '9'.repeat(30), 25, null]) {
      expect((await create(player, { amount })).statusCode).toBe(400);
    }
  });

  it('the same key gives the same deposit, another wish under it is refused', async () => {
    const player = await test.player();
    const once = randomUUID();
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await create(player, { key: once })).json().data.payment.id));
    expect(new Set(ids).size).toBe(1);
    expect((await create(player, { key: once, amount: '26.00' })).statusCode).toBe(409);
  });

  it('returns only to paths of this site', async () => {
    const player = await test.player();
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect((await create(player, { return_path: path })).statusCode).toBe(400);
  });

  it('a blocked or self-excluded player cannot deposit, but money on its way is credited', async () => {
    const player = await test.player();
    const before = await created(player);
    await test.platform.pool.query("update player set self_excluded_until = now() + interval '1 day' where id = $1", [player.id]);
    expect((await create(player)).json().code).toBe('self_excluded');
    expect((await send(event(before, 1, 'paid'))).statusCode).toBe(200);
    expect(await player.balanceMinor()).toBe(2_500n);
  });

  it('C042 POST /web-api/officeapi/gethistorypaymentmainaccount lists own payments, newest first', async () => {
    const player = await test.player();
    await created(await test.player());
    const ids = [await created(player), await created(player)];
    const { data } = (
      await player.request({ method: 'POST', url: '/web-api/officeapi/gethistorypaymentmainaccount', payload: { page_number: 1 } })
    ).json();
    expect(data.items.map((p: { id: string }) => p.id)).toEqual(ids.reverse());
    expect(data.hasMore).toBe(false);
  });

  it("T70 another player's payment is unknown", async () => {
    const id = await created(await test.player());
    const stranger = await test.player();
    expect((await stranger.request({ url: `/web-api/payments/${id}` })).statusCode).toBe(404);
  });

  it('what nobody pays in time expires, and money that comes after all is credited', async () => {
    const player = await test.player();
    const id = await created(player);
    await test.platform.pool.query("update payment set expires_at = now() - interval '1 second' where id = $1", [id]);
    await test.app.features.payments.expirePayments();
    expect(await status(player, id)).toBe('expired');
    await send(event(id, 1, 'paid'));
    expect(await status(player, id)).toBe('paid');
    expect(await player.balanceMinor()).toBe(2_500n);
  });
});

describe('T77 the webhook', () => {
  it('believes only a fresh signature over these very bytes', async () => {
    const player = await test.player();
    const id = await created(player);
    const sent = event(id, 1, 'paid');
    const stamp = (offset: number): string => String(Math.floor(Date.now() / 1000) + offset);
    const old = stamp(-301);
    const attempts = [
      send(sent, { signature: '0'.repeat(64) }),
      send(sent, { signature: '' }),
      send(sent, { timestamp: old, signature: signWebhook(key, old, JSON.stringify(sent)) }),
      send(sent, { timestamp: stamp(1), signature: signWebhook(key, stamp(0), JSON.stringify(sent)) }),
      send(sent, { body: JSON.stringify({ ...sent, amount: '2500.00' }) }),
    ];
    for (const reply of await Promise.all(attempts)) expect(reply.statusCode).toBe(403);
    expect(await player.balanceMinor()).toBe(0n);
    expect((await send(sent)).statusCode).toBe(200);
    expect(await player.balanceMinor()).toBe(2_500n);
  });

  it('credits once however often and in parallel it is told', async () => {
    const player = await test.player();
    const id = await created(player);
    const sent = event(id, 1, 'paid');
    const replies = await Promise.all([
      ...Array.from({ length: 30 }, () => send(sent)),
      ...Array.from({ length: 20 }, (_, i) => send(event(id, i + 1, 'paid'))),
    ]);
    expect(replies.map((r) => r.statusCode).every((code) => code === 200)).toBe(true);
    expect(await player.balanceMinor()).toBe(2_500n);
    // Consequences of a payment (reports, webhooks) follow from its events.
    const { rowCount } = await test.platform.pool.query(
      "select from event where body ->> 'paymentId' = $1 and body ->> 'status' = 'paid'",
      [id],
    );
    expect(rowCount).toBe(1);
  });

  it('takes events that come at once one after the other: each is judged by what the one before it has left', async () => {
    // Repeats of one event wait for the first of them, so that many at once are hardly ever judged side by side: these two are.
    const { pool } = test.platform;
    const player = await test.player();
    const id = await created(player);
    const held = await pool.connect();
    const waiting = async (): Promise<number> =>
      (
        await pool.query<{ n: number }>(
          "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rows[0]?.n ?? 0;
    try {
      await held.query('begin');
      await held.query('select from payment where id = $1 for no key update', [id]);
      const replies = Promise.all([send(event(id, 1, 'paid')), send(event(id, 2, 'paid'))]);
      await expect.poll(waiting).toBe(2);
      await held.query('commit');
      // Judged by a status of before, the second would try to credit the money again, which the ledger's key refuses.
      expect((await replies).map((reply) => reply.statusCode)).toEqual([200, 200]);
    } finally {
      held.release();
    }
    expect([await status(player, id), await player.balanceMinor()]).toEqual(['paid', 2_500n]);
  });

  it('refuses an amount or currency that is not of the payment, and an event number used for something else', async () => {
    const player = await test.player();
    const id = await created(player);
    expect((await send(event(id, 1, 'paid', { amount: '26.00' }))).statusCode).toBe(409);
    expect((await send(event(id, 1, 'paid', { currency: 'USD' }))).statusCode).toBe(409);
    const first = event(id, 1, 'pending');
    expect((await send(first)).statusCode).toBe(200);
    expect((await send({ ...first, status: 'paid' })).statusCode).toBe(409);
    expect((await send(event('no-such-payment', 1, 'paid'))).statusCode).toBe(404);
    expect(await player.balanceMinor()).toBe(0n);
  });

  it('T05 the reply is lost after the commit: the provider asks again, one effect', async () => {
    const player = await test.player();
    const id = await created(player);
    const sent = event(id, 1, 'paid');
    const lost = await send(sent); // committed; nobody saw this reply
    const again = await send(sent);
    expect(again.body).toBe(lost.body);
    expect(await player.balanceMinor()).toBe(2_500n);
    expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  });

  it('ends in the same state whatever order the events come in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([1, 2, 3], { minLength: 3 }), async (order) => {
        const player = await test.player();
        const id = await created(player);
        const events = { 1: event(id, 1, 'pending'), 2: event(id, 2, 'pending'), 3: event(id, 3, 'paid') } as Record<number, Event>;
        for (const n of order) await send(events[n] as Event);
        expect(await status(player, id)).toBe('paid');
        expect(await player.balanceMinor()).toBe(2_500n);
      }),
      { seed: 7, numRuns: 6 },
    );
  });

  it('tells the player by news written in the same transaction', async () => {
    const player = await test.player();
    const id = await created(player);
    const heard: unknown[] = [];
    const end = hearPlayer(test.platform.bus, player.id, (message) => heard.push(message));
    await send(event(id, 1, 'paid'));
    await expect
      .poll(() => heard)
      .toEqual([
        { kind: 'payment', paymentId: id, status: 'paid' },
        { kind: 'balance', accountId: String(player.accountId), amount: '25.00', currency: 'EUR' },
      ]);
    end();
  });
});

describe('decideTransition', () => {
  it.each([
    ['created', 0, 'pending', 1, 'pending'],
    ['pending', 1, 'paid', 2, 'paid'],
    ['pending', 2, 'declined', 1, undefined],
    ['paid', 3, 'declined', 4, undefined],
    ['paid', 3, 'expired', 4, undefined],
    ['expired', 1, 'paid', 2, 'paid'],
    ['declined', 1, 'paid', 2, 'paid'],
    ['declined', 1, 'pending', 2, undefined],
    ['pending', 1, 'pending', 2, undefined],
  ] as const)('%s (%i) and %s (%i) make %s', (from, at, to, sequence, expected) => {
    expect(nextDepositStatus({ status: from, sequence: at }, { status: to, sequence })).toBe(expected);
  });
});

describe('ways to pay closed by a setting', () => {
  it('are neither offered nor taken, in that country alone; what was begun before goes on', async () => {
    const admin = await test.operator(['admin']);
    const set = (value: object | null, scope: object = { country: 'MT' }) => {
      const payload = { name: 'closedPaymentMethods', value, scope, reason: 'As agreed' };
      return admin.request({ method: 'POST', url: '/operator-api/site-settings/set', payload });
    };
    const [closed, elsewhere] = [await test.player({ country: 'MT' }), await test.player()];
    const offered = async (player: TestPlayer): Promise<string[]> =>
      (await player.request({ url: '/web-api/officeapi/getrechargedata' })).json().data.methods.map(({ id }: { id: string }) => id);
    const once = randomUUID();
    const before = await create(closed, { key: once });
    expect((await set({ deposit: ['cheque'], withdrawal: [] })).json().validation_errors).toHaveProperty('value');
    expect((await set({ deposit: ['card'], withdrawal: [] })).statusCode).toBe(200);
    expect([await offered(closed), await offered(elsewhere)]).toEqual([
      ['bank-transfer', 'wallet'],
      ['card', 'bank-transfer', 'wallet'],
    ]);
    expect((await create(closed)).json().code).toBe('payment_method_unknown');
    expect((await create(closed, { method: 'wallet' })).statusCode).toBe(200);
    expect((await create(closed, { key: once })).json().data.payment.id).toBe(before.json().data.payment.id);
    expect((await create(elsewhere)).statusCode).toBe(200);
    expect((await send(event(before.json().data.payment.id, 1, 'paid'))).statusCode).toBe(200);
    expect(await closed.balanceMinor()).toBe(2_500n);
    expect((await set(null)).statusCode).toBe(200);
    expect((await create(closed)).statusCode).toBe(200);
  });
});
