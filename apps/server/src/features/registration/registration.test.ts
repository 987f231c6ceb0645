import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { decideAge } from './decide-age.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let address = 0;
function register(kind: string, body: object) {
  address += 1;
  const germany = test.app.features.site.countryIdOf('DE');
  return test.request({
    method: 'POST',
    url: `/web-api/registration/${kind}`,
    remoteAddress: `10.7.0.${address}`,
    payload: { country_id: germany, currency_id: 3, adult: true, terms: true, ...body },
  });
}
const FULL = {
  email: 'Anna@Example.com',
  phone_number: '+49 1512 3456789',
  password: 'correct-horse-1',
  first_name: 'Анна-Мария',
  last_name: "O'Neill",
  birth_date: '1990-02-28',
};

describe('POST /web-api/registration/:kind', () => {
  it('S191 fast: country, currency and consent give a number and a password that sign in', async () => {
    const reply = await register('fast', {});
    expect(reply.statusCode).toBe(200);
    const { login, password, currency } = reply.json().data;
    expect(login).toMatch(/^\d{7,}$/);
    expect(currency).toBe('EUR');
    const signedIn = await test.request({
      method: 'POST',
      url: '/web-api/user/auth',
      payload: { login, password },
      remoteAddress: '10.7.1.1',
    });
    expect(signedIn.statusCode).toBe(200);
  });

  it('S192 phone: the number signs in, however it is written', async () => {
    const reply = await register('phone', { phone_number: '01512 9876543' });
    expect(reply.statusCode).toBe(200);
    const { password } = reply.json().data;
    const signedIn = await test.request({
      method: 'POST',
      url: '/web-api/user/auth',
      payload: { type: 'phone_number', login: '+49 (1512) 987-65-43', password },
      remoteAddress: '10.7.1.2',
    });
    expect(signedIn.statusCode).toBe(200);
    const twice = await register('phone', { phone_number: '+4915129876543' });
    expect(twice.statusCode).toBe(409);
    expect(twice.json()).toMatchObject({ code: 'login_taken', validation_errors: { phone_number: ['login_taken'] } });
  });

  it('S193 full: the player has what was given and chose the password', async () => {
    const reply = await register('full', FULL);
    expect(reply.statusCode).toBe(200);
    const { token, password } = reply.json().data;
    expect(password).toBeNull();
    const data = await test.request({ url: '/web-api/officeapi/getaccountdata', headers: { cookie: `user_token=${token}` } });
    expect(data.json().data).toMatchObject({
      email: 'anna@example.com',
      phone: '4915123456789',
      firstName: 'Анна-Мария',
      birthDate: '1990-02-28',
    });
    const again = await register('full', { ...FULL, phone_number: '+4915123456780' });
    expect(again.json()).toMatchObject({ code: 'login_taken', validation_errors: { email: ['login_taken'] } });
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
  });

  it('refuses whoever is under age, does not consent, or lives where we do not serve', async () => {
    const site = test.app.features.site;
    expect((await register('fast', { adult: false })).json().code).toBe('under_age');
    expect((await register('fast', { terms: false })).json().code).toBe('terms_not_accepted');
    expect((await register('fast', { country_id: site.countryIdOf('US') })).json().code).toBe('country_not_served');
    expect(
      (await register('full', { ...FULL, email: 'x@example.com', phone_number: '+4915123456781', birth_date: '2015-01-01' })).json().code,
    ).toBe('under_age');
    expect((await register('fast', { currency_id: 999 })).json().validation_errors).toEqual({ currency_id: ['unknown'] });
  });

  it('one of two at the same moment gets the e-mail', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4].map((i) => register('full', { ...FULL, email: 'race@example.com', phone_number: `+491512345679${i}` })),
    );
    expect(replies.map((r) => r.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });
});

describe('decideAge', () => {
  it.each([
    ['2000-02-29', '2018-02-28', 17],
    ['2000-02-29', '2018-03-01', 18],
    ['2000-06-15', '2018-06-14', 17],
    ['2000-06-15', '2018-06-15', 18],
  ])('born %s is on %s of age %i', (born, day, age) => {
    expect(decideAge(born, Date.parse(`${day}T12:00:00Z`))).toBe(age);
  });
});
