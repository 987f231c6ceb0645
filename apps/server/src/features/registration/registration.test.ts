import { registrationFields } from '@touchline/catalogue/account/registration-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLetters, waitForMessage } from '../../../tests/harness/fakes/sent-messages.ts';
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
const register = (kind: string, body: object, code = 'IE') =>
  post(`/web-api/registration/${kind}`, { country_id: country(code), currency_id: 3, adult: true, terms: true, ...body });
const signIn = (login: string, password: string) => post('/web-api/user/auth', { login, password });

const FULL = {
  email: 'Anna@Example.com',
  phone_number: '+353 86 123 4567',
  password: 'correct-horse-1',
  first_name: 'Анна-Мария',
  last_name: "O'Neill",
  birth_date: '1990-02-28',
};
const readData = async (token: string) =>
  (await test.request({ url: '/web-api/officeapi/getaccountdata', headers: { cookie: `user_token=${token}` } })).json().data;

describe('POST /web-api/registration/:kind', () => {
  it('S191 fast: country, currency and consent give a number and a password that sign in', async () => {
    const reply = await register('fast', {});
    expect(reply.statusCode).toBe(200);
    const { login, password, currency } = reply.json().data;
    expect(login).toMatch(/^\d{7,}$/);
    expect(currency).toBe('EUR');
    expect((await signIn(login, password)).statusCode).toBe(200);
  });

  it('S192 phone: the number signs in, however it is written', async () => {
    const reply = await register('phone', { phone_number: '086 765 4321' });
    expect(reply.statusCode).toBe(200);
    const { password } = reply.json().data;
    const signedIn = await post('/web-api/user/auth', { type: 'phone_number', login: '+353 (86) 765-43-21', password });
    expect(signedIn.statusCode).toBe(200);
  });

  it('S193 full: the player has what was given and chose the password', async () => {
    const reply = await register('full', FULL);
    expect(reply.statusCode).toBe(200);
    const { token, password } = reply.json().data;
    expect(password).toBeNull();
    expect(await readData(token)).toMatchObject({
      email: 'anna@example.com',
      phone: '353861234567',
      firstName: 'Анна-Мария',
      birthDate: '1990-02-28',
    });
  });

  it('T72 an address that somebody has is answered like any other; whoever has it is told, and stays who is meant by it', async () => {
    const owner = (await register('full', { ...FULL, email: 'taken@example.com', phone_number: '+353861110001' })).json().data;
    const again = { ...FULL, password: 'other-horse-2' };
    const free = await register('full', { ...again, email: 'free@example.com', phone_number: '+353861110003' });
    const byEmail = await register('full', { ...again, email: 'taken@example.com', phone_number: '+353861110002' });
    const byPhone = await register('full', { ...again, email: 'free2@example.com', phone_number: '+353861110001' });
    const shapeOf = (reply: typeof free) => [reply.statusCode, Object.keys(reply.json().data), Object.keys(reply.headers)];
    expect(shapeOf(byEmail)).toEqual(shapeOf(free));
    expect(shapeOf(byPhone)).toEqual(shapeOf(free));
    const { token, userId } = byEmail.json().data;
    const standing = async (of: string) =>
      (await test.request({ url: '/web-api/user/activation', headers: { cookie: `user_token=${of}` } })).json();
    expect((await readData(token)).email).toBe('taken@example.com');
    const [ours, theirs] = [await standing(free.json().data.token), await standing(token)];
    expect(Object.keys(theirs.data ?? theirs)).toEqual(Object.keys(ours.data ?? ours));
    const notice = await waitForMessage(test, BigInt(owner.userId), 'address-has-account', 2);
    expect(notice.body).toContain(owner.userId);
    expect(await readLetters(test, BigInt(userId), 'activation-link')).toEqual([]);
    expect((await signIn('taken@example.com', FULL.password)).json().data.userId).toBe(owner.userId);
    expect((await signIn('taken@example.com', 'other-horse-2')).statusCode).toBe(401);
    expect((await signIn('+353861110001', FULL.password)).json().data.userId).toBe(owner.userId);
    expect((await signIn(userId, 'other-horse-2')).statusCode).toBe(200);
  });

  it('S195 short: e-mail and password open an account, and nothing that nobody keeps is promised', async () => {
    const body = { email: 'short@example.com', password: 'correct-horse-1', bonus: 'none', first_name: 'Ignored' };
    const refused = (more: object) => register('short', { ...body, ...more });
    for (const [field, value] of [
      ['promo_code', 'SPRING_26'],
      ['promo_code', '<b>'],
      ['bonus', 'sport'],
      ['bonus', 'casino'],
    ] as const) {
      const reply = await refused({ [field]: value });
      expect(reply.statusCode, reply.body).toBe(400);
      expect(Object.keys(reply.json().validation_errors)).toEqual([field]);
    }
    const { userId, token } = (await register('short', body)).json().data;
    expect(await test.app.features.enrolment.readRegistration(BigInt(userId))).toEqual({
      kind: 'short',
      promoCode: null,
      bonus: 'none',
      details: {},
    });
    expect((await readData(token)).firstName).toBeNull();
    const asked = (
      await test.request({ url: `/web-api/registration/fields?country_id=${test.app.features.site.countryIdOf('IE')}` })
    ).json().data;
    expect(asked.bonuses).toEqual(['none']);
    for (const { fields } of asked.kinds) for (const { field } of fields) expect(['promo_code', 'bonus']).not.toContain(field);
  });

  it('S196 v1 full: the address is kept sealed and nowhere in plain', async () => {
    const place = { city: 'Planted-City-77', address: 'Planted Street 1', post_code: 'D02 X285' };
    const { phone_number: _none, ...rest } = FULL;
    const reply = await register('v1-full', { ...rest, ...place, email: 'v1@example.com', gender: 'female' });
    const { userId } = reply.json().data;
    const kept = await test.app.features.enrolment.readRegistration(BigInt(userId));
    expect(kept?.details).toEqual({ ...place, gender: 'female' });
    const { rows } = await test.platform.pool.query('select details from registration_record where player_id = $1', [userId]);
    expect(rows[0].details.includes(Buffer.from('Planted'))).toBe(false);
  });

  it('S197 custom: what a country’s law wants is required there and nowhere else', async () => {
    const plain = { email: 'custom@example.com', phone_number: '+353861239999', password: 'correct-horse-1' };
    expect((await register('custom', plain)).statusCode).toBe(200);
    const spain = await register('custom', { ...plain, email: 'es@example.com', phone_number: '+34612345678' }, 'ES');
    expect(Object.keys(spain.json().validation_errors).sort()).toEqual(['birth_date', 'first_name', 'last_name', 'personal_number']);
    const asked = await test.request({ url: `/web-api/registration/fields?country_id=${country('ES')}` });
    const custom = asked.json().data.kinds.find((one: { kind: string }) => one.kind === 'custom');
    expect(custom.fields).toContainEqual({ field: 'personal_number', required: true });
    expect(asked.json().data.kinds.map((one: { kind: string }) => one.kind)).not.toContain('pay-and-play');
    expect(registrationFields('custom', 'IE').map(({ field }) => field)).not.toContain('personal_number');
  });

  it('R110 R150 names every field that is missing or wrong', async () => {
    const missing = await register('full', {});
    expect(missing.statusCode).toBe(400);
    expect(Object.keys(missing.json().validation_errors).sort()).toEqual([
      'birth_date',
      'email',
      'first_name',
      'last_name',
      'password',
      'phone_number',
    ]);
    const wrong = await register('full', { ...FULL, email: 'a@b', first_name: 'X Æ 12', password: 'short' });
    expect(wrong.json().validation_errors).toMatchObject({
      email: ['validation_enter_correct_email'],
      first_name: ['validation_available_symbols'],
    });
    expect(wrong.json().validation_errors.password).toContain('password_min_length');
    const leaked = await register('full', {
      ...FULL,
      email: 'leaked@example.com',
      phone_number: '+353861230001',
      password: 'Liverpool1892',
    });
    expect([leaked.statusCode, leaked.json().validation_errors]).toEqual([400, { password: ['password_breached'] }]);
  });

  it('refuses whoever is under age, does not consent, or lives where we do not serve', async () => {
    expect((await register('fast', { adult: false })).json().code).toBe('under_age');
    expect((await register('fast', { terms: false })).json().code).toBe('terms_not_accepted');
    expect((await register('fast', {}, 'US')).json().code).toBe('country_not_served');
    const young = { ...FULL, email: 'x@example.com', phone_number: '+353861234581', birth_date: '2015-01-01' };
    expect((await register('full', young)).json().code).toBe('under_age');
    // 18 in Ireland, 21 in Estonia.
    const twenty = `${new Date().getUTCFullYear() - 20}-01-01`;
    expect((await register('full', { ...young, birth_date: twenty, phone_number: '+37251234567' }, 'EE')).json().code).toBe('under_age');
    expect((await register('fast', { currency_id: 999 })).json().validation_errors).toEqual({ currency_id: ['unknown'] });
  });

  it('T72 of several who register with an e-mail at the same moment one has it, and nobody is told', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4].map((i) =>
        register('full', { ...FULL, email: 'race@example.com', phone_number: `+35386123469${i}`, password: `horse-race-${i}` }),
      ),
    );
    expect(replies.map((r) => r.statusCode)).toEqual([200, 200, 200, 200]);
    const holder = await test.app.features.account.readCredentials({ by: 'email', value: 'race@example.com' }, 1);
    const holders = replies.map((reply) => reply.json().data.userId === String(holder?.id));
    expect(holders.filter(Boolean)).toHaveLength(1);
    // Two of them: after a third wrong password a captcha would be asked for.
    const first = holders.indexOf(true) + 1;
    const other = first === 1 ? 2 : 1;
    expect((await signIn('race@example.com', `horse-race-${other}`)).statusCode).toBe(401);
    expect((await signIn('race@example.com', `horse-race-${first}`)).statusCode).toBe(200);
  });

  it('keeps what was agreed to, with the version of the text', async () => {
    const { userId } = (await register('fast', { marketing: true })).json().data;
    const consents = await test.app.features.enrolment.readConsents(BigInt(userId));
    expect(Object.fromEntries(consents.map(({ subject, level }) => [subject, level]))).toEqual({ terms: 1, adult: 1, marketing: 1 });
    for (const { version } of consents) expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('T73 registering begins a session of its own and ends the one that the browser had', async () => {
    const before = await test.player();
    const cookie = `user_token=${before.token}`;
    const body = { country_id: country('IE'), currency_id: 3, adult: true, terms: true };
    const { token } = (await post('/web-api/registration/fast', body, { cookie })).json().data;
    expect(token).not.toBe(before.token);
    expect((await before.request({ method: 'POST', url: '/web-api/user/balance' })).statusCode).toBe(401);
  });
});
