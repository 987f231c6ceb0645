import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { writeEvents } from '../../platform/events/write-events.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let address = 0;
const signIn = (body: object) => {
  address += 1;
  return test.request({ method: 'POST', url: '/web-api/user/auth', payload: body, remoteAddress: `10.9.${address >> 8}.${address & 255}` });
};
const withToken = (token: string) => ({
  method: 'POST' as const,
  url: '/web-api/user/balance',
  headers: { cookie: `user_token=${token}` },
});

describe('play that is stopped', () => {
  it('ends the sessions of a player at once, whoever is before them, and of whom it failed as soon as the fault is gone', async () => {
    const { pool } = test.platform;
    const [stuck, behind] = [await test.player(), await test.player()];
    // It fails permanently: whatever ends a session of the one player is refused.
    await pool.query(`create function refuse_end() returns trigger language plpgsql as $$ begin
      if new.player_id = ${stuck.id} and new.ended_at is not null then raise 'planted'; end if; return new; end $$;
      create trigger refuse_end before update on session for each row execute function refuse_end()`);
    const isIn = async ({ token }: { token: string }) => (await test.request(withToken(token))).statusCode === 200;
    expect([await isIn(stuck), await isIn(behind)]).toEqual([true, true]);
    await writeEvents(
      pool,
      [stuck, behind].map(({ id }) => ({ playerId: id, event: { kind: 'play-stopped', reason: 'break' } })),
    );
    test.platform.events.nudge();
    await expect.poll(() => isIn(behind)).toBe(false);
    const aside = async () => (await pool.query("select tries from event_set_aside where consumer = 'end-sessions'")).rows;
    await expect.poll(aside).toHaveLength(1);
    expect(await isIn(stuck)).toBe(true);
    await pool.query('drop trigger refuse_end on session');
    await expect.poll(() => isIn(stuck), { timeout: 15_000 }).toBe(false);
    await expect.poll(aside).toEqual([]);
  });
});

describe('C016 POST /web-api/user/auth', () => {
  it('C016 signs in by number and sets a cookie that scripts cannot read', async () => {
    const player = await test.player();
    const reply = await signIn({ type: 'id', login: player.login, password: player.password });
    expect(reply.statusCode).toBe(200);
    const [cookie] = [reply.headers['set-cookie']].flat();
    expect(cookie).toMatch(/^user_token=[^;]+; Path=\/; SameSite=Lax; HttpOnly; Max-Age=\d+$/);
    expect((await test.request(withToken(reply.json().data.token))).statusCode).toBe(200);
  });

  it('answers a wrong password and an unknown login alike', async () => {
    const player = await test.player();
    const wrong = await signIn({ login: player.login, password: 'wrong-password-1' });
    const unknown = await signIn({ login: '999999999', password: 'wrong-password-1' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json().code).toBe('wrong_credentials');
  });

  it('refuses a blocked player', async () => {
    const player = await test.player();
    await test.platform.pool.query('update player set blocked = true where id = $1', [player.id]);
    const reply = await signIn({ login: player.login, password: player.password });
    expect(reply.statusCode).toBe(403);
    expect(reply.json().code).toBe('account_blocked');
  });

  it('T71 stops guessing one login from many addresses, also where no captcha stands before it', async () => {
    const free = await startTestApp({ config: { captcha: null } });
    try {
      const { login } = await free.player();
      const codes = [];
      for (let i = 0; i < 22; i++) {
        const guess = { method: 'POST' as const, url: '/web-api/user/auth', payload: { login, password: `guess-${i}` } };
        codes.push((await free.request({ ...guess, remoteAddress: `10.9.9.${i}` })).statusCode);
      }
      expect(codes.slice(0, 20)).toEqual(Array(20).fill(401));
      expect(codes.slice(20)).toEqual([429, 429]);
    } finally {
      await free.close();
    }
  });

  it('T73 begins a new session at sign-in and ends the one before: a session that was planted is not adopted', async () => {
    const player = await test.player();
    const reply = await test.request({
      method: 'POST',
      url: '/web-api/user/auth',
      payload: { login: player.login, password: player.password },
      headers: { cookie: `user_token=${player.token}` },
      remoteAddress: '10.8.0.1',
    });
    expect(reply.statusCode).toBe(200);
    expect((await test.request(withToken(player.token))).statusCode).toBe(401);
  });
});

describe('tokens', () => {
  it('C244 R078 gives a service token that opens calls by Authorization, with its end', async () => {
    const player = await test.player();
    const reply = await player.request({ url: '/web-api/api/mobile/v1/token/' });
    expect(reply.headers['content-type']).toBe('application/vnd.api+json');
    const { userToken, expireDate } = reply.json().data.attributes;
    expect(Date.parse(expireDate) - Date.now()).toBeGreaterThan(800_000);
    const balance = await test.request({ method: 'POST', url: '/web-api/user/balance', headers: { authorization: `Bearer ${userToken}` } });
    expect(balance.statusCode).toBe(200);
    // A service token is no user token: it must not pass as the cookie.
    expect((await test.request(withToken(userToken))).statusCode).toBe(401);
  });

  it('C245 refreshes, and answers 403 to whoever is not signed in', async () => {
    const player = await test.player();
    const headers = { 'content-type': 'application/vnd.api+json', accept: 'application/vnd.api+json' };
    const refreshed = await player.request({ method: 'POST', url: '/web-api/api/mobile/v1/token/refresh', headers });
    expect(refreshed.json().data.attributes.userToken).toMatch(/^ey/);
    const refused = await test.request({ method: 'POST', url: '/web-api/api/mobile/v1/token/refresh', headers });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('token_not_authenticated');
  });

  it('C246 gives a user token whose exp claim is its end', async () => {
    const player = await test.player();
    const { token, expiresAt } = (await player.request({ url: '/web-api/user/gettoken' })).json().data;
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect(claims.exp).toBe(expiresAt);
    expect((await test.request(withToken(token))).statusCode).toBe(200);
  });

  it('T74 refuses forged tokens: other key, no algorithm, edited claims', async () => {
    const player = await test.player();
    const [head = '', body = '', signature = ''] = player.token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const other = Buffer.from(body, 'base64url')
      .toString()
      .replace(/"sub":"[^"]+"/, '"sub":"someone-else"');
    const forged = [
      `${none}.${body}.`,
      `${head}.${Buffer.from(other).toString('base64url')}.${signature}`,
      `${head}.${body}.${signature.slice(0, -3)}abc`,
    ];
    for (const token of forged) expect((await test.request(withToken(token))).statusCode).toBe(401);
  });
});

describe('the end of a session', () => {
  it('C020 POST /web-api/user/disconnect ends it at once, also for service tokens', async () => {
    const player = await test.player();
    const service = (await player.request({ url: '/web-api/api/mobile/v1/token/' })).json().data.attributes.userToken;
    expect((await player.request({ method: 'POST', url: '/web-api/user/disconnect' })).statusCode).toBe(200);
    expect((await test.request(withToken(player.token))).statusCode).toBe(401);
    const reply = await test.request({ method: 'POST', url: '/web-api/user/balance', headers: { authorization: `Bearer ${service}` } });
    expect(reply.statusCode).toBe(401);
  });

  it('R120 T44 the server ends a session after 30 idle minutes, whatever the browser says', async () => {
    const player = await test.player();
    await test.platform.pool.query("update session set last_seen_at = now() - interval '29 minutes 50 seconds' where player_id = $1", [
      player.id,
    ]);
    expect((await test.request(withToken(player.token))).statusCode).toBe(200);
    const idle = await test.player();
    await test.platform.pool.query("update session set last_seen_at = now() - interval '30 minutes 1 second' where player_id = $1", [
      idle.id,
    ]);
    expect((await test.request(withToken(idle.token))).statusCode).toBe(401);
  });
});

describe('over TLS', () => {
  it('T76 the cookie has the __Host- prefix and Secure, and only that one is believed', async () => {
    const secure = await startTestApp({ config: { publicUrl: new URL('https://touchline.example') } });
    try {
      const player = await secure.player();
      const reply = await secure.request({
        method: 'POST',
        url: '/web-api/user/auth',
        payload: { login: player.login, password: player.password },
      });
      expect([reply.headers['set-cookie']].flat()[0]).toMatch(
        /^__Host-user_token=[^;]+; Path=\/; SameSite=Lax; Secure; HttpOnly; Max-Age=\d+$/,
      );
      expect(reply.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
      const { token } = reply.json().data;
      const ask = (cookie: string) => secure.request({ method: 'POST', url: '/web-api/user/balance', headers: { cookie } });
      expect((await ask(`__Host-user_token=${token}`)).statusCode).toBe(200);
      expect((await ask(`user_token=${token}`)).statusCode).toBe(401);
    } finally {
      await secure.close();
    }
  });
});
