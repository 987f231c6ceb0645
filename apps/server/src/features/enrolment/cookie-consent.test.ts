import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let address = 0;
const ip = (): string => {
  address += 1;
  return `10.7.${address >> 8}.${address & 255}`;
};
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.request({ method: 'POST', url, payload, headers, remoteAddress: ip() });

it('C007 POST /api-v3/v1/user/agreement-with-cookies/log keeps what guests and players choose', async () => {
  const url = '/api-v3/v1/user/agreement-with-cookies/log';
  expect((await post(url, { level: 3 })).json().data).toEqual({ level: 3 });
  expect((await post(url, { level: 4 })).json().validation_errors).toHaveProperty('level');
  const player = await test.player();
  await player.request({ method: 'POST', url, payload: { level: 1 } });
  const [newest] = await test.app.features.enrolment.readConsents(player.id);
  expect(newest).toMatchObject({ subject: 'cookies', level: 1 });
});
