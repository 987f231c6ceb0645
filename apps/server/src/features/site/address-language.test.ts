import { expect, it } from 'vitest';
import { startTestApp } from '../../../tests/harness/test-app.ts';
import { addressInOurLanguage } from './address-language.ts';

const CODES = ['en', 'ru', 'pt-BR'];

it.each([
  ['/en-US/live?sport=1', '/en/live?sport=1'],
  ['/EN', '/en'],
  ['/ru_RU/', '/ru/'],
  ['/pt/line', '/pt-BR/line'],
  ['/pt-PT', '/pt-BR'],
  ['/en-US//evil.example', '/en//evil.example'],
  ['/en/live', undefined],
  ['/pt-BR', undefined],
  ['/de/live', undefined],
  ['/english', undefined],
  ['/assets/en-US.js', undefined],
  ['/', undefined],
])('%s is %s', (url, found) => expect(addressInOurLanguage(url, CODES)).toBe(found));

it('a page is found under the way in which other sites write its language', async () => {
  const test = await startTestApp({ roles: ['api', 'web'] });
  try {
    const moved = await test.request({ url: '/en-GB/results?day=2026-01-01' });
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/en/results?day=2026-01-01']);
    expect((await test.request({ url: '/de/results' })).statusCode).toBe(404);
  } finally {
    await test.close();
  }
});
