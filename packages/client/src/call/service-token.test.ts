import { describe, expect, it } from 'vitest';
import type { HttpReply } from './http-client.ts';
import { ForbiddenError, TokenError, UnauthorizedError } from './http-errors.ts';
import { createServiceToken } from './service-token.ts';

const facts = (statusCode: number) => ({ request: { method: 'GET', url: '/a' }, response: null, statusCode, title: '', data: null });
const reply = (token: string, expires: number, serverTime: number | null): HttpReply => ({
  status: 200,
  headers: new Headers(serverTime === null ? {} : { date: new Date(serverTime).toUTCString() }),
  data: { data: { type: 'token', id: '1', attributes: { userToken: token, expireDate: new Date(expires).toISOString() } } },
});

const SERVER_NOW = Date.UTC(2027, 0, 1);

/** A server that gives t1, t2... valid for a minute, and a client whose clock is wrong by `skewMs`. */
function scene(skewMs = 0) {
  const scene = { serverNow: SERVER_NOW, loads: 0, refreshes: 0 };
  const give = async (): Promise<HttpReply> => reply(`t${scene.loads + scene.refreshes}`, scene.serverNow + 60_000, scene.serverNow);
  const token = createServiceToken({
    load: () => {
      scene.loads++;
      return give();
    },
    refresh: () => {
      scene.refreshes++;
      return give();
    },
    now: () => scene.serverNow + skewMs,
  });
  return Object.assign(scene, { token });
}

describe('R092 service token', () => {
  it('is loaded once, whoever asks, and refreshed on expiry', async () => {
    const s = scene();
    expect(await Promise.all([s.token.read(), s.token.read(), s.token.read()])).toEqual(['t1', 't1', 't1']);
    s.serverNow += 60_000;
    expect(await Promise.all([s.token.read(), s.token.read()])).toEqual(['t2', 't2']);
    expect([s.loads, s.refreshes]).toEqual([1, 1]);
  });

  it('a 401 is tried again with a fresh token', async () => {
    const s = scene();
    const used: string[] = [];
    const answer = await s.token.run('/a', async (token) => {
      used.push(token);
      if (used.length < 3) throw new UnauthorizedError('no', facts(401));
      return 'ok';
    });
    expect([answer, used]).toEqual(['ok', ['t1', 't2', 't3']]);
  });

  it('R146 gives up after three attempts on an url with TOKEN_NOT_AUTHENTICATED', async () => {
    const s = scene();
    let attempts = 0;
    const run = () =>
      s.token.run('/a', async () => {
        attempts++;
        throw new UnauthorizedError('no', facts(401));
      });
    await expect(run()).rejects.toMatchObject({ name: 'TokenError', message: 'TOKEN_NOT_AUTHENTICATED' });
    expect(attempts).toBe(3);
    await expect(run()).rejects.toThrow('TOKEN_NOT_AUTHENTICATED');
    expect(attempts).toBe(6);
  });

  it('other failures are not tried again', async () => {
    const s = scene();
    await expect(s.token.run('/a', () => Promise.reject(new ForbiddenError('no', facts(403))))).rejects.toBeInstanceOf(ForbiddenError);
    expect(s.refreshes).toBe(0);
  });

  it('forgets the token of the player who left, even one that is still on its way', async () => {
    const s = scene();
    const old = s.token.read();
    s.token.forget();
    expect(await old).toBe('t1');
    expect(await s.token.read()).toBe('t2');
    expect([s.loads, s.refreshes]).toEqual([2, 0]);
  });
});

describe('R127 expiry', () => {
  it.each([0, 3_600_000, -3_600_000])('is moved by the difference of the clocks (%i ms) and brought forward by 5 s', async (skewMs) => {
    const s = scene(skewMs);
    await s.token.read();
    s.serverNow += 54_999;
    expect(await s.token.read()).toBe('t1');
    s.serverNow += 1;
    expect(await s.token.read()).toBe('t2');
  });
});

describe('R146 token errors', () => {
  const withReply = (given: HttpReply) =>
    createServiceToken({ load: async () => given, refresh: async () => given, now: () => SERVER_NOW });

  it("'lost token' when the reply has none", async () => {
    await expect(withReply({ status: 200, headers: new Headers(), data: { data: null } }).read()).rejects.toThrow('lost token');
    await expect(withReply(reply('', SERVER_NOW, SERVER_NOW)).read()).rejects.toThrow('lost token');
  });

  it("'headers.date is undefined' without a date header", async () => {
    await expect(withReply(reply('t', SERVER_NOW, null)).read()).rejects.toThrow('headers.date is undefined');
  });

  it('USER_NOT_AUTHENTICATED on a 403', async () => {
    const refuse = () => Promise.reject(new ForbiddenError('no', facts(403)));
    const error = await createServiceToken({ load: refuse, refresh: refuse })
      .read()
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ code: 'USER_NOT_AUTHENTICATED' });
  });
});
