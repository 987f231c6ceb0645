import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrCreateSecret } from '#platform/auth/secrets';
import { signWebhook } from '#platform/auth/webhook-signature';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let address = 0;
const ip = (): string => {
  address += 1;
  return `10.7.${address >> 8}.${address & 255}`;
};
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.request({ method: 'POST', url, payload, headers, remoteAddress: ip() });
const country = (code: string): number => test.app.features.site.countryIdOf(code);
const readData = async (token: string) =>
  (await test.request({ url: '/web-api/officeapi/getaccountdata', headers: { cookie: `user_token=${token}` } })).json().data;

describe('pay and play', () => {
  const begin = (body: object = {}, code = 'IE') =>
    post('/web-api/pay-and-play', { country_id: country(code), currency_id: 3, adult: true, terms: true, amount: '25.00', ...body });
  const cookieOf = (reply: { headers: Record<string, unknown> }): string => String(reply.headers['set-cookie']).split(';')[0] ?? '';
  const PERSON = { first_name: 'Mary', last_name: 'Planted', birth_date: '1985-05-05', personal_number: '1234567T', outcome: 'confirm' };
  const pay = (url: string, person: object = PERSON) => post(url, person, { 'content-type': 'application/json' });
  const finish = (orderId: string, cookie: string) => post('/web-api/pay-and-play/finish', { order_id: orderId }, { cookie });
  async function webhook(body: object, forge = false): Promise<number> {
    const key = forge ? new Uint8Array(32) : await getOrCreateSecret(test.platform.pool, 'bank-webhook');
    const payload = JSON.stringify(body);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signWebhook(key, timestamp, payload) };
    return (await test.request({ method: 'POST', url: '/webhooks/pay-and-play', headers, payload })).statusCode;
  }

  it('S198 the first deposit opens the account, the next one of the same person finds it', async () => {
    const begun = await begin();
    const { orderId, redirectUrl } = begun.json().data;
    const cookie = cookieOf(begun);
    expect((await finish(orderId, cookie)).json().data).toEqual({ status: 'waiting' });
    expect((await test.request({ url: redirectUrl })).body).toContain('25.00 EUR');
    expect((await pay(redirectUrl)).headers.location).toBe(`/?order=${orderId}`);
    expect((await finish(orderId, 'bank_order=someone-elses')).json().code).toBe('step_ended');
    const first = (await finish(orderId, cookie)).json().data;
    expect(first).toMatchObject({ status: 'signed-in', isNew: true, currency: 'EUR' });
    expect((await finish(orderId, cookie)).json().code).toBe('step_ended');
    expect(await readData(first.token)).toMatchObject({ firstName: 'Mary', lastName: 'Planted', birthDate: '1985-05-05' });
    const balance = await post('/web-api/user/balance', {}, { cookie: `user_token=${first.token}` });
    expect(balance.json().data.balance).toBe('25.00');

    const again = await begin({ amount: '10.00' });
    await pay(again.json().data.redirectUrl);
    const second = (await finish(again.json().data.orderId, cookieOf(again))).json().data;
    expect(second).toMatchObject({ userId: first.userId, isNew: false });
    const richer = await post('/web-api/user/balance', {}, { cookie: `user_token=${second.token}` });
    expect(richer.json().data.balance).toBe('35.00');
  });

  it('S198 T77 a forged, repeated or altered message of the bank has no effect', async () => {
    const begun = await begin();
    const { orderId } = begun.json().data;
    const { outcome: _outcome, ...person } = PERSON;
    const identity = { event: 'identity', eventId: 'event-0001', orderId, person: { ...person, subject: 'someone-new' } };
    const paid = { event: 'paid', eventId: 'event-0002', orderId, amount: '25.00', currency: 'EUR' };
    expect(await webhook(identity, true)).toBe(403);
    expect(await webhook(paid)).toBe(409);
    expect(await Promise.all([webhook(identity), webhook(identity), webhook(identity)])).toEqual([200, 200, 200]);
    expect(await webhook({ ...paid, amount: '2500.00' })).toBe(409);
    expect(await Promise.all([webhook(paid), webhook(paid), webhook(paid)])).toEqual([200, 200, 200]);
    const { userId, token } = (await finish(orderId, cookieOf(begun))).json().data;
    expect((await post('/web-api/user/balance', {}, { cookie: `user_token=${token}` })).json().data.balance).toBe('25.00');
    const { rows } = await test.platform.pool.query('select count(*)::int as n from payment where player_id = $1', [userId]);
    expect(rows[0].n).toBe(1);
  });

  it('S198 takes no money from whoever is too young, and opens only where banks identify', async () => {
    const begun = await begin();
    const { orderId, redirectUrl } = begun.json().data;
    await pay(redirectUrl, { ...PERSON, birth_date: '2014-01-01', personal_number: '7654321T' });
    expect((await finish(orderId, cookieOf(begun))).json().code).toBe('under_age');
    expect((await begin({}, 'GB')).json().code).toBe('registration_closed');
    expect((await begin({ amount: '0.50' })).json().code).toBe('amount_too_low');
    expect((await begin({ return_path: '//evil.example' })).json().validation_errors).toHaveProperty('return_path');
  });
});
