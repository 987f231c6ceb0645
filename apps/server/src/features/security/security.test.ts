import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, lastLetterTo } from '../../../tests/harness/fakes/sent-messages.ts';
import { writeKnown } from '../../../tests/harness/known-person.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { securityScore } from './security-score.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const office = (player: TestPlayer, call: string, payload: object = {}) =>
  player.request({ method: 'POST', url: `/web-api/officeapi/${call}`, payload });
const overview = async (player: TestPlayer) => (await player.request({ method: 'POST', url: '/web-api/user/secure' })).json().data;

/** The newest letter to a player's address, and the code in it. */
async function lastLetter(address: string): Promise<{ channel: string; template: string; code: string }> {
  const letter = await lastLetterTo(test, address);
  return { channel: letter.channel, template: letter.template, code: codeOf(letter) };
}
const signIn = (login: string, password: string, remoteAddress: string, userAgent = 'test') =>
  test.request({
    method: 'POST',
    url: '/web-api/user/auth',
    payload: { login, password },
    remoteAddress,
    headers: { 'user-agent': userAgent },
  });
async function confirmPhone(player: TestPlayer, phone: string): Promise<void> {
  await writeKnown(test, player.id, { phone }, true);
}

describe('sessions', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

  it('C029 C030 R073 lists sessions with device and place; this one is marked', async () => {
    const player = await test.player();
    await signIn(player.login, player.password, '10.44.0.1', CHROME);
    const { session_id } = (await player.request({ url: '/web-api/officeapi/getsessionid' })).json().data;
    const sessions = (await office(player, 'getusersessions')).json().data;
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((s: { is_current: boolean }) => s.is_current).map((s: { session_id: string }) => s.session_id)).toEqual([
      session_id,
    ]);
    expect(sessions[0]).toMatchObject({
      device: 'computer',
      browser: 'Chrome 141, Windows',
      address: '10.44.0.x',
      place: 'private-network',
      method: 'password',
      ended_at: null,
    });
  });

  it('C028 POST closesession ends one of the own sessions and no one else’s', async () => {
    const player = await test.player();
    const other = (await signIn(player.login, player.password, '10.44.0.2')).json().data.token;
    const listed = (await office(player, 'getusersessions')).json().data;
    const { session_id } = listed.find((s: { is_current: boolean }) => !s.is_current);
    const stranger = await test.player();
    expect((await office(stranger, 'closesession', { session_id })).statusCode).toBe(404);
    expect((await office(player, 'closesession', { session_id })).statusCode).toBe(200);
    const refused = await test.request({ method: 'POST', url: '/web-api/user/balance', headers: { cookie: `user_token=${other}` } });
    expect(refused.statusCode).toBe(401);
    expect((await office(player, 'closesession', { session_id })).statusCode).toBe(404);
    const history = (await office(player, 'getusersessions', { with_ended: true })).json().data;
    expect(history.find((s: { session_id: string }) => s.session_id === session_id)).toMatchObject({ end_reason: 'closed' });
  });

  it('C027 POST disconnecteverywhere ends all sessions but this one', async () => {
    const player = await test.player();
    await signIn(player.login, player.password, '10.44.0.3');
    await signIn(player.login, player.password, '10.44.0.4');
    expect((await office(player, 'disconnecteverywhere')).json().data).toEqual({ ended: 2 });
    expect((await office(player, 'getusersessions')).json().data).toHaveLength(1);
    expect((await office(player, 'disconnecteverywhere')).json().data).toEqual({ ended: 0 });
  });
});

describe('PUT /web-api/api/web/user/v1/password', () => {
  const change = (player: TestPlayer, fields: Record<string, unknown>) =>
    player.request({
      method: 'PUT',
      url: '/web-api/api/web/user/v1/password',
      payload: {
        old_password: base64(player.password),
        password: base64('тихая-река-42'),
        password_confirmation: base64('тихая-река-42'),
        ...fields,
      },
    });

  it('C064 R069 takes base64 fields and ends other sessions where asked', async () => {
    const player = await test.player();
    await signIn(player.login, player.password, '10.45.0.1');
    expect((await change(player, { end_other_sessions: true })).json()).toEqual({ changed: true, ended_sessions: 1 });
    expect((await signIn(player.login, player.password, '10.45.0.2')).statusCode).toBe(401);
    expect((await signIn(player.login, 'тихая-река-42', '10.45.0.3')).statusCode).toBe(200);
    const history = (await player.request({ url: '/web-api/security/history' })).json().data;
    expect(history.map((h: { change: string }) => h.change)).toEqual(['password']);
    const inbox = (await player.request({ url: '/web-api/messages?lng=en' })).json().data.messages;
    expect(inbox[0]).toMatchObject({ topic: 'account', title: 'Your password was changed' });
  });

  it('refuses a wrong old password, a leaked one, an unlike repetition, and text that is no base64', async () => {
    const player = await test.player();
    const fields = async (wrong: Record<string, unknown>) => (await change(player, wrong)).json();
    expect(await fields({ old_password: base64('nonsense-1') })).toMatchObject({
      code: 'wrong_password',
      validation_errors: { old_password: ['wrong_password'] },
    });
    const leaked = base64('Qwerty12345');
    expect((await fields({ password: leaked, password_confirmation: leaked })).code).toBe('password_breached');
    expect((await fields({ password_confirmation: base64('another-1') })).validation_errors).toEqual({
      password_confirmation: ['passwords_differ'],
    });
    expect((await fields({ password: 'тихая-река-42' })).validation_errors.password).toEqual(['base64 of text']);
    expect((await fields({ password: base64('short1') })).validation_errors.password).toContain('password_min_length');
    expect((await signIn(player.login, player.password, '10.45.0.4')).statusCode).toBe(200);
  });

  it('asks who guesses the old password to be a person', async () => {
    const player = await test.player();
    const codes = [];
    for (let i = 0; i < 4; i++) codes.push((await change(player, { old_password: base64(`guess-${i}`) })).json().code);
    expect(codes).toEqual(['wrong_password', 'wrong_password', 'wrong_password', 'captcha_required']);
  });
});

describe('two-factor sign-in', () => {
  const appCode = (url: string, offset = 0): string => {
    const secret = new URL(url).searchParams.get('secret') ?? '';
    return new TOTP({ secret }).generate({ timestamp: Date.now() + offset * 30_000 });
  };
  const begin = async (player: TestPlayer) => (await office(player, 'gettwofactorqrcodeurl')).json().data;

  it('C031 C032 C033 R070 R088 is switched on by a code of the application and off by the key that was told once', async () => {
    const player = await test.player();
    const { qr_code_url, qr_link, code, needs_sms } = await begin(player);
    expect(qr_code_url).toMatch(/^otpauth:\/\/totp\/Touchline:\d+\?/);
    expect(new URL(qr_link).searchParams.get('secret')).toBe(code.replaceAll(' ', ''));
    expect(needs_sms).toBe(false);
    expect((await office(player, 'twofactorauthenable', { app_code: '000000' })).json()).toMatchObject({
      code: 'two_factor_code',
      error_code: 1,
    });
    const { hash } = (await office(player, 'twofactorauthenable', { app_code: appCode(qr_code_url) })).json().data;
    expect((await overview(player)).two_factor).toBe(true);
    expect((await office(player, 'gettwofactorqrcodeurl')).json().code).toBe('two_factor_on');
    expect((await office(player, 'twofactorauthdisable', { hash: '0'.repeat(32) })).json().code).toBe('two_factor_code');
    expect((await office(player, 'twofactorauthdisable', { hash })).json().data).toEqual({ enabled: false });
    expect(await overview(player)).toMatchObject({ two_factor: false, withdrawals_paused_until: expect.any(Number) });
    expect((await office(player, 'twofactorauthdisable', { hash })).json().code).toBe('two_factor_off');
  });

  it('C034 R144 asks a player with a phone for an SMS code too; error_code 2 is about that code', async () => {
    const player = await test.player();
    await confirmPhone(player, '353851234567');
    const { qr_code_url, needs_sms } = await begin(player);
    expect(needs_sms).toBe(true);
    const enable = (payload: object) => office(player, 'twofactorauthenable', payload);
    const app_code = appCode(qr_code_url);
    expect((await enable({ app_code })).json()).toMatchObject({ error_code: 2, validation_errors: { sms_code: ['auth_incorrect_code'] } });
    expect((await office(player, 'sendSmsForTwoFactorActivation')).json().data).toMatchObject({
      code_length: 6,
      channel: 'sms',
      sent_to: '+35***67',
    });
    const { code } = await lastLetter('353851234567');
    const wrong = code === '111111' ? '222222' : '111111';
    expect((await enable({ app_code, sms_code: wrong })).json().error_code).toBe(2);
    expect((await enable({ app_code: '000000', sms_code: code })).json().error_code).toBe(1);
    expect((await enable({ app_code, sms_code: code })).statusCode).toBe(200);
  });

  it('T75 takes a code of the application once', async () => {
    const player = await test.player();
    const { qr_code_url } = await begin(player);
    const app_code = appCode(qr_code_url);
    expect((await office(player, 'twofactorauthenable', { app_code })).statusCode).toBe(200);
    expect((await office(player, 'twofactorauthdisable', { hash: app_code })).json().code).toBe('two_factor_code');
    expect((await office(player, 'twofactorauthdisable', { hash: appCode(qr_code_url, 1) })).statusCode).toBe(200);
  });
});

describe('the secret question', () => {
  it('C035 C036 C037 C038 is chosen from the list, in the language of whoever reads it', async () => {
    const player = await test.player();
    expect((await office(player, 'getUserSecureQuestion')).json().data).toEqual({ secure_question: null });
    const list = (await player.request({ url: '/web-api/officeapi/getsecurequestions?lng=en' })).json().data;
    expect(list[1]).toEqual({ id: 2, question: 'What was your first pet called?' });
    const set = (password: string) =>
      office(player, 'setanswertosecurequestion', { question_id: 2, answer: '  Мурка ', password: base64(password) });
    expect((await set('wrong-1')).json().code).toBe('wrong_password');
    expect((await set(player.password)).statusCode).toBe(200);
    const russian = await office(player, 'getUserSecureQuestion', { lng: 'ru' });
    expect(russian.json().data.secure_question).toBe('Как звали вашего первого питомца?');
    expect(await test.app.features.security.checkAnswer(player.id, 'мурка')).toBe(true);
    expect(await test.app.features.security.checkAnswer(player.id, 'барсик')).toBe(false);
    await confirmPhone(player, '353851234568');
    expect((await office(player, 'getusersecurequestion-with-phone')).json().data.phone).toBe('+35***68');
    expect((await office(player, 'setanswertosecurequestion', { question_id: 99, answer: 'a', password: 'YQ==' })).statusCode).toBe(400);
  });

  it('C039 may be the player’s own; its words lie sealed in the database', async () => {
    const player = await test.player();
    const question = 'What did I carve into the oak?';
    const reply = await office(player, 'setanswertocustomsecurequestion', {
      question,
      answer: 'Two hearts',
      password: base64(player.password),
    });
    expect(reply.json().data).toEqual({ secure_question: question });
    expect((await office(player, 'getUserSecureQuestion')).json().data).toEqual({ secure_question: question });
    const { rows } = await test.platform.pool.query('select * from secret_question where player_id = $1', [player.id]);
    expect(JSON.stringify(rows[0], (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain('oak');
    expect(Buffer.from(rows[0].own_question).toString('latin1')).not.toContain('oak');
  });
});

describe('login and e-mail', () => {
  it('C055 POST office/account/login chooses a login that signs in, unless another player has it', async () => {
    const player = await test.player();
    const choose = (who: TestPlayer, login: string, auth_by_email = true) =>
      who.request({ method: 'POST', url: '/web-api/api/internal/office/account/login', payload: { login, auth_by_email } });
    expect((await choose(player, 'Anna.B')).json().data).toEqual({ login: 'anna.b', auth_by_email: true });
    expect((await signIn('ANNA.B', player.password, '10.46.0.1')).statusCode).toBe(200);
    const other = await test.player();
    expect((await choose(other, 'anna.b')).json()).toMatchObject({ code: 'login_taken', validation_errors: { login: ['login_taken'] } });
    expect((await choose(other, '1anna')).json().validation_errors).toEqual({ login: ['login_format'] });
  });

  it('S163 the e-mail signs in or does not, as its player says', async () => {
    const player = await test.player();
    await writeKnown(test, player.id, { email: 'switch@example.com' }, true);
    const choose = (auth_by_email: boolean) =>
      player.request({ method: 'POST', url: '/web-api/api/internal/office/account/login', payload: { login: 'switcher', auth_by_email } });
    await choose(false);
    expect((await signIn('switch@example.com', player.password, '10.46.0.2')).statusCode).toBe(401);
    await choose(true);
    expect((await signIn('switch@example.com', player.password, '10.46.0.3')).statusCode).toBe(200);
  });

  it('S162 S164 an address becomes the player’s when its code is typed; the one before is told', async () => {
    const player = await test.player();
    const change = (email: string, password = player.password) =>
      player.request({ method: 'POST', url: '/web-api/security/email', payload: { email, password: base64(password) } });
    const confirm = (confirm_code: string) =>
      player.request({ method: 'POST', url: '/web-api/security/email/confirm', payload: { confirm_code } });
    expect((await change('@example.com')).json().validation_errors).toEqual({ email: ['validation_email_account_name'] });
    expect((await change('new@example.com', 'wrong-1')).json().code).toBe('wrong_password');
    expect((await change('Old@Example.com')).json().data).toMatchObject({ channel: 'mail', sent_to: 'o***@e***.com' });
    expect((await change('old@example.com')).statusCode).toBe(429);
    expect((await confirm('000000')).json().code).toBe('code_wrong');
    expect((await confirm((await lastLetter('old@example.com')).code)).json().data).toEqual({ email: 'old@example.com' });
    await test.platform.pool.query("update one_time_code set sent_at = now() - interval '2 minutes' where player_id = $1", [player.id]);
    await change('new@example.com');
    const { code } = await lastLetter('new@example.com');
    expect((await confirm(code)).statusCode).toBe(200);
    expect((await lastLetter('old@example.com')).template).toBe('security-change');
    expect((await confirm(code)).json().code).toBe('code_ended');
    expect((await overview(player)).withdrawals_paused_until).toBeGreaterThan(Date.now() / 1000);
    expect((await player.request({ method: 'POST', url: '/web-api/security/email/activation' })).json().code).toBe('email_confirmed');
  });

  it('a code dies after five guesses, also when they come at once', async () => {
    const player = await test.player();
    await player.request({
      method: 'POST',
      url: '/web-api/security/email',
      payload: { email: 'guess@example.com', password: base64(player.password) },
    });
    const { code } = await lastLetter('guess@example.com');
    const wrong = code === '111111' ? '222222' : '111111';
    const confirm = (confirm_code: string) =>
      player.request({ method: 'POST', url: '/web-api/security/email/confirm', payload: { confirm_code } });
    const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(wrong)));
    expect(replies.map((r) => String(r.json().code)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      ...Array(3).fill('code_ended'),
      ...Array(5).fill('code_wrong'),
    ]);
    expect((await confirm(code)).json().code).toBe('code_ended');
  });
});

describe('the security level', () => {
  it('C014 POST /web-api/user/secure tells what protects the account', async () => {
    const player = await test.player();
    const before = await overview(player);
    expect(before).toMatchObject({ level: 20, two_factor: false, secure_question: null, withdrawals_paused_until: null });
    await confirmPhone(player, '353851234569');
    expect(await overview(player)).toMatchObject({ level: 40, phone: '+35***69', phone_confirmed: true });
  });

  it('is 100 with everything, and its items sum to it', () => {
    const all = { twoFactor: true, phoneConfirmed: true, emailConfirmed: true, hasQuestion: true, emailLogin: false };
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(securityScore({ ...all, passwordChangedAt: new Date(now) }, now).level).toBe(100);
    expect(securityScore({ ...all, passwordChangedAt: new Date(now - 181 * 86_400_000) }, now).level).toBe(90);
  });
});
