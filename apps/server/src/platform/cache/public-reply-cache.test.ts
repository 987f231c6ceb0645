import type { IncomingMessage, ServerResponse } from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { createTestClock } from '../../../tests/harness/test-clock.ts';
import { createScriptedSource } from '../../../tests/harness/worlds/scripted-source.ts';
import { lineOpening } from '../../../tests/harness/worlds/small-feed-app.ts';
import { EncodedReply } from '../http/handler.ts';
import { createPublicReplyCache, publicViewKey } from './public-reply-cache.ts';

const VIEW = '/service-api/LineFeed/Get1x2_VZip';
let test: TestApp;
let base = '';
beforeAll(async () => {
  const clock = createTestClock();
  const source = createScriptedSource(clock.now, lineOpening(clock.now()));
  test = await startTestApp({ roles: ['api', 'ingest', 'jobs'], clock, source });
  await vi.waitUntil(() => !test.app.features.feed.book.isSourceSilent, { timeout: 10_000 });
  // Over a socket: injected requests do not reach the cache.
  base = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const ask = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${base}${url}`, { headers: { 'accept-language': '*', ...headers } });
/** Asked twice: once answered by the handler, once from the cache. */
async function twice(url: string, headers: Record<string, string> = {}): Promise<readonly [Response, Response]> {
  const first = await ask(url, headers);
  return [first, await ask(url, headers)];
}
const championOf = async (reply: Response): Promise<string> =>
  ((await reply.json()) as { champs: { name: string }[] }).champs[0]?.name ?? '';

describe('a view that was asked for before', () => {
  it.each([
    ['the address', `${VIEW}?lng=ru`, {}, 'Премьер-лига'],
    ['the cookie', VIEW, { cookie: 'lng=ru' }, 'Премьер-лига'],
    ['the first of two cookies', VIEW, { cookie: 'lng=ru; lng=en' }, 'Премьер-лига'],
    ['a cookie written in escapes', VIEW, { cookie: 'lng=%72u' }, 'Премьер-лига'],
    ['the wishes of the browser', VIEW, { 'accept-language': 'ru,en;q=0.5' }, 'Премьер-лига'],
    ['nothing', VIEW, {}, 'Premier League'],
    ['the cookie before the wishes', VIEW, { cookie: 'lng=en', 'accept-language': 'ru' }, 'Premier League'],
    ['wishes too long to be remembered', VIEW, { 'accept-language': `ru${',xx'.repeat(200)}` }, 'Премьер-лига'],
  ])('is in the language of %s', async (_what, url, headers, name) => {
    for (const reply of await twice(url, headers as Record<string, string>)) expect(await championOf(reply)).toBe(name);
  });

  it('writes prices as each asks', async () => {
    for (const view of [1, 2, 3, 1]) {
      const [a, b] = await twice(`${VIEW}?coefViewId=${view}`);
      expect(await b.text()).toBe(await a.text());
    }
    const texts = await Promise.all([1, 2, 3].map(async (view) => (await ask(`${VIEW}?coefViewId=${view}`)).text()));
    expect(new Set(texts).size).toBe(3);
  });

  it('is not given to others under a player’s id, however the name is spelt', async () => {
    const player = await test.player();
    const own = { cookie: `user_token=${player.token}` };
    for (const name of ['userId', 'user%49d', '%75serId']) {
      for (const reply of await twice(`${VIEW}?${name}=${player.id}`, own)) expect(reply.status).toBe(200);
      for (const reply of await twice(`${VIEW}?${name}=${player.id}`)) expect(reply.status).toBe(403);
    }
  });

  it('keeps the headers of the whole way, and says anew what is each reply’s own', async () => {
    const [a, b] = await twice(`${VIEW}?count=7`);
    const own = new Set(['x-request-id', 'date', 'content-encoding', 'content-length', 'connection', 'keep-alive']);
    const fixed = (reply: Response) => Object.fromEntries([...reply.headers].filter(([name]) => !own.has(name)));
    expect(fixed(b)).toEqual(fixed(a));
    expect(fixed(b)).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': expect.stringContaining("'none'") });
    expect(b.headers.get('x-request-id')).not.toBe(a.headers.get('x-request-id'));
    expect(b.headers.get('vary')).toContain('accept-language');
  });

  it.each([
    ['identity', null],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['gzip;q=0', null],
  ])('comes in the coding that is accepted: %s', async (accepted, coding) => {
    for (const reply of await twice(VIEW, { 'accept-encoding': accepted })) {
      expect(reply.headers.get('content-encoding')).toBe(coding);
      expect(await championOf(reply)).toBe('Premier League');
    }
  });

  it('is 304 for who has it, counted with the rest', async () => {
    const count = async (status: string): Promise<number> =>
      Number(
        new RegExp(`touchline_http_seconds_count\\{status="${status}"\\} (\\d+)`).exec(await (await ask('/metrics')).text())?.[1] ?? 0,
      );
    const etag = (await ask(VIEW)).headers.get('etag') ?? '';
    const [fresh, unchanged] = [await count('2xx'), await count('3xx')];
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`]) expect((await ask(VIEW, { 'if-none-match': header })).status).toBe(304);
    expect((await ask(VIEW, { 'if-none-match': '"other"' })).status).toBe(200);
    expect(await count('3xx')).toBe(unchanged + 3);
    expect(await count('2xx')).toBeGreaterThan(fresh);
  });
});

it('the cache keeps no more than it may, whatever a reader asks for', () => {
  const bounds = { entries: 50, bytes: 100_000 };
  const replies = createPublicReplyCache({ observe: () => undefined, keyOf: (request) => publicViewKey(request, 1), bounds });
  const requestFor = (n: number) => ({ method: 'GET', url: `/service-api/x?n=${n}`, headers: {} }) as IncomingMessage;
  let sent = 0;
  const response = { writeHead: () => undefined, end: () => (sent += 1) } as unknown as ServerResponse;
  for (let n = 0; n < 5_000; n++) {
    const bytes = Buffer.alloc((n * 37) % 6_000);
    const encoded: EncodedReply = new EncodedReply({ etag: `"${n}"`, identity: bytes, contentType: 'text/plain' }, () => encoded);
    replies.remember(requestFor(n), encoded, {});
    expect(replies.bytes).toBeLessThanOrEqual(bounds.bytes);
  }
  expect(replies.serve(requestFor(4_999), response)).toBe(true);
  expect(replies.serve(requestFor(0), response)).toBe(false);
  expect(sent).toBe(1);
});

it('a call that names a type but brings no body is answered', async () => {
  const { port } = new URL(base);
  const reply = await new Promise<string>((resolve, reject) => {
    const socket = net.connect(Number(port), '127.0.0.1', () =>
      socket.write(
        'POST /web-api/registration/fast HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n',
      ),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', reject);
    socket.on('end', () => resolve(text));
  });
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
});
