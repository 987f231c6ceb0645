import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, linkOf, readLetters, waitForMessage } from '../../../tests/harness/fakes/sent-messages.ts';
import { writeKnown } from '../../../tests/harness/known-person.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => test.close());

let addresses = 0;
const post = (url: string, payload: object, headers: Record<string, string> = {}) => {
  addresses += 1;
  return test.request({ method: 'POST', url, payload, headers, remoteAddress: `10.11.${addresses >> 8}.${addresses & 255}` });
};
const signIn = (body: object, headers = {}) => post('/web-api/user/auth', body, headers);
const isSignedIn = async (token: string): Promise<boolean> =>
  (await test.request({ method: 'POST', url: '/web-api/user/balance', headers: { cookie: `user_token=${token}` } })).statusCode === 200;

let phones = 0;
async function playerWithPhone(): Promise<TestPlayer & { readonly phone: string; readonly email: string }> {
  const player = await test.player();
  phones += 1;
  const phone = `3538600${String(phones).padStart(5, '0')}`;
  const email = `p${phones}@example.com`;
  await writeKnown(test, player.id, { phone, email });
  return { ...player, phone, email };
}

/** Codes of the player's app, which is set up and in use. */
async function withApp(player: TestPlayer): Promise<(at?: number) => string> {
  const { secondFactor } = test.app.features;
  const begun = await secondFactor.begin(player.id, 'Touchline');
  const app = new TOTP({ secret: Secret.fromBase32(begun?.secret ?? '') });
  expect(begun?.url).toMatch(/^otpauth:\/\/totp\/Touchline:\d+\?/);
  expect(await secondFactor.enable(player.id, '000000')).toBe(false);
  expect(await secondFactor.enable(player.id, app.generate({ timestamp: now }))).toBe(true);
  now += 30_000;
  return (at = now) => app.generate({ timestamp: at });
}

describe('signing in by SMS', () => {
  it('C017 C018 C016 R060 sends a code, takes it once for a proof, and the proof once for a session', async () => {
    const player = await playerWithPhone();
    const sent = (await post('/web-api/sms-auth/send-code', { phone: `+${player.phone.slice(0, 3)} ${player.phone.slice(3)}` })).json()
      .data;
    expect(sent).toMatchObject({ code_length: 6, resend_after: 60, expires_in: 600 });
    const code = codeOf(await waitForMessage(test, player.id, 'sign-in-code'));
    const wrong = await post('/web-api/sms-auth/check-code', { guid: sent.guid, code: code === '000000' ? '111111' : '000000' });
    expect(wrong.json()).toMatchObject({ code: 'code_wrong', validation_errors: { code: ['auth_incorrect_code'] } });
    const checked = await post('/web-api/sms-auth/check-code', { guid: sent.guid, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    const { proof } = checked.json().data;
    expect((await post('/web-api/sms-auth/check-code', { guid: sent.guid, code })).json().code).toBe('step_ended');
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ type: 'sms', login: proof })));
    expect(answers.map((a) => a.statusCode).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    const { data } = answers.find((a) => a.statusCode === 200)?.json() ?? {};
    expect(data).toMatchObject({ step: 'signed-in', userId: player.login });
    expect(await isSignedIn(data.token)).toBe(true);
  });

  it('C018 bears five wrong codes, then not even the right one', async () => {
    const player = await playerWithPhone();
    const { guid } = (await post('/web-api/sms-auth/send-code', { phone: player.phone })).json().data;
    const code = codeOf(await waitForMessage(test, player.id, 'sign-in-code'));
    const other = code === '999999' ? '111111' : '999999';
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await post('/web-api/sms-auth/check-code', { guid, code: other })).json().code);
    expect(codes).toEqual([...Array(5).fill('code_wrong'), 'step_ended']);
    expect((await post('/web-api/sms-auth/check-code', { guid, code })).json().code).toBe('step_ended');
  });

  it('C017 sends one code a minute, and an ended one opens nothing', async () => {
    const player = await playerWithPhone();
    const { guid } = (await post('/web-api/sms-auth/send-code', { phone: player.phone })).json().data;
    expect((await post('/web-api/sms-auth/send-code', { phone: player.phone })).statusCode).toBe(429);
    const code = codeOf(await waitForMessage(test, player.id, 'sign-in-code'));
    await test.platform.pool.query("update sign_in_step set expires_at = now() - interval '1 second' where id = $1", [guid]);
    expect((await post('/web-api/sms-auth/check-code', { guid, code })).json().code).toBe('step_ended');
  });
});

describe('the second factor', () => {
  it('C019 C024 T75 is asked for after the password, and a code of the app opens one session only', async () => {
    const player = await test.player();
    const code = await withApp(player);
    const first = (await signIn({ login: player.login, password: player.password })).json().data;
    const second = (await signIn({ login: player.login, password: player.password })).json().data;
    expect(first).toMatchObject({ step: 'second-factor', expiresAt: now + 300_000 });
    expect(first.token).toBeUndefined();
    const used = code();
    const done = await post('/web-api/user/twoauth/', { guid: first.guid, code: used });
    expect(done.json().data).toMatchObject({ step: 'signed-in', userId: player.login });
    expect(await isSignedIn(done.json().data.token)).toBe(true);
    // The same code for another sign-in, an earlier one, and the finished step once more.
    expect((await post('/web-api/socauth/twofactor/', { guid: second.guid, code: used })).json().code).toBe('code_wrong');
    expect((await post('/web-api/socauth/twofactor/', { guid: second.guid, code: code(now - 30_000) })).json().code).toBe('code_wrong');
    now += 30_000;
    expect((await post('/web-api/user/twoauth/', { guid: first.guid, code: code() })).json().code).toBe('step_ended');
    expect((await post('/web-api/socauth/twofactor/', { guid: second.guid, code: code() })).statusCode).toBe(200);
  });

  it('T75 of many with the same code at once one gets in', async () => {
    const player = await test.player();
    const code = await withApp(player);
    const steps = await Promise.all(
      [1, 2, 3, 4].map(async () => (await signIn({ login: player.login, password: player.password })).json().data.guid),
    );
    const answers = await Promise.all(steps.map((guid) => post('/web-api/user/twoauth/', { guid, code: code() })));
    expect(answers.map((a) => a.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
  });

  it('spares a trusted browser the question, until every session is ended', async () => {
    const player = await test.player();
    const code = await withApp(player);
    const { guid } = (await signIn({ login: player.login, password: player.password })).json().data;
    const done = await post('/web-api/user/twoauth/', { guid, code: code(), remember: true });
    const cookie = [done.headers['set-cookie']].flat().find((text) => String(text).startsWith('device='));
    expect(cookie).toMatch(/; HttpOnly; Max-Age=7776000$/);
    const device = String(cookie).split(';')[0] ?? '';
    const again = async () => (await signIn({ login: player.login, password: player.password }, { cookie: device })).json().data.step;
    expect(await again()).toBe('signed-in');
    const stranger = await test.player();
    await withApp(stranger);
    const other = await signIn({ login: stranger.login, password: stranger.password }, { cookie: device });
    expect(other.json().data.step).toBe('second-factor');
    await test.app.features.session.endAll(player.id, 'everywhere');
    expect(await again()).toBe('second-factor');
  });

  it('is sealed at rest', async () => {
    const player = await test.player();
    const begun = await test.app.features.secondFactor.begin(player.id, 'Touchline');
    const { rows } = await test.platform.pool.query('select secret from second_factor where player_id = $1', [player.id]);
    const plain = Buffer.from(Secret.fromBase32(begun?.secret ?? '').bytes);
    expect(rows[0].secret.includes(plain)).toBe(false);
  });
});

describe('frames of partners', () => {
  it('C026 C016 R060 takes an xframe token once, within its minute', async () => {
    const player = await test.player();
    const { session } = test.app.features;
    const token = await session.issueXframe(player.id, 'partner');
    const opened = await post('/web-api/api/internal/xframe/v1/user/auth', { xframe_token: token });
    expect(opened.json().data).toMatchObject({ step: 'signed-in', userId: player.login });
    expect((await post('/web-api/api/internal/xframe/v1/user/auth', { xframe_token: token })).statusCode).toBe(401);
    const other = await session.issueXframe(player.id, 'partner');
    expect((await signIn({ type: 'xframe_token', login: other })).json().data.userId).toBe(player.login);
    const late = await session.issueXframe(player.id, 'partner');
    await test.platform.pool.query('update xframe_token set expires_at = now() where used_at is null');
    expect((await signIn({ type: 'xframe_token', login: late })).statusCode).toBe(401);
  });
});

describe('sessions', () => {
  it('C025 lists where the player is signed in, with the browser and the way', async () => {
    const player = await test.player();
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
    const { token } = (await signIn({ login: player.login, password: player.password }, { 'user-agent': agent })).json().data;
    const list = async (of: string) =>
      (await test.request({ url: '/web-api/session-api/sessions/user', headers: { cookie: `user_token=${of}` } })).json().data.sessions;
    expect(await list(token)).toMatchObject([
      { current: true, browser: 'Safari', system: 'iOS', method: 'password' },
      { current: false, method: 'registration' },
    ]);
    const { session } = test.app.features;
    const stranger = await test.player();
    const [, older] = await session.readLive(player.id);
    expect(await session.endOwn(stranger.id, older?.id ?? '', 'closed')).toBe(false);
    expect(await session.endOwn(player.id, older?.id ?? '', 'closed')).toBe(true);
    expect(await isSignedIn(player.token)).toBe(false);
    expect(await list(token)).toHaveLength(1);
    expect(await session.endAll(player.id, 'everywhere')).toBe(1);
    expect(await isSignedIn(token)).toBe(false);
    expect((await session.readHistory(player.id, 10)).map((row) => row.end_reason)).toEqual(['everywhere', 'closed']);
  });
});

describe('a forgotten password', () => {
  const request = '/web-api/api/internal/v1/user/passwordreset/request';
  const reset = '/web-api/api/internal/v1/user/passwordreset';

  it('C010 C011 the link of the letter sets a new one, once, and ends every session', async () => {
    const player = await playerWithPhone();
    const begun = (await post(request, { login: player.email.toUpperCase() })).json().data;
    expect(begun).toMatchObject({ channel: 'mail' });
    const link = linkOf(await waitForMessage(test, player.id, 'password-reset-link'));
    expect(link.pathname).toBe('/en/password-reset');
    const look = (query: string) => test.request({ url: `${reset}${query}` });
    expect((await look(link.search)).json().data).toMatchObject({ id: begun.id, channel: 'mail' });
    expect((await look(`?id=${begun.id}&token=${'x'.repeat(43)}`)).json().code).toBe('step_ended');
    const token = link.searchParams.get('token');
    expect((await post(reset, { id: begun.id, token, password: 'short' })).json().validation_errors.password).toContain(
      'password_min_length',
    );
    expect((await post(reset, { id: begun.id, token, password: 'Summer2025!' })).json().code).toBe('password_breached');
    expect((await post(reset, { id: begun.id, token, password: 'brand-new-horse-2' })).json().data).toEqual({ changed: true });
    expect((await post(reset, { id: begun.id, token, password: 'brand-new-horse-3' })).json().code).toBe('step_ended');
    expect((await look(link.search)).json().code).toBe('step_ended');
    expect(await isSignedIn(player.token)).toBe(false);
    expect((await signIn({ login: player.login, password: player.password })).statusCode).toBe(401);
    expect((await signIn({ type: 'email', login: player.email, password: 'brand-new-horse-2' })).statusCode).toBe(200);
    expect(await readLetters(test, player.id, 'password-was-reset')).toHaveLength(1);
  });

  it('C011 takes the code of an SMS, five guesses at most', async () => {
    const player = await playerWithPhone();
    const { id, channel } = (await post(request, { login: `+${player.phone}`, type: 'phone_number' })).json().data;
    expect(channel).toBe('sms');
    const code = codeOf(await waitForMessage(test, player.id, 'password-reset-code'));
    const other = code === '123456' ? '654321' : '123456';
    for (let i = 0; i < 4; i++)
      expect((await post(reset, { id, code: other, password: 'brand-new-horse-2' })).json().code).toBe('code_wrong');
    expect((await post(reset, { id, code, password: 'brand-new-horse-2' })).statusCode).toBe(200);
    const second = await playerWithPhone();
    const tried = (await post(request, { login: `+${second.phone}` })).json().data.id;
    const right = codeOf(await waitForMessage(test, second.id, 'password-reset-code'));
    for (let i = 0; i < 5; i++)
      await post(reset, { id: tried, code: right === '123456' ? '654321' : '123456', password: 'brand-new-horse-2' });
    expect((await post(reset, { id: tried, code: right, password: 'brand-new-horse-2' })).json().code).toBe('step_ended');
  });
});

describe('a block', () => {
  it('S209 S210 shows why only to who has the password, takes one appeal at a time, and an operator may lift it', async () => {
    const player = await playerWithPhone();
    const operator = await test.operator(['risk']);
    const block = { playerId: player.login, reason: 'Two accounts of one person', publicReason: 'Two accounts' };
    expect((await operator.request({ method: 'POST', url: '/operator-api/player/block', payload: block })).statusCode).toBe(200);
    const refused = await signIn({ login: player.login, password: player.password });
    expect(refused.statusCode).toBe(403);
    const { ticket } = refused.json().errors[0].accepted;
    const page = (await test.request({ url: `/web-api/user/block?ticket=${ticket}` })).json().data;
    expect(page).toMatchObject({ reason: 'Two accounts', mayAppeal: true, appeal: null });
    const appeal = () => post('/web-api/user/block/appeal', { ticket, text: 'The other account is my brother’s.' });
    const answers = await Promise.all([appeal(), appeal()]);
    expect(answers.map((a) => a.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const waiting = (await operator.request({ url: '/operator-api/appeals' })).json().data;
    const { id: appealId } = waiting.find((one: { playerId: string }) => one.playerId === player.login);
    const payload = { appealId, decision: 'lifted', answer: 'You are right.' };
    const decide = () => operator.request({ method: 'POST', url: '/operator-api/answer-appeal', payload });
    expect((await decide()).json().data).toEqual({ playerId: player.login, decision: 'lifted' });
    expect((await decide()).statusCode).toBe(404);
    expect((await signIn({ login: player.login, password: player.password })).statusCode).toBe(200);
    expect((await readLetters(test, player.id, 'appeal-answered'))[0]?.body).toMatch(/no longer blocked[\s\S]*You are right/);
    expect((await test.request({ url: `/web-api/user/block?ticket=${ticket}` })).json().code).toBe('step_ended');
    expect((await test.request({ url: `/web-api/user/block?ticket=${player.token}` })).json().code).toBe('step_ended');
  });
});

describe('T72 nothing tells a login that exists from one that does not', () => {
  const OURS = /\b(?:player|sign_in_step|password_reset|trusted_device|letter|add_job)\b/;
  let seen: string[] | null = null;
  const original = pg.Client.prototype.query;
  /** In place before the pool opens its connections, which hold on to what they send with. */
  const watching = function (this: pg.Client & { readonly database?: string }, ...args: unknown[]): unknown {
    const [first] = args as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    // Other servers of this process, and other loops of this one, have work of their own.
    if (this.database === new URL(quiet?.databaseUrl ?? 'x:').pathname.slice(1) && OURS.test(text)) seen?.push(text);
    return Reflect.apply(original, this, args);
  };
  /** Statements that a request sends to the database, in order: the work that takes its time. */
  async function workOf(act: () => Promise<unknown>): Promise<string[]> {
    const statements: string[] = [];
    seen = statements;
    await act();
    seen = null;
    return statements;
  }
  let quiet: TestApp | undefined;
  beforeAll(async () => {
    Object.assign(pg.Client.prototype, { query: watching });
    // Without jobs, whose own statements would be counted too.
    quiet = await startTestApp({ roles: ['api'] });
    const known = await quiet.player();
    await writeKnown(quiet, known.id, { phone: '353861234567', email: 'known@example.com' });
  });
  afterAll(async () => {
    Object.assign(pg.Client.prototype, { query: original });
    await quiet?.close();
  });
  const ask = (url: string, payload: object) => {
    if (!quiet) throw new Error('the server has not started');
    return quiet.request({ method: 'POST', url, payload, remoteAddress: '10.12.0.1' });
  };

  it.each([
    [
      'T72 a password',
      '/web-api/user/auth',
      { login: 'known@example.com', password: 'not-this-1' },
      { login: 'nobody@example.com', password: 'not-this-1' },
    ],
    ['T72 a code by SMS', '/web-api/sms-auth/send-code', { phone: '353861234567' }, { phone: '353869999999' }],
    [
      'T72 a new password by mail',
      '/web-api/api/internal/v1/user/passwordreset/request',
      { login: 'known@example.com' },
      { login: 'nobody@example.com' },
    ],
    [
      'T72 a new password by SMS',
      '/web-api/api/internal/v1/user/passwordreset/request',
      { login: '+353861234567' },
      { login: '+353869999999' },
    ],
  ])('%s', async (_name, url, existing, unknown) => {
    const replies: { status: number; keys: string[] }[] = [];
    const asking = (payload: object) => async () => {
      const reply = await ask(url, payload);
      replies.push({ status: reply.statusCode, keys: Object.keys(reply.json().data ?? reply.json()) });
    };
    const works = [await workOf(asking(existing)), await workOf(asking(unknown))];
    expect(works[0]).not.toHaveLength(0);
    expect(works[1]).toEqual(works[0]);
    expect(replies[1]).toEqual(replies[0]);
  });
});
