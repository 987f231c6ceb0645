import { registrationFields } from '@touchline/catalogue/registration-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook } from '#platform/webhook-signature';
import { writeKnown } from '../../../tests/harness/known-person.ts';
import { awaitLetter, codeOf, linkOf, readLetters } from '../../../tests/harness/letters.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { readSecret } from '../../platform/secrets.ts';
import { decideAge } from './decide-age.ts';

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
    const told = await awaitLetter(test, BigInt(owner.userId), 'address-has-account', 2);
    expect(told.body).toContain(owner.userId);
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
    expect(await test.app.features.registration.readRegistration(BigInt(userId))).toEqual({
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
    const kept = await test.app.features.registration.readRegistration(BigInt(userId));
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
    const entered = await Promise.all([1, 2, 3, 4].map((i) => signIn('race@example.com', `horse-race-${i}`)));
    expect(entered.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
  });

  it('keeps what was agreed to, with the version of the text', async () => {
    const { userId } = (await register('fast', { marketing: true })).json().data;
    const consents = await test.app.features.registration.readConsents(BigInt(userId));
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

describe('activation', () => {
  const confirmed = (userId: string) => test.app.features.account.readConfirmed(BigInt(userId));
  const attributes = (values: object) => ({ data: { attributes: values } });
  let mails = 0;
  const registered = async () => {
    mails += 1;
    const email = `activation${mails}@example.com`;
    const { userId, token } = (await register('short', { email, password: 'correct-horse-1' })).json().data;
    const letter = await awaitLetter(test, BigInt(userId), 'activation-link');
    const as = (url: string) => post(url, {}, { cookie: `user_token=${token}` });
    return { userId: userId as string, token: token as string, email, letter, as };
  };

  it('C004 POST .../user/activate: the link of the letter confirms the e-mail, once', async () => {
    const { userId, letter } = await registered();
    const link = linkOf(letter);
    const ask = (token: string | null) =>
      post('/web-api/api/internal/v1/user/activate', attributes({ id: link.searchParams.get('id'), token }));
    expect((await ask('x'.repeat(43))).json().code).toBe('step_ended');
    expect(await confirmed(userId)).toEqual({ email: false, phone: false });
    const done = await ask(link.searchParams.get('token'));
    expect(done.headers['content-type']).toBe('application/vnd.api+json');
    expect(done.json().data).toMatchObject({ type: 'activation', attributes: { channel: 'mail' } });
    expect(await confirmed(userId)).toEqual({ email: true, phone: false });
    expect((await ask(link.searchParams.get('token'))).json().code).toBe('step_ended');
  });

  it('C005 POST .../user/activatefast: a typed code confirms the phone, after five wrong ones it does not', async () => {
    const open = async (phone_number: string) => {
      const { userId, token } = (await register('phone', { phone_number })).json().data;
      const code = codeOf(await awaitLetter(test, BigInt(userId), 'activation-code'));
      const popup = await post('/web-api/user/repeatActivationPopup', {}, { cookie: `user_token=${token}` });
      return { userId, code, id: popup.json().data.id as string };
    };
    const type = (id: string, code: string) => post('/web-api/api/internal/v1/user/activatefast', attributes({ id, code }));
    const one = await open('+353861200001');
    const other = one.code === '123456' ? '654321' : '123456';
    expect((await type(one.id, other)).json().code).toBe('code_wrong');
    expect((await type(one.id, one.code)).json().data.attributes).toEqual({ channel: 'sms' });
    expect(await confirmed(one.userId)).toEqual({ email: false, phone: true });
    const two = await open('+353861200002');
    for (let i = 0; i < 5; i++) await type(two.id, two.code === '123456' ? '654321' : '123456');
    expect((await type(two.id, two.code)).json().code).toBe('step_ended');
  });

  it('C008 sends another letter a minute later, which ends the one before; C009 lets the reminder rest for a day', async () => {
    const { userId, token, as, letter } = await registered();
    expect((await as('/web-api/user/sendActivationMail')).statusCode).toBe(429);
    await test.platform.pool.query("update activation set created_at = now() - interval '61 seconds' where player_id = $1", [userId]);
    const sent = (await as('/web-api/user/sendActivationMail')).json().data;
    expect(sent).toMatchObject({ channel: 'mail', confirmed: false, code_length: 6 });
    expect(sent.address).toMatch(/^a\*\*\*@/);
    expect(await readLetters(test, BigInt(userId), 'activation-link')).toHaveLength(2);
    const old = linkOf(letter);
    const ended = attributes({ id: old.searchParams.get('id'), token: old.searchParams.get('token') });
    expect((await post('/web-api/api/internal/v1/user/activate', ended)).json().code).toBe('step_ended');
    const popup = (await as('/web-api/user/repeatActivationPopup')).json().data;
    expect(popup.popupAt - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const read = await test.request({ url: '/web-api/user/activation', headers: { cookie: `user_token=${token}` } });
    expect(read.json().data).toEqual(popup);
    const { account } = test.app.features;
    const contact = await account.readContact(BigInt(userId));
    await account.writeConfirmed(test.platform.db, BigInt(userId), 'email', contact?.email ?? '');
    expect((await as('/web-api/user/repeatActivationPopup')).json().data).toMatchObject({ confirmed: true, popupAt: null, id: null });
  });

  it('confirms nothing once the player has another address', async () => {
    const { userId, letter } = await registered();
    await writeKnown(test, BigInt(userId), { email: 'moved@example.com' });
    const { id, token } = Object.fromEntries(linkOf(letter).searchParams);
    expect((await post('/web-api/api/internal/v1/user/activate', attributes({ id, token }))).json().code).toBe('step_ended');
    expect(await confirmed(userId)).toEqual({ email: false, phone: false });
  });
});

it('C007 POST /api-v3/v1/user/agreement-with-cookies/log keeps what guests and players choose', async () => {
  const url = '/api-v3/v1/user/agreement-with-cookies/log';
  expect((await post(url, { level: 3 })).json().data).toEqual({ level: 3 });
  expect((await post(url, { level: 4 })).json().validation_errors).toHaveProperty('level');
  const player = await test.player();
  await player.request({ method: 'POST', url, payload: { level: 1 } });
  const [newest] = await test.app.features.registration.readConsents(player.id);
  expect(newest).toMatchObject({ subject: 'cookies', level: 1 });
});

describe('pay and play', () => {
  const begin = (body: object = {}, code = 'IE') =>
    post('/web-api/pay-and-play', { country_id: country(code), currency_id: 3, adult: true, terms: true, amount: '25.00', ...body });
  const cookieOf = (reply: { headers: Record<string, unknown> }): string => String(reply.headers['set-cookie']).split(';')[0] ?? '';
  const PERSON = { first_name: 'Mary', last_name: 'Planted', birth_date: '1985-05-05', personal_number: '1234567T', outcome: 'confirm' };
  const pay = (url: string, person: object = PERSON) => post(url, person, { 'content-type': 'application/json' });
  const finish = (orderId: string, cookie: string) => post('/web-api/pay-and-play/finish', { order_id: orderId }, { cookie });
  async function webhook(body: object, forge = false): Promise<number> {
    const key = forge ? new Uint8Array(32) : await readSecret(test.platform.pool, 'bank-webhook');
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
