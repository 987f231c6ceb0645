import { buildCallTable } from '@touchline/contract/call-table';
import { CALLS } from '@touchline/contract/calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendJson, startTestServer, TEST_TEXTS, type TestServer } from '../testing/test-server.ts';
import { type ApiClientOptions, createApiClient } from './api-client.ts';
import { createHttpClient } from './http-client.ts';
import { BadRequestError } from './http-errors.ts';
import { createServiceToken } from './service-token.ts';

const table = buildCallTable(CALLS);
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

function caller(options: Partial<ApiClientOptions> = {}) {
  const http = createHttpClient({ fetch, origin: server.origin, texts: TEST_TEXTS });
  return createApiClient({ http, table, ...options });
}

describe('a call of the contract', () => {
  it('goes to its address with its defaults left out, and gives the data inside the envelope', async () => {
    server.answer = (_request, response) => sendJson(response, 200, { success: true, data: { betGuid: 'g', status: 'waiting' } });
    const data = await caller().execute('betDecision', { params: { betGuid: 'guid-12345678' } });
    expect(data).toEqual({ betGuid: 'g', status: 'waiting' });
    expect(server.requests[0]?.url).toBe('/web-api/bets/decision/guid-12345678');
  });

  it('R097 sends no body field that equals its default, and the required ones even when empty', async () => {
    await caller().execute('updateCoupon', { body: { couponEvents: [], expressNum: 0, withLobby: false, summ: '5.00' } });
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ couponEvents: [], summ: '5.00' });
  });

  it('gives the address alone, for links', () => {
    expect(caller().address('betsExport', { query: { status: 'won' } })).toBe('/web-api/bets/export?status=won');
  });
});

describe('R137 execute and tryExecute', () => {
  it('one throws, the other gives data or error', async () => {
    server.answer = (_request, response) => sendJson(response, 400, { success: false, code: 'invalid', message: 'wrong', errors: [] });
    const input = { query: { guid: 'ABCDEFGH' } };
    await expect(caller().execute('getCoupon', input)).rejects.toBeInstanceOf(BadRequestError);
    expect(await caller().tryExecute('getCoupon', input)).toMatchObject({
      error: { code: 'invalid', status: 2, error: { message: 'wrong' } },
    });
    server.answer = (_request, response) => sendJson(response, 200, { success: true, data: 7 });
    expect(await caller().tryExecute('getCoupon', input)).toEqual({ data: 7 });
  });

  it('R135 R142 a call that its screen gave up on unmount is marked as cancelled', async () => {
    const leaving = new AbortController();
    server.answer = () => leaving.abort();
    const answer = await caller().tryExecute('getCoupon', { query: { guid: 'ABCDEFGH' } }, { signal: leaving.signal });
    expect(answer.error).toMatchObject({ status: 4, code: 'cancelled' });
  });
});

describe('headers', () => {
  it('R092 calls with a service token carry it, and refresh it on 401', async () => {
    const http = createHttpClient({ fetch, origin: server.origin, texts: TEST_TEXTS });
    let given = 0;
    server.answer = (request, response) => {
      if (request.url?.includes('/token'))
        return sendJson(response, 200, {
          data: { attributes: { userToken: `t${++given}`, expireDate: new Date(Date.now() + 60_000).toISOString() } },
        });
      return request.headers.authorization === 'Bearer t2'
        ? sendJson(response, 200, { success: true, data: 'placed' })
        : sendJson(response, 401, {});
    };
    const serviceToken = createServiceToken({
      load: () => http({ method: 'GET', url: '/token' }),
      refresh: () => http({ method: 'POST', url: '/token/refresh', jsonApi: true }),
    });
    const placed = await caller({ serviceToken }).execute('makeBetWeb', {
      body: { couponEvents: [], summ: '1', betGuid: 'guid-12345678' },
    });
    expect(placed).toBe('placed');
    expect(server.requests.map((request) => request.headers.authorization ?? request.url)).toEqual([
      '/token',
      'Bearer t1',
      '/token/refresh',
      'Bearer t2',
    ]);
  });

  it('R114 R115 extra authentication, mobile and captcha tokens go in their headers', async () => {
    const address = { method: 'POST', paths: [{ path: '/x' }], envelope: 'plain' } as const;
    const special = createApiClient({
      http: createHttpClient({ fetch, origin: server.origin, texts: TEST_TEXTS }),
      table: { ...table, betDetail: { ...address, access: 'session+extra' }, getCoupon: { ...address, access: 'mobile' } },
      readUserToken: async () => 'user',
      readMobileToken: async () => 'phone',
    });
    await special.execute('betDetail', {}, { captchaToken: 'solved' });
    await special.execute('getCoupon', {});
    expect(server.requests[0]?.headers).toMatchObject({ 'x-auth': 'Bearer user', 'x-captcha-token': 'solved' });
    expect(server.requests[1]?.headers).toMatchObject({ authorization: 'Bearer phone' });
  });
});
