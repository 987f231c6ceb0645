import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('dictionaries', () => {
  it('C247 GET /translation-api/by-lang/{lang} has all texts as a string of JSON', async () => {
    const reply = await test.request({ url: '/translation-api/by-lang/ru' });
    const { dictionaryMap } = reply.json();
    expect(typeof dictionaryMap).toBe('string');
    expect(JSON.parse(dictionaryMap)['error.invalid']).toMatch(/[а-я]/);
    expect((await test.request({ url: '/translation-api/by-lang/xx' })).statusCode).toBe(404);
  });

  it('C248 names the units, and C249 serves each of them', async () => {
    const { units } = (await test.request({ url: '/translation-api/api/external/v2/unit/language/ar' })).json();
    expect(units.map((u: { name: string }) => u.name)).toContain('error');
    for (const { name, path } of units) {
      const texts = (await test.request({ url: path })).json();
      expect(Object.keys(texts).length).toBeGreaterThan(0);
      expect(Object.keys(texts).every((key) => key.startsWith(`${name}.`))).toBe(true);
    }
    expect((await test.request({ url: '/genfiles/web-app-v2/../../etc/passwd' })).statusCode).toBe(404);
  });

  it('R126 says how long to keep them, and answers 304 to whoever has them', async () => {
    const first = await test.request({ url: '/translation-api/by-lang/en' });
    expect(first.headers['cache-control']).toBe('public, max-age=900');
    const again = await test.request({ url: '/translation-api/by-lang/en', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const file = await test.request({ url: '/genfiles/web-app-v2/en/error.json', headers: { 'accept-encoding': 'gzip, br' } });
    expect(file.headers['cache-control']).toBe('public, max-age=86400');
    expect(file.headers['content-encoding']).toBe('br');
  });
});
