import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BettingWorld, startBettingWorld } from '../../tests/harness/betting-world.ts';

const BUILD = path.resolve(import.meta.dirname, '../../../web/build/server/index.js');

describe.skipIf(!fs.existsSync(BUILD))('pages (needs the built site)', () => {
  let test: BettingWorld;
  beforeAll(async () => {
    test = await startBettingWorld({ roles: ['api', 'push', 'ingest', 'web'], matches: 3, liveMatches: 1 });
  });
  afterAll(() => test.close());

  it('T78 carry a policy that lets only marked scripts run, and every script is marked', async () => {
    const page = await test.request({ url: '/en' });
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    const nonce = /script-src 'self' 'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(policy).toContain("frame-ancestors 'self'");
    const scripts = page.body.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(page.body).not.toMatch(/\son(click|load|error)=/);
  });

  it('have another nonce each time', async () => {
    const policies = await Promise.all([1, 2, 3].map(async () => (await test.request({ url: '/en' })).headers['content-security-policy']));
    expect(new Set(policies).size).toBe(3);
  });

  it('come in the language of their path and are compressed', async () => {
    const page = await test.request({ url: '/ar', headers: { 'accept-encoding': 'gzip', 'accept-language': 'en' } });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(page.headers.vary).toContain('accept-encoding');
    const plain = await test.request({ url: '/ar' });
    expect(plain.body).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"/);
  });

  it('send the visitor of / to a language', async () => {
    const reply = await test.request({ url: '/', headers: { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.5' } });
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toMatch(/^\/ru/);
  });

  it('do not stand in for calls that do not exist', async () => {
    const reply = await test.request({ url: '/service-api/nothing' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json().code).toBe('not_found');
  });
});
