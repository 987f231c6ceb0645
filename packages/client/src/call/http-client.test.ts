import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendJson, startTestServer, TEST_TEXTS, type TestServer } from '../testing/test-server.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';
import * as errors from './http-errors.ts';
import { createResponseCache } from './response-cache.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const client = (options: Partial<HttpClientOptions> = {}) =>
  createHttpClient({ fetch, origin: server.origin, texts: TEST_TEXTS, sleep: async () => {}, ...options });

const failureOf = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    (value) => expect.unreachable(`answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );

describe('what is sent', () => {
  it('R131 GET has no body, others send JSON with the query apart', async () => {
    await client()({ method: 'GET', url: '/a?x=1', body: { ignored: true } });
    await client()({ method: 'POST', url: '/b?y=2', body: { z: 3 } });
    expect(server.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/a?x=1', ''],
      ['POST', '/b?y=2', '{"z":3}'],
    ]);
    expect(server.requests[1]?.headers['content-type']).toBe('application/json');
  });

  it('R133 form data passes through with its own boundary', async () => {
    const form = new FormData();
    form.set('fields', '{"a":1}');
    await client()({ method: 'POST', url: '/upload', body: form });
    expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.requests[0]?.body).toContain('{"a":1}');
  });

  it('R134 accepts JSON and text, same-origin credentials, follows no redirect', async () => {
    const seen: RequestInit[] = [];
    server.answer = (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end();
    const error = await failureOf(
      client({
        fetch: (url, init) => {
          seen.push(init ?? {});
          return fetch(url, init);
        },
      })({ method: 'GET', url: '/a' }),
    );
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.headers.accept).toBe('application/json, text/plain, */*');
    expect(seen[0]).toMatchObject({ credentials: 'same-origin', redirect: 'manual' });
    expect(error).toBeInstanceOf(errors.HttpError);
  });

  it('R139 JSON:API type both ways', async () => {
    await client()({ method: 'POST', url: '/a', body: {}, jsonApi: true });
    expect(server.requests[0]?.headers).toMatchObject({ accept: 'application/vnd.api+json', 'content-type': 'application/vnd.api+json' });
  });

  it('R136 gives JSON, text or bytes', async () => {
    server.answer = (request, response) => {
      if (request.url === '/json') sendJson(response, 200, { a: 1 });
      else response.writeHead(200, { 'content-type': 'text/csv' }).end('a;b');
    };
    expect((await client()({ method: 'GET', url: '/json' })).data).toEqual({ a: 1 });
    expect((await client()({ method: 'GET', url: '/text' })).data).toBe('a;b');
    const bytes = (await client()({ method: 'GET', url: '/text', responseType: 'arraybuffer' })).data;
    expect(new TextDecoder().decode(bytes as ArrayBuffer)).toBe('a;b');
  });
});

describe('R135 parallel identical calls', () => {
  it('a second call reuses the pending one, unless told otherwise', async () => {
    server.answer = (_request, response, nth) => setTimeout(() => sendJson(response, 200, { nth }), 20);
    const send = client();
    const [a, b] = await Promise.all([send({ method: 'GET', url: '/a' }), send({ method: 'GET', url: '/a' })]);
    expect([a.data, b.data]).toEqual([{ nth: 1 }, { nth: 1 }]);
    await Promise.all([send({ method: 'GET', url: '/a', parallel: 'allow' }), send({ method: 'GET', url: '/a', parallel: 'allow' })]);
    expect(server.requests).toHaveLength(3);
  });

  it('posts are never joined unless asked, nor are other bodies or headers', async () => {
    const send = client();
    const post = (body: unknown) => send({ method: 'POST', url: '/a', body });
    await Promise.all([post({ a: 1 }), post({ a: 1 })]);
    const reuse = (body: unknown, headers = {}) => send({ method: 'POST', url: '/a', body, headers, parallel: 'reuse' });
    await Promise.all([reuse({ a: 1 }), reuse({ a: 1 }), reuse({ a: 2 }), reuse({ a: 1 }, { 'x-auth': 'b' })]);
    expect(server.requests).toHaveLength(5);
  });

  it('one of two may give up, and the other still gets its answer', async () => {
    server.answer = (_request, response) => setTimeout(() => sendJson(response, 200, 'ok'), 30);
    const send = client();
    const leaving = new AbortController();
    const first = send({ method: 'GET', url: '/a', signal: leaving.signal });
    const second = send({ method: 'GET', url: '/a' });
    leaving.abort();
    expect(errors.isCancelled(await failureOf(first))).toBe(true);
    expect((await second).data).toBe('ok');
  });
});

describe('R138 cache', () => {
  it('is keyed by url and parameters, and lives as long as told', async () => {
    let time = 0;
    const cache = createResponseCache(() => time);
    const send = client({ cache });
    const get = (url: string) => send({ method: 'GET', url, cacheTtlMs: 1000 });
    await get('/a?x=1');
    await get('/a?x=1');
    await get('/a?x=2');
    expect(server.requests).toHaveLength(2);
    time = 1000;
    await get('/a?x=1');
    expect(server.requests).toHaveLength(3);
    cache.clear();
    await get('/a?x=1');
    expect(server.requests).toHaveLength(4);
  });

  it('keeps no failures and forgets the oldest first', async () => {
    const cache = createResponseCache(() => 0, 2);
    server.answer = (_request, response) => sendJson(response, 500, {});
    const send = client({ cache });
    await failureOf(send({ method: 'GET', url: '/a', cacheTtlMs: 1000 }));
    server.answer = (_request, response) => sendJson(response, 200, {});
    for (const url of ['/a', '/b', '/c', '/b', '/c', '/a']) await send({ method: 'GET', url, cacheTtlMs: 1000 });
    expect(server.requests.map((request) => request.url)).toEqual(['/a', '/a', '/b', '/c', '/a']);
  });
});

describe('R126 dictionaries', () => {
  it('are asked for once in their 15 minutes', async () => {
    let time = 0;
    const send = client({ cache: createResponseCache(() => time) });
    const load = () => send({ method: 'GET', url: '/translation-api/by-lang/ru', cacheTtlMs: 900_000 });
    await load();
    time = 899_999;
    await load();
    expect(server.requests).toHaveLength(1);
    time = 900_000;
    await load();
    expect(server.requests).toHaveLength(2);
  });
});

describe('R140 error classes', () => {
  it.each([
    [400, errors.BadRequestError, 'BadRequest'],
    [401, errors.UnauthorizedError, 'Unauthorized'],
    [403, errors.ForbiddenError, 'Forbidden'],
    [404, errors.NotFoundError, 'NotFound'],
    [429, errors.HttpError, 'HTTPError'],
    [500, errors.HttpError, 'HTTPError'],
  ])('%i', async (status, type, name) => {
    server.answer = (_request, response) => sendJson(response, status, { code: 'invalid', message: 'no', title: 'Refused', errors: [] });
    const error = await failureOf(client()({ method: 'GET', url: '/a' }));
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject({ name, statusCode: status, message: 'no', title: 'Refused', code: 'invalid', request: { method: 'GET' } });
    expect((error as errors.HttpError).response?.status).toBe(status);
  });

  it('R110 carries the map of validation errors', async () => {
    server.answer = (_request, response) =>
      sendJson(response, 400, { success: false, validation_errors: { summ: ['too low'], phone: 'wrong' } });
    const error = await failureOf(client()({ method: 'POST', url: '/a', body: {} }));
    expect((error as errors.HttpError).validationErrors).toEqual({ summ: ['too low'], phone: ['wrong'] });
  });

  it('R111 a success flag of false fails with status 200, but not for exempt calls', async () => {
    server.answer = (_request, response) => sendJson(response, 200, { success: false });
    expect(await failureOf(client()({ method: 'POST', url: '/web-api/user/balance' }))).toMatchObject({
      statusCode: 200,
      message: 'query error',
    });
    expect((await client()({ method: 'PUT', url: '/api/web/user/v1/password' })).data).toEqual({ success: false });
  });

  it("a gateway's half page is a failure, not data", async () => {
    server.answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":tr');
    expect(await failureOf(client()({ method: 'GET', url: '/a' }))).toMatchObject({ statusCode: 200, message: 'server error' });
  });
});

describe('R090 retry, time-out, abort', () => {
  it('retries lost connections and gateway failures up to the count', async () => {
    server.answer = (request, response, nth) => {
      if (nth === 1) request.socket.destroy();
      else if (nth === 2) sendJson(response, 503, {});
      else sendJson(response, 200, 'at last');
    };
    expect((await client()({ method: 'GET', url: '/a', retries: 2 })).data).toBe('at last');
    expect(server.requests).toHaveLength(3);
  });

  it('does not retry refusals, nor anything without being asked', async () => {
    server.answer = (_request, response) => sendJson(response, 409, {});
    await failureOf(client()({ method: 'POST', url: '/a', retries: 3 }));
    server.answer = (request) => request.socket.destroy();
    expect(await failureOf(client()({ method: 'POST', url: '/b' }))).toBeInstanceOf(errors.NetworkError);
    expect(server.requests).toHaveLength(2);
  });

  it('R141 R142 time-outs have the statuses 1488 before the answer and 1489 in its middle, with the url in the message', async () => {
    server.answer = (request, response) => {
      if (request.url === '/never') return;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"half":');
    };
    const never = await failureOf(client()({ method: 'GET', url: '/never', timeoutMs: 60 }));
    const half = await failureOf(client()({ method: 'GET', url: '/half', timeoutMs: 200 }));
    expect(never).toMatchObject({ name: 'Timeout', statusCode: 1488, message: `time-out: ${server.origin}/never` });
    expect(half).toMatchObject({ name: 'Timeout', statusCode: 1489, message: `download time-out: ${server.origin}/half` });
    expect((half as errors.TimeoutError).duringDownload).toBe(true);
  });

  it('R142 a cancelled request is flagged, carries its url and is not reported', async () => {
    const reported: Error[] = [];
    const finished: string[] = [];
    const leaving = new AbortController();
    server.answer = () => leaving.abort();
    const send = client({ hooks: { onError: (error) => reported.push(error), onFinish: ({ url }) => finished.push(url) } });
    const error = await failureOf(send({ method: 'GET', url: '/a', signal: leaving.signal, retries: 5 }));
    expect(error).toMatchObject({ isCancel: true, message: `cancelled: ${server.origin}/a` });
    expect(errors.isCancelled(error)).toBe(true);
    await expect.poll(() => finished).toEqual([`${server.origin}/a`]);
    expect(reported).toEqual([]);
    expect(errors.isCancelled(await failureOf(send({ method: 'GET', url: '/b', signal: leaving.signal })))).toBe(true);
    expect(server.requests).toHaveLength(1);
  });

  it('tells its hooks of each step, and of failures once', async () => {
    const steps: string[] = [];
    server.answer = (_request, response) => sendJson(response, 404, {});
    const hooks = {
      onRequest: () => steps.push('request'),
      onResponse: (_: unknown, status: number) => steps.push(`response ${status}`),
      onError: (error: Error) => steps.push(`error ${error.name}`),
      onFinish: () => steps.push('finish'),
    };
    await failureOf(client({ hooks })({ method: 'GET', url: '/a' }));
    expect(steps).toEqual(['request', 'response 404', 'error NotFound', 'finish']);
  });
});
