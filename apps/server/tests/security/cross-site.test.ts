import { once } from 'node:events';
import type net from 'node:net';
import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { callRequest } from '../harness/call-request.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import type { TestOperator } from '../harness/test-operator.ts';
import type { TestPlayer } from '../harness/test-player.ts';

/** T76: what a page of another site can have a browser do with the cookies of this one. */

let test: TestApp;
let player: TestPlayer;
let operator: TestOperator;
beforeAll(async () => {
  test = await startTestApp();
  player = await test.player();
  operator = await test.operator();
  await test.app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const FOREIGN = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
];

describe('T76 other sites', () => {
  const changing = (Object.keys(CALLS) as CallKey[]).filter((key) => {
    const { method, changes }: CallSpec = CALLS[key];
    return method !== 'GET' || changes;
  });
  it.each(changing)('%s is refused to them before anything is done', async (key) => {
    const spec: CallSpec = CALLS[key];
    const wanted = callRequest(spec, spec.paths[0], {});
    const send = spec.access === 'operator' ? operator.request : player.request;
    for (const headers of FOREIGN) {
      const reply = await send({ ...wanted, headers: { ...wanted.headers, ...headers } });
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
    }
  });

  it('are told nothing by CORS, not even before the call', async () => {
    for (const key of Object.keys(CALLS) as CallKey[]) {
      const spec: CallSpec = CALLS[key];
      const wanted = callRequest(spec, spec.paths[0], {});
      const preflight = await test.request({
        method: 'OPTIONS',
        url: wanted.url ?? '/',
        headers: { origin: 'https://evil.example', 'access-control-request-method': spec.method },
      });
      expect([key, preflight.headers['access-control-allow-origin'], preflight.statusCode >= 400]).toEqual([key, undefined, true]);
    }
    const read = await player.request({ url: '/web-api/messages', headers: { origin: 'https://evil.example' } });
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['https://evil.example', false],
    ['null', false],
    [undefined, true],
  ] as const)('the socket from %s opens: %s', async (origin, opens) => {
    const { port } = test.app.server.server.address() as net.AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/push`, {
      headers: { cookie: `user_token=${player.token}`, ...(origin === undefined ? {} : { origin }) },
    });
    socket.on('error', () => {});
    const opened = await Promise.race([
      once(socket, 'open').then(() => true),
      once(socket, 'close').then(() => false),
      once(socket, 'unexpected-response').then(() => false),
    ]);
    socket.terminate();
    expect(opened).toBe(opens);
  });
});

describe('T76 cookies over TLS', () => {
  it('have prefixes and flags, and are believed under their own names only', async () => {
    const secure = await startTestApp({ config: { publicUrl: new URL('https://touchline.example') } });
    const registered = await secure.request({
      method: 'POST',
      url: '/web-api/registration/fast',
      payload: { country_id: secure.app.features.site.countryIdOf('IE'), currency_id: 3, adult: true, terms: true },
    });
    const cookies = [registered.headers['set-cookie']].flat().map(String);
    const session = cookies.find((cookie) => cookie.includes('user_token='));
    expect(session).toMatch(/^__Host-user_token=[^;]+; Path=\/; SameSite=Lax; Secure; HttpOnly; Max-Age=\d+$/);
    for (const cookie of cookies) expect(cookie).toMatch(/^__(Host|Secure)-.*; Secure/);
    expect(registered.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    const token = /user_token=([^;]+)/.exec(session ?? '')?.[1];
    const ask = (cookie: string) => secure.request({ url: '/web-api/messages', headers: { cookie } });
    expect((await ask(`__Host-user_token=${token}`)).statusCode).toBe(200);
    expect((await ask(`user_token=${token}`)).statusCode).toBe(401);
    await secure.close();
  });
});
