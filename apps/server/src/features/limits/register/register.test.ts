import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook } from '#platform/auth/webhook-signature';
import { writeKnown } from '../../../../tests/harness/known-person.ts';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { createHttpRegister, type RegisterReply } from './http-register.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** A player of a country, and from then on with an e-mail by which the stand-in knows what to do. */
async function known(country: string, domain: string): Promise<TestPlayer> {
  const player = await test.player({ country });
  await writeKnown(test, player.id, { email: `${player.id}@${domain}` });
  return player;
}
const signIn = ({ login, password }: TestPlayer) =>
  test.request({ method: 'POST', url: '/web-api/user/auth', payload: { login, password } });
const deposit = (player: TestPlayer) =>
  player.request({ method: 'POST', url: '/web-api/payments/deposit', payload: { method: 'card', amount: '10.00', key: randomUUID() } });

/** Of the fields that a full registration asks for. */
const FILLED: Readonly<Record<string, string | number>> = {
  first_name: 'Listed',
  last_name: 'Person',
  birth_date: '1990-01-01',
  phone_number: '+447400123456',
  city: 'Town',
  address: 'Street 1',
  post_code: '12345',
  gender: 1,
  citizenship_id: 1,
};

describe('the national register', () => {
  it('whoever is listed signs in to withdraw, and neither bets nor pays in', async () => {
    const player = await known('GB', 'listed.example');
    expect((await signIn(player)).statusCode).toBe(200);
    expect((await deposit(player)).json().code).toBe('self_excluded');
    const { exclusion } = (await player.requestFully({ method: 'GET', url: '/limit-service-api/v3/limits' })).json().data;
    expect(exclusion.kind).toBe('register');
    expect(exclusion.until - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
  });

  it('one who is not listed notices nothing', async () => {
    const player = await known('GB', 'mail.example');
    expect((await signIn(player)).statusCode).toBe(200);
    expect((await deposit(player)).statusCode).toBe(200);
  });

  it('fails closed: without its answer nobody signs in or pays in where the policy asks for it', async () => {
    const player = await known('GB', 'failing-register.example');
    expect((await signIn(player)).statusCode).toBe(503);
    expect((await deposit(player)).statusCode).toBe(503);
    const slow = await known('SE', 'slow-register.example');
    expect((await signIn(slow)).statusCode).toBe(503);
  });

  it('asks only where and when the policy says: Spain not at the sign-in, Ireland never', async () => {
    expect((await signIn(await known('ES', 'failing-register.example'))).statusCode).toBe(200);
    const free = await known('IE', 'listed.example');
    expect((await signIn(free)).statusCode).toBe(200);
    expect((await deposit(free)).statusCode).toBe(200);
  });

  it('nobody who is listed registers', async () => {
    const wanted = {
      password: `horse-${randomUUID()}`,
      country_id: test.app.features.site.countryIdOf('GB'),
      currency_id: 3,
      adult: true,
      terms: true,
    };
    const register = (kind: string, more: object) =>
      test.request({
        method: 'POST',
        url: `/web-api/registration/${kind}`,
        remoteAddress: '10.77.0.1',
        payload: { ...wanted, ...more },
      });
    const email = `${randomUUID()}@listed.example`;
    const asked = await register('full', { email });
    const missing = Object.keys(asked.json().validation_errors ?? {});
    const filled = Object.fromEntries(missing.map((field) => [field, FILLED[field]]));
    expect((await register('full', { email, ...filled })).json().code).toBe('self_excluded');
    await expect(
      test.app.features.limits.requireMayRegister(test.app.features.site.countryIdOf('GB'), {
        firstName: null,
        lastName: null,
        birthDate: null,
        email: 'somebody@listed.example',
        phone: null,
      }),
    ).rejects.toMatchObject({ code: 'self_excluded' });
  });
});

describe('the register over HTTP', () => {
  const key = new Uint8Array(32).fill(5);
  const person = { firstName: null, lastName: null, birthDate: null, email: null, phone: null };
  const answering = (reply: (asked: string) => Partial<RegisterReply>) =>
    createHttpRegister({
      key,
      now: () => Date.now(),
      post: async (_body, headers) => {
        const timestamp = String(Math.floor(Date.now() / 1000));
        const made = { status: 200, text: '{}', timestamp, ...reply(headers['x-signature'] ?? '') };
        return { signature: signWebhook(key, made.timestamp, made.text), ...made };
      },
    });

  it('believes an answer to its own question under its own signature, and no other', async () => {
    const said = (asked: string, listed: boolean) => ({ text: JSON.stringify({ asked, listed }) });
    expect(await answering((asked) => said(asked, true)).isListed('R', person)).toBe(true);
    expect(await answering((asked) => said(asked, false)).isListed('R', person)).toBe(false);
    await expect(answering(() => said('another question', false)).isListed('R', person)).rejects.toThrow('does not match the request');
    await expect(answering((asked) => ({ ...said(asked, false), signature: '0'.repeat(64) })).isListed('R', person)).rejects.toThrow(
      'signature',
    );
    await expect(answering((asked) => ({ ...said(asked, false), timestamp: '1000000000' })).isListed('R', person)).rejects.toThrow(
      'signature',
    );
    await expect(answering(() => ({ status: 500 })).isListed('R', person)).rejects.toThrow('500');
  });
});
