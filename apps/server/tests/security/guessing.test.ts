import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captchaToken } from '../harness/fakes/captcha-token.ts';
import { codeOf, readLetters, waitForMessage } from '../harness/fakes/sent-messages.ts';
import { writeKnown } from '../harness/known-person.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import type { TestPlayer } from '../harness/test-player.ts';

/** T71, T75: however a login is spelled, wherever a guess comes from and whichever step it is made at, it is one player's that is guessed. */

let now = Date.now();
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => test.close());

let addresses = 0;
/** An address that nobody has called from. */
const freshAddress = (): string => {
  addresses += 1;
  return `10.21.${addresses >> 8}.${addresses & 255}`;
};
const post = (url: string, payload: object, headers: Record<string, string> = {}, remoteAddress = freshAddress(), on = test) =>
  on.request({ method: 'POST', url, payload, headers, remoteAddress });
const signIn = (login: string, password: string, headers = {}, from = freshAddress(), on = test) =>
  post('/web-api/user/auth', { login, password }, headers, from, on);
/** The same by somebody who solves every captcha. */
async function signInSolving(login: string, password: string, headers: Record<string, string> = {}) {
  const from = freshAddress();
  const reply = await signIn(login, password, headers, from);
  if (reply.json().code !== 'captcha_required') return reply;
  return signIn(login, password, { ...headers, 'x-captcha-token': await captchaToken(test, reply) }, from);
}
const count = (codes: readonly string[], code: string): number => codes.filter((one) => one === code).length;
const cookiesOf = (reply: { readonly headers: Record<string, unknown> }): string =>
  [reply.headers['set-cookie']]
    .flat()
    .map((text) => String(text).split(';')[0] ?? '')
    .join('; ');
/** Without the session, what a browser has once somebody signed in with it. */
const knownOf = (reply: { readonly headers: Record<string, unknown> }, name: string): string =>
  cookiesOf(reply)
    .split('; ')
    .filter((text) => text.startsWith(`${name}=`))
    .join('; ');

let people = 0;
async function reachable(on = test): Promise<TestPlayer & { readonly phone: string; readonly email: string }> {
  const player = await on.player();
  people += 1;
  const phone = `35386010${String(people).padStart(4, '0')}`;
  const email = `guessed${people}@example.com`;
  await writeKnown(on, player.id, { phone, email });
  return { ...player, phone, email };
}

/** Every way to write one phone: a dash at each place. */
const spellings = (phone: string): string[] =>
  Array.from({ length: phone.length - 1 }, (_, i) => `+${phone.slice(0, i + 1)}-${phone.slice(i + 1)}`);

describe('T71 the password', () => {
  it('T71 of a player is guessed three times without a captcha, however the login is spelled', async () => {
    const player = await reachable();
    const logins = [
      ...spellings(player.phone),
      ...spellings(player.phone).map((text) => text.replace('-', ' ')),
      player.email,
      player.email.toUpperCase(),
      player.email.replace('g', 'G'),
      player.login,
      player.phone,
    ];
    const codes = [];
    for (let i = 0; i < 60; i++) codes.push((await signIn(logins[i % logins.length] ?? '', `wrong-password-${i}`)).json().code);
    expect([count(codes, 'wrong_credentials'), count(codes, 'captcha_required')]).toEqual([3, 57]);
  });

  it('T71 of a login that nobody has is counted in the same way', async () => {
    const codes = [];
    for (const login of spellings('353860999999')) codes.push((await signIn(login, 'wrong-password-1')).json().code);
    expect([count(codes, 'wrong_credentials'), count(codes, 'captcha_required')]).toEqual([3, codes.length - 3]);
  });

  it('T71 guessed by many at once is guessed no oftener', async () => {
    const player = await test.player();
    const replies = await Promise.all(Array.from({ length: 12 }, (_, i) => signIn(player.login, `wrong-password-${i}`)));
    expect(
      count(
        replies.map((reply) => reply.json().code),
        'wrong_credentials',
      ),
    ).toBe(3);
  });

  it('T71 counts stand after a restart, and in every process', async () => {
    const player = await test.player();
    const second = await startTestApp({ databaseUrl: test.databaseUrl, roles: ['api'], clock: { now: () => now } });
    try {
      for (const on of [test, second, test]) await signIn(player.login, 'wrong-password-1', {}, freshAddress(), on);
      expect((await signIn(player.login, player.password)).json().code).toBe('captcha_required');
      expect((await signIn(player.login, player.password, {}, freshAddress(), second)).json().code).toBe('captcha_required');
    } finally {
      await second.close();
    }
    const third = await startTestApp({ databaseUrl: test.databaseUrl, roles: ['api'], clock: { now: () => now } });
    try {
      expect((await signIn(player.login, player.password, {}, freshAddress(), third)).json().code).toBe('captcha_required');
    } finally {
      await third.close();
    }
  });

  it('T71 a stranger who guesses locks nobody out: the browser that the player has signed in with goes on', async () => {
    const player = await test.player();
    const browser = knownOf(await signIn(player.login, player.password), 'known');
    for (let i = 0; i < 30; i++) await signIn(player.login, `wrong-password-${i}`);
    expect((await signIn(player.login, player.password)).json().code).toBe('captcha_required');
    expect((await signIn(player.login, player.password, { cookie: browser })).statusCode).toBe(200);
    const other = await test.player();
    for (let i = 0; i < 3; i++) await signIn(other.login, `wrong-password-${i}`);
    // It is the player's browser, not everybody's.
    expect((await signIn(other.login, other.password, { cookie: browser })).json().code).toBe('captcha_required');
    const forged = browser.replace(String(player.id), String(other.id));
    expect((await signIn(other.login, other.password, { cookie: forged })).json().code).toBe('captcha_required');
  });

  it('T71 a known browser that guesses is asked too', async () => {
    const player = await test.player();
    const browser = knownOf(await signIn(player.login, player.password), 'known');
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await signIn(player.login, `wrong-password-${i}`, { cookie: browser })).json().code);
    expect(count(codes, 'wrong_credentials')).toBe(3);
  });

  it('T71 one address is one stranger: an IPv6 caller has a whole /64', async () => {
    const codes = [];
    for (let i = 0; i < 14; i++) codes.push((await signIn(`95000${i}`, 'wrong-password-1', {}, `2001:db8:1:2:${i}::${i + 1}`)).json().code);
    expect([count(codes, 'wrong_credentials'), count(codes, 'captcha_required')]).toEqual([10, 4]);
    expect((await signIn('9600001', 'wrong-password-1', {}, '2001:db8:1:3::1')).json().code).toBe('wrong_credentials');
  });

  it('T71 an address that goes on has to wait longer and longer, and nobody else', async () => {
    const free = await startTestApp({ config: { captcha: null } });
    try {
      const from = freshAddress();
      const codes = [];
      for (let i = 0; i < 22; i++) codes.push((await signIn(`97000${i}`, 'wrong-password-1', {}, from, free)).json().code);
      expect([count(codes, 'wrong_credentials'), codes.at(-1)]).toEqual([20, 'rate_limited']);
      const player = await free.player();
      expect((await signIn(player.login, player.password, {}, freshAddress(), free)).statusCode).toBe(200);
    } finally {
      await free.close();
    }
  });

  it('T71 a sign-in where nothing was wrong asks the counts for nothing', async () => {
    const player = await test.player();
    const { pool } = test.platform;
    const seen: string[] = [];
    const original = pool.query.bind(pool);
    const watching = (...args: unknown[]): unknown => {
      const [asked] = args;
      seen.push(typeof asked === 'string' ? asked : (asked as { text: string }).text);
      return Reflect.apply(original, pool, args);
    };
    Object.assign(pool, { query: watching });
    try {
      expect((await signIn(player.login, player.password)).statusCode).toBe(200);
    } finally {
      Object.assign(pool, { query: original });
    }
    expect(seen.filter((text) => text.includes('throttle_count'))).toEqual([]);
  });
});

describe('T75 codes', () => {
  const appOf = async (player: TestPlayer): Promise<() => string> => {
    const { secondFactor } = test.app.features;
    const begun = await secondFactor.begin(player.id, 'Touchline');
    const app = new TOTP({ secret: Secret.fromBase32(begun?.secret ?? '') });
    expect(await secondFactor.enable(player.id, app.generate({ timestamp: now }))).toBe(true);
    now += 30_000;
    return () => app.generate({ timestamp: now });
  };
  const wrongOf = (right: string, i: number): string => {
    const code = String(100_000 + i);
    return code === right ? '999999' : code;
  };

  it('T75 of the app: ten wrong ones over however many sign-ins, then every step of them ends and the player is told', async () => {
    const player = await reachable();
    const code = await appOf(player);
    const codes = [];
    let steps = 0;
    for (let i = 0; i < 40; i++) {
      const begun = (await signInSolving(player.login, player.password)).json();
      if (begun.data?.guid === undefined) continue;
      steps += 1;
      for (let j = 0; j < 5; j++) {
        const tried = await post('/web-api/user/twoauth/', { guid: begun.data.guid, code: wrongOf(code(), i * 5 + j) });
        codes.push(tried.json().code);
      }
    }
    expect(count(codes, 'code_wrong')).toBe(9);
    expect(codes[9]).toBe('step_ended');
    expect(steps).toBeLessThanOrEqual(3);
    expect((await signInSolving(player.login, player.password)).json().code).toBe('rate_limited');
    expect(await readLetters(test, player.id, 'second-factor-guessed')).toHaveLength(1);
  });

  it('T75 of the app: a step that was begun before the limit is over with it, also for the right code', async () => {
    const player = await reachable();
    const code = await appOf(player);
    const guids: string[] = [];
    for (let i = 0; i < 3; i++) guids.push((await signInSolving(player.login, player.password)).json().data.guid);
    const [first = '', second = '', third = ''] = guids;
    for (const guid of [first, second])
      for (let j = 0; j < 5; j++) await post('/web-api/user/twoauth/', { guid, code: wrongOf(code(), j) });
    expect((await post('/web-api/user/twoauth/', { guid: third, code: code() })).json().code).toBe('step_ended');
  });

  it('T75 of the app: the browser that the player knows has a count of its own', async () => {
    const player = await reachable();
    const code = await appOf(player);
    const begun = (await signInSolving(player.login, player.password)).json().data;
    const browser = knownOf(await post('/web-api/user/twoauth/', { guid: begun.guid, code: code() }), 'known');
    now += 30_000;
    for (let i = 0; i < 3; i++) {
      const { data } = (await signInSolving(player.login, player.password)).json();
      for (let j = 0; j < 5; j++) if (data) await post('/web-api/user/twoauth/', { guid: data.guid, code: wrongOf(code(), j) });
    }
    expect((await signInSolving(player.login, player.password)).json().code).toBe('rate_limited');
    const { data } = (await signIn(player.login, player.password, { cookie: browser })).json();
    const done = await post('/web-api/user/twoauth/', { guid: data.guid, code: code() }, { cookie: browser });
    expect(done.statusCode).toBe(200);
  });

  it('T75 of an SMS and of a reset count together, over all that were sent', async () => {
    const player = await reachable();
    const ask = '/web-api/sms-auth/send-code';
    const codes = [];
    for (let i = 0; i < 2; i++) {
      const { guid } = (await post(ask, { phone: player.phone })).json().data;
      await waitForMessage(test, player.id, 'sign-in-code', i + 1);
      for (let j = 0; j < 4; j++) codes.push((await post('/web-api/sms-auth/check-code', { guid, code: wrongOf('', j) })).json().code);
      await test.platform.pool.query("update sign_in_step set created_at = created_at - interval '2 minutes' where id = $1", [guid]);
    }
    const { id } = (await post('/web-api/api/internal/v1/user/passwordreset/request', { login: `+${player.phone}` })).json().data;
    const right = codeOf(await waitForMessage(test, player.id, 'password-reset-code'));
    const reset = (code: string) => post('/web-api/api/internal/v1/user/passwordreset', { id, code, password: 'brand-new-horse-2' });
    for (let j = 0; j < 2; j++) codes.push((await reset(wrongOf(right, j))).json().code);
    expect(count(codes, 'code_wrong')).toBe(10);
    expect((await reset(right)).json().code).toBe('rate_limited');
  });
});

describe('T71 the console', () => {
  const login = (name: string, password: string, headers = {}, from = freshAddress()) =>
    post('/operator-api/login', { login: name, password }, headers, from);

  it('T71 a stranger locks no operator out: who guesses meets a captcha, a known browser does not', async () => {
    const operator = await test.operator(['support']);
    const browser = knownOf(await login(operator.login, operator.password), 'known_operator');
    const codes = [];
    for (let i = 0; i < 40; i++) codes.push((await login(operator.login.toUpperCase(), `guess-${i}`)).json().code);
    expect([count(codes, 'wrong_credentials'), count(codes, 'captcha_required')]).toEqual([3, 37]);
    expect((await login(operator.login, operator.password, { cookie: browser })).statusCode).toBe(200);
    expect((await login(operator.login, operator.password)).json().code).toBe('captcha_required');
  });

  it('T71 many logins from one address end in a captcha', async () => {
    const from = freshAddress();
    const codes = [];
    for (let i = 0; i < 8; i++) codes.push((await login(`guess-${i}`, 'guess', {}, from)).json().code);
    expect([count(codes, 'wrong_credentials'), count(codes, 'captcha_required')]).toEqual([5, 3]);
  });
});
