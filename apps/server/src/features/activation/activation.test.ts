import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, linkOf, readLetters, waitForMessage } from '../../../tests/harness/fakes/sent-messages.ts';
import { writeKnown } from '../../../tests/harness/known-person.ts';
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

describe('activation', () => {
  const confirmed = (userId: string) => test.app.features.account.readConfirmed(BigInt(userId));
  const attributes = (values: object) => ({ data: { attributes: values } });
  let mails = 0;
  const registered = async () => {
    mails += 1;
    const email = `activation${mails}@example.com`;
    const { userId, token } = (await register('short', { email, password: 'correct-horse-1' })).json().data;
    const letter = await waitForMessage(test, BigInt(userId), 'activation-link');
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
      const code = codeOf(await waitForMessage(test, BigInt(userId), 'activation-code'));
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
    await account.writeConfirmed(test.platform.pool, BigInt(userId), 'email', contact?.email ?? '');
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
