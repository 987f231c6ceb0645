import { type CallSpec, isPlayerAccess, OPERATOR_ROLES } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeHandlers } from '../src/calls.ts';
import { callRequest } from './harness/call-request.ts';
import { fittingInputs } from './harness/schema-inputs.ts';
import { startTestApp, type TestApp } from './harness/test-app.ts';
import { wrongReply } from './harness/wire-reply.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const calls = Object.entries<CallSpec>(CALLS).flatMap(([key, call]) =>
  call.paths.map((path) => ({ key: key as CallKey, call, path, title: `${call.method} ${path.path}` })),
);

it('has a handler for every call of the contract', () => {
  const handlers: Record<string, unknown> = composeHandlers(test.platform, test.app.features);
  expect(Object.keys(CALLS).filter((key) => typeof handlers[key] !== 'function')).toEqual([]);
});

it('gives no two calls the same method and path', () => {
  const routes = calls.map(({ title }) => title);
  expect(routes.filter((route, i) => routes.indexOf(route) !== i)).toEqual([]);
});

describe('forbids guests what is for players', () => {
  it.each(calls.filter(({ call }) => isPlayerAccess(call.access)))('$title', async ({ call, path }) => {
    for (const headers of [
      {},
      { cookie: 'user_token=forged.token.text' },
      { authorization: 'Bearer forged.token.text', 'x-auth': 'Bearer forged.token.text' },
    ]) {
      const wanted = callRequest(call, path, {});
      const reply = await test.request({ ...wanted, headers: { ...wanted.headers, ...headers } });
      expect(reply.statusCode).toBe(401);
      expect(reply.json().code).toBe('unauthenticated');
      expect(wrongReply(call, reply)).toBeUndefined();
    }
  });
});

describe('forbids guests, players and operators of other roles what is for operators', () => {
  it.each(calls.filter(({ call }) => call.access === 'operator'))('$title', async ({ call, path }) => {
    const wanted = callRequest(call, path, {});
    const player = await test.player();
    const forged = { headers: { ...wanted.headers, cookie: `operator_token=${player.token}` } };
    for (const reply of [await test.request(wanted), await player.requestFully(wanted), await test.request({ ...wanted, ...forged })]) {
      expect(reply.statusCode).toBe(401);
      expect(wrongReply(call, reply)).toBeUndefined();
    }
    expect(call.roles).not.toHaveLength(0);
    const others = await test.operator(OPERATOR_ROLES.filter((role) => !call.roles?.includes(role)));
    const refused = await others.request(wanted);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('forbidden');
  });

  it('gives roles to no other call', () => {
    expect(calls.filter(({ call }) => call.access !== 'operator' && call.roles).map(({ title }) => title)).toEqual([]);
  });

  it('an operator is no player', async () => {
    const operator = await test.operator();
    const reply = await operator.request({
      method: 'POST',
      url: '/web-api/user/balance',
      headers: { 'x-auth': `Bearer ${operator.token}` },
    });
    expect(reply.statusCode).toBe(401);
  });
});

describe('refuses rubbish, naming the field', () => {
  const withBody = calls.filter(({ call }) => call.method !== 'GET' && call.body && !call.body.safeParse({}).success);
  it.each(withBody)('$title', async ({ call, path }) => {
    const send = call.access === 'operator' ? (await test.operator()).request : (await test.player()).requestFully;
    for (const body of [{}, [], 'text', { unexpected: true }]) {
      // Segments that fit are the call's own business: only the body is spoiled here.
      const reply = await send(callRequest(call, path, { params: { kind: 'fast' }, body }));
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().validation_errors)).not.toHaveLength(0);
    }
    const reply = await send({
      ...callRequest(call, path, {}),
      payload: '{"broken":',
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.statusCode).toBe(400);
  });
});

describe('a change carries its payload in the body (specification 7.1)', () => {
  /** Links that a mail program follows by POST: all it sends is the address (RFC 8058). */
  const BY_LINK = new Set<CallKey>(['unsubscribeEmails', 'resubscribeEmails']);

  it('no change asks for anything in its query', () => {
    const asking = calls.filter(({ key, call }) => call.method !== 'GET' && call.query && !BY_LINK.has(key));
    expect(asking.map(({ title }) => title)).toEqual([]);
  });

  const replacing = calls.filter(({ call }) => (call.method === 'PUT' || call.method === 'DELETE') && call.body);
  it('C064 C101 C225 C230 C234 are the calls by PUT and DELETE that have one', () => {
    expect(replacing.map(({ path }) => path.row ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'C064',
      'C101',
      'C225',
      'C230',
      'C234',
    ]);
  });
  it.each(replacing)('$title reads it', async ({ call, path }) => {
    const player = await test.player();
    const send = async (body: unknown) => {
      const reply = await player.requestFully(callRequest(call, path, { body }));
      return reply.json().validation_errors ?? {};
    };
    const missed = await send({});
    for (const body of fc.sample(fittingInputs(call.body), { seed: 7, numRuns: 10 })) {
      const refused = await send(body);
      const unread = Object.keys(missed).filter((field) => String(refused[field]) === String(missed[field]));
      expect(unread, `${JSON.stringify(body)} is answered as if nothing stood in it`).toEqual([]);
    }
  });
});

describe('the edge', () => {
  it('answers what does not exist as data under interface paths', async () => {
    const reply = await test.request({ url: '/web-api/nothing' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ success: false, code: 'not_found' });
  });

  it('survives addresses that cannot be decoded', async () => {
    for (const url of ['/web-api/%zz', '/%ff%fe', `/web-api/payments/${'x'.repeat(9_000)}`]) {
      const reply = await test.request({ url });
      expect([400, 401, 404, 414]).toContain(reply.statusCode);
      expect(reply.headers['x-request-id']).toBeDefined();
    }
  });

  it('refuses other media types and oversized bodies', async () => {
    const xml = await test.request({ method: 'POST', url: '/web-api/user/auth', headers: { 'content-type': 'text/xml' }, payload: '<a/>' });
    expect(xml.statusCode).toBe(415);
    const huge = await test.request({
      method: 'POST',
      url: '/web-api/user/auth',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ login: 'x'.repeat(300_000) }),
    });
    expect(huge.statusCode).toBe(413);
  });

  it('T76 refuses changes asked by pages of other sites, whatever cookie they carry', async () => {
    const player = await test.player();
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      const reply = await player.request({ method: 'POST', url: '/web-api/user/balance', headers });
      expect(reply.statusCode).toBe(403);
    }
    const own = await player.request({
      method: 'POST',
      url: '/web-api/user/balance',
      headers: { origin: 'http://localhost:8080', host: 'localhost:8080' },
    });
    expect(own.statusCode).toBe(200);
  });

  it('speaks the language of the caller in refusals', async () => {
    const say = async (language: string) =>
      (await test.request({ method: 'POST', url: '/web-api/user/balance', headers: { 'accept-language': language } })).json()
        .message as string;
    const sentences = await Promise.all([say('en'), say('ru-RU,ru;q=0.9'), say('ar')]);
    expect(new Set(sentences).size).toBe(3);
    expect(sentences[1]).toMatch(/[а-я]/);
  });
});
