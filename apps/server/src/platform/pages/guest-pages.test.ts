import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUN_SEED } from '../../../tests/harness/run-seed.ts';
import { createTestClock } from '../../../tests/harness/test-clock.ts';
import { type BettingWorld, startBettingApp } from '../../../tests/harness/worlds/betting-app.ts';
import { guestPageKey } from './guest-page-key.ts';

const BUILD = path.resolve(import.meta.dirname, '../../../../web/build/server/index.js');

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

describe.skipIf(!fs.existsSync(BUILD))('pages of guests (needs the built site)', () => {
  let test: BettingWorld;
  let port = 0;
  beforeAll(async () => {
    // The clock stands still: whatever differs then is not the moment's doing.
    test = await startBettingApp({ roles: ['api', 'push', 'ingest', 'web'], matches: 3, liveMatches: 1, clock: createTestClock() });
    port = Number(new URL(await test.app.server.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => test.close());

  /** Over a socket: injected requests do not reach the reply cache. */
  const ask = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = http.request({ host: '127.0.0.1', port, path: url, headers }, (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => (text += part));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
      });
      request.on('error', reject);
      request.end();
    });
  const withoutNonce = (text: string): string => text.replaceAll(/ nonce="[\w-]+"/g, '');
  /** Rendered for this very request alone: with a token that is nobody's the page is a guest's and is never kept. */
  const rendered = async (url: string, headers: Record<string, string>): Promise<Answer> =>
    ask(url, { ...headers, cookie: [headers.cookie, 'user_token=nobody'].filter(Boolean).join('; ') });

  it('that are kept are those that would be rendered, whatever cookies and headers came before', async () => {
    const cookie = fc.constantFrom(
      'view=theme%3Dlight',
      'view=theme=dark&odds=american',
      'view=sportsOnly%3D1',
      'view=%E0%A4%A',
      'consent=3',
      'adult=1',
      'lng=ru',
      'other=secret-of-one',
    );
    const asked = fc.record({
      url: fc.constantFrom('/en', '/ru', '/ar/line', '/en/live', '/en?within=2-4'),
      cookies: fc.array(cookie, { maxLength: 3 }),
      wishes: fc.constantFrom('', 'en-KE,en;q=0.5', 'ru-RU', 'de-DE,en-GB'),
      agent: fc.constantFrom('Mozilla/5.0 (iPhone) Mobile', 'Googlebot/2.1', 'agent-of-one'),
      forwarded: fc.constantFrom('', '203.0.113.9'),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ url, cookies, wishes, agent, forwarded }) => {
        const headers = {
          'user-agent': agent,
          ...(wishes ? { 'accept-language': wishes } : {}),
          ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
          ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
        };
        const first = await ask(url, headers);
        const kept = await ask(url, headers);
        const fresh = await rendered(url, headers);
        expect([first.status, kept.status, fresh.status]).toEqual([200, 200, 200]);
        expect(withoutNonce(kept.text)).toBe(withoutNonce(fresh.text));
        expect(withoutNonce(first.text)).toBe(withoutNonce(fresh.text));
        expect(kept.text).not.toMatch(/secret-of-one|agent-of-one|203\.0\.113/);
        expect(kept.headers.vary).toBe(first.headers.vary);
        expect(kept.headers['content-security-policy']).toContain("'sha256-");
      }),
      { seed: RUN_SEED, numRuns: 40 },
    );
  });

  it('asked for by a hundred at once are rendered once', async () => {
    const metric = async (): Promise<number> =>
      Number(/^touchline_pages_rendered\{for="guests"\} (\d+)/m.exec((await ask('/metrics')).text)?.[1] ?? 0);
    const [before, from] = [await metric(), performance.now()];
    const pages = await Promise.all(Array.from({ length: 100 }, () => ask('/en/line?within=4%2B')));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    // A page is good for a second: a machine that does much else may need another one.
    const seconds = Math.floor((performance.now() - from) / 1_000);
    expect((await metric()) - before).toBeLessThanOrEqual(1 + seconds);
  });

  it('are answered with 304 to who has them', async () => {
    const tags = async () => {
      const first = await ask('/en/cyber');
      return ask('/en/cyber', { 'if-none-match': String(first.headers.etag) });
    };
    await expect.poll(async () => (await tags()).status, { timeout: 10_000 }).toBe(304);
  });

  it('are never a player’s, and a player never gets one', async () => {
    const player = await test.player();
    const own = { cookie: `user_token=${player.token}` };
    const guest = await ask('/en/results');
    const signedIn = await ask('/en/results', own);
    const after = await ask('/en/results');
    expect(signedIn.headers['content-security-policy']).toContain("'nonce-");
    expect(signedIn.text).toContain(player.id.toString());
    for (const page of [guest, after]) {
      expect(page.headers['content-security-policy']).not.toContain('nonce');
      expect(page.text).not.toContain(player.id.toString());
    }
  });
});

describe('what makes two requests for a page the same', () => {
  const keyOf = (url: string, headers: http.IncomingHttpHeaders = {}, method = 'GET') =>
    guestPageKey({ url, method, headers: { host: 'localhost', ...headers } } as http.IncomingMessage, false);

  it.each([
    ['a player', '/en', { cookie: 'a=1; user_token=x' }],
    ['a program', '/en', { authorization: 'Bearer x' }],
    ['a player’s program', '/en', { 'x-auth': 'Bearer x' }],
    ['a query that pages do not read', '/en?utm_source=1', {}],
    ['one of two queries', '/en?page=1?x', {}],
    ['a form', '/en/login', {}],
    ['the office', '/en/office', {}],
    ['a ticket', '/en/password-reset?token=1', {}],
    ['a call', '/web-api/site/config', {}],
    ['a long address', `/en/line?page=${'1'.repeat(400)}`, {}],
    ['a heavy cookie', '/en', { cookie: `view=${'1'.repeat(900)}` }],
  ])('%s has no page that is kept', (_who, url, headers) => {
    expect(keyOf(url, headers)).toBeUndefined();
  });

  it('only a question is kept', () => {
    expect(keyOf('/en', {}, 'POST')).toBeUndefined();
    expect(keyOf('/en', {}, 'HEAD')).toBeUndefined();
  });

  it('no two different sets of wishes have one key', () => {
    const text = fc.string({ maxLength: 6 }).filter((part) => !/[;\s]/.test(part));
    const cookies = fc.record({ view: fc.option(text), consent: fc.option(text), adult: fc.option(text), lng: fc.option(text) });
    const headerOf = (values: Readonly<Record<string, string | null>>): string =>
      Object.entries(values)
        .flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
        .join('; ');
    fc.assert(
      fc.property(cookies, cookies, (a, b) => {
        const [one, other] = [headerOf(a), headerOf(b)];
        expect(keyOf('/en', { cookie: one }) === keyOf('/en', { cookie: other })).toBe(one === other);
      }),
      { seed: RUN_SEED },
    );
  });
});
