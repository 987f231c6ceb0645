import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let address = 0;
const signIn = (payload: object, headers: Record<string, string> = {}) => {
  address += 1;
  return test.request({ method: 'POST', url: '/operator-api/login', payload, headers, remoteAddress: `10.66.0.${address}` });
};
const me = (token: string) => test.request({ url: '/operator-api/me', headers: { cookie: `operator_token=${token}` } });

describe('POST /operator-api/login', () => {
  it('answers with who it is and a cookie that only the console sends', async () => {
    const { login, password } = await test.operator(['support', 'risk']);
    const reply = await signIn({ login: login.toUpperCase(), password });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toMatchObject({ login, roles: ['support', 'risk'] });
    expect([reply.headers['set-cookie']].flat()[0]).toMatch(/^operator_token=[\w-]{43}; Path=\/operator-api; SameSite=Strict; HttpOnly$/);
    expect(reply.body).not.toContain(String(reply.headers['set-cookie']).slice(15, 40));
  });

  it('refuses a wrong password, an unknown login and a disabled operator alike', async () => {
    const wrong = await test.operator(['support']);
    const disabled = await test.operator(['support']);
    await test.app.features.operators.disableOperator(disabled.login);
    const replies = [
      await signIn({ login: wrong.login, password: 'not-the-password' }),
      await signIn({ login: 'nobody-at-all', password: 'not-the-password' }),
      await signIn({ login: disabled.login, password: disabled.password }),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual(replies[0]?.json());
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    expect(replies[0]?.json().code).toBe('wrong_credentials');
  });

  it("forbids a player's credentials and keeps no token", async () => {
    const player = await test.player();
    expect((await signIn({ login: player.login, password: player.password })).statusCode).toBe(401);
    const { token } = await test.operator();
    const { rows } = await test.platform.pool.query('select 1 from operator_session where token_hash = $1', [token]);
    expect(rows).toEqual([]);
  });

  it('T72 begins a new session and ends the one before', async () => {
    const { login, password, token } = await test.operator(['support']);
    const reply = await signIn({ login, password }, { cookie: `operator_token=${token}` });
    expect(reply.statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(401);
  });
});
