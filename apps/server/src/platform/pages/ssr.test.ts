import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addTestBrand } from '../../../tests/harness/test-brand.ts';
import { type BettingWorld, startBettingApp } from '../../../tests/harness/worlds/betting-app.ts';

const BUILD = path.resolve(import.meta.dirname, '../../../../web/build/server/index.js');

describe.skipIf(!fs.existsSync(BUILD))('pages (needs the built site)', () => {
  let test: BettingWorld;
  beforeAll(async () => {
    test = await startBettingApp({ roles: ['api', 'push', 'ingest', 'web'], matches: 3, liveMatches: 1 });
  });
  afterAll(() => test.close());

  it('T78 of players carry a policy that lets only marked scripts run, and every script is marked', async () => {
    const player = await test.player();
    const page = await test.request({ url: '/en', headers: { cookie: `user_token=${player.token}` } });
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    const nonce = /script-src 'self' 'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(policy).toContain("frame-ancestors 'self'");
    const scripts = page.body.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(page.body).not.toMatch(/\son(click|load|error)=/);
  });

  it('of players have another nonce each time', async () => {
    const player = await test.player();
    const ask = () => test.request({ url: '/en', headers: { cookie: `user_token=${player.token}` } });
    const policies = await Promise.all([1, 2, 3].map(async () => (await ask()).headers['content-security-policy']));
    expect(new Set(policies).size).toBe(3);
  });

  it('T78 of guests carry a policy that names every script by its hash', async () => {
    const page = await test.request({ url: '/en' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('nonce');
    expect(page.body).not.toContain('nonce=');
    const inline = [...page.body.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(inline.length).toBeGreaterThan(2);
    for (const text of inline) expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  });

  it('come in the language of their path and are compressed', async () => {
    const page = await test.request({ url: '/ar', headers: { 'accept-encoding': 'gzip', 'accept-language': 'en' } });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(page.headers.vary).toContain('accept-encoding');
    const plain = await test.request({ url: '/ar' });
    expect(plain.body).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"/);
  });

  it('R117 of a host at which guests sign in first show them the ways in alone, steps inside of the site too', async () => {
    const admin = await test.operator(['admin']);
    const set = (value: readonly string[] | null) => {
      const payload = { name: 'signInFirstHosts', value, scope: { country: 'KZ' }, reason: 'members only' };
      return admin.request({ method: 'POST', url: '/operator-api/site-settings/set', payload });
    };
    const strange = await addTestBrand(test.platform, { id: 2 });
    expect((await set([strange])).json().validation_errors.value.join()).toContain(strange);
    expect((await set(['localhost'])).statusCode).toBe(200);
    const look = async (url: string, headers: Record<string, string> = {}) => {
      const {
        statusCode,
        headers: said,
        body,
      } = await test.request({
        url,
        headers: { host: 'localhost', 'accept-language': 'ru-KZ', ...headers },
      });
      return [statusCode, said.location ?? (body.includes('/en/login?next=') ? 'leads to the login' : undefined)];
    };
    const toLogin = [302, '/en/login?next=%2Fen%2Fline%3Fpage%3D2'];
    expect([await look('/en/line?page=2'), await look('/en/line.data?page=2')]).toEqual([toLogin, [202, 'leads to the login']]);
    for (const url of ['/en/login', '/en/registration', '/en/information/rules']) expect((await look(url))[0], url).toBe(200);
    expect(await look('/en/line', { 'accept-language': 'en-IE' })).toEqual([200, undefined]);
    expect(await look('/en/line', { host: '127.0.0.1' })).toEqual([200, undefined]);
    const { token } = await test.player();
    expect(await look('/en/line', { cookie: `user_token=${token}` })).toEqual([200, undefined]);
    expect((await set(null)).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await look('/en/line')).toEqual([200, undefined]));
  });

  it('S239 that are open while maintenance begins load the whole page, which says why', async () => {
    const admin = await test.operator(['admin']);
    const set = (value: unknown) =>
      admin.request({ method: 'POST', url: '/operator-api/site-settings/set', payload: { name: 'maintenance', value, reason: 'Update' } });
    expect((await set({ until: '2040-01-01T06:00:00Z', reason: 'provider' })).statusCode).toBe(200);
    const step = await test.request({ url: '/en/live.data?page=2&_routes=live' });
    expect([step.statusCode, step.body.includes('/en/live?page=2'), step.body.includes('"reload",true')]).toEqual([202, true, true]);
    const page = await test.request({ url: '/en/live?page=2' });
    expect([page.statusCode, page.body.includes('being repaired')]).toEqual([503, true]);
    expect((await set(null)).statusCode).toBe(200);
    expect((await test.request({ url: '/en/live.data?page=2&_routes=live' })).statusCode).toBe(200);
  });

  it('ask to come back while the database cannot answer', async () => {
    const query = vi
      .spyOn(pg.Pool.prototype, 'query')
      .mockRejectedValue(new Error('Connection terminated due to connection timeout') as never);
    const page = await test
      .request({ url: '/en/results?text=nobody', headers: { accept: 'text/html' } })
      .finally(() => query.mockRestore());
    expect(page.statusCode).toBe(503);
    expect(page.body).not.toContain('Connection terminated');
    expect((await test.request({ url: '/en/results?text=nobody', headers: { accept: 'text/html' } })).statusCode).toBe(200);
  });

  it('send the visitor of / to a language', async () => {
    const reply = await test.request({ url: '/', headers: { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.5' } });
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toMatch(/^\/ru/);
  });

  it('whose address cannot be read are pages that are not there', async () => {
    for (const url of ['/en/coupon/%E0%A4%A', '/ru/%', '/%E0%A4%A']) {
      const reply = await test.request({ url, headers: { accept: 'text/html' } });
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toContain('text/html');
      expect(reply.body).toContain(url.startsWith('/ru') ? 'lang="ru"' : 'lang="en"');
      expect(reply.body).toContain('error-screen');
    }
  });

  it('are told to search engines: screens, sports and championships that are there, in every language', async () => {
    const robots = await test.request({ url: '/robots.txt' });
    expect(robots.headers['content-type']).toContain('text/plain');
    for (const line of ['Disallow: /web-api/', 'Disallow: /*/office/', 'Disallow: /operator-api/', 'Allow: /'])
      expect(robots.body).toContain(line);
    const index = /Sitemap: (\S+)/.exec(robots.body)?.[1] ?? '';
    const locations = async (address: string): Promise<string[]> => {
      const reply = await test.request({ url: new URL(address).pathname });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toContain('application/xml');
      return [...reply.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
    };
    const files = await locations(index);
    expect(files.length).toBeGreaterThan(1);
    const pages = (await Promise.all(files.map(locations))).flat();
    expect(new Set(pages).size).toBe(pages.length);
    // Every address that is told of is there, at that very address.
    for (const page of pages) {
      const { pathname } = new URL(page);
      const reply = await test.request({ url: pathname });
      expect([pathname, reply.statusCode]).toEqual([pathname, 200]);
    }
    for (const language of ['en', 'ru', 'ar'])
      expect(pages.some((page) => new URL(page).pathname.startsWith(`/${language}/line/`))).toBe(true);
    expect((await test.request({ url: '/sitemap/nothing.xml' })).statusCode).toBe(404);
  });

  it('have the mark of the site, also for who asks where it always was', async () => {
    const icon = await test.request({ url: '/favicon.ico' });
    expect(icon.statusCode).toBe(200);
    expect([...icon.rawPayload.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });

  it('do not stand in for calls that do not exist', async () => {
    const reply = await test.request({ url: '/service-api/nothing' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json().code).toBe('not_found');
  });
});
