import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, MOBILE, sharedSite, skipReason, type TestSite, waitForHydration } from '../site.ts';

/** Sum of the page's layout shifts since its first byte, those right after an input left out, as the web vital counts them. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean })
              .reduce((sum, entry) => sum + (entry.hadRecentInput ? 0 : entry.value), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Without a single shift nothing is reported.
        setTimeout(() => resolve(0), 500);
      }),
  );

/** The first frames of a socket, before anything has changed: the greeting, what it subscribed to, and the match as it stands. */
const FIRST_FRAMES = 5;

describe.skipIf(skipReason !== null)(`pages that stand still${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  it.each([
    ['desktop', DESKTOP],
    ['mobile', MOBILE],
  ])('R125 S051 the page of a live match shifts by at most 0.02 while it is played (%s)', async (_name, viewport) => {
    const { page, context } = await site.visit('/en/live', { viewport });
    const address = await page.locator('.event-row a.event-teams-link').first().getAttribute('href');
    let frames = 0;
    page.on('websocket', (socket) => socket.on('framereceived', () => (frames += 1)));
    await page.goto(site.url + address);
    await waitForHydration(page);
    await page.locator('.price').nth(3).waitFor();
    // Prices, score or incidents come in meanwhile, how often depends on the match and on the machine.
    await expect.poll(() => frames).toBeGreaterThan(FIRST_FRAMES);
    const shift = await layoutShift(page);
    console.log(`layout shift of ${address}: ${shift.toFixed(4)}`);
    expect(shift).toBeLessThanOrEqual(0.02);
    await context.close();
  });

  it('R125 home hardly moves when its font comes late', async () => {
    const { page, context } = await site.visit('/favicon.svg');
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    await page.goto(`${site.url}/en`, { waitUntil: 'commit' });
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Inter Variable') && status === 'loaded'),
    );
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
    await context.close();
  });

  it('R125 a row of which half has come stays where it is when the rest comes', async () => {
    const whole = await (await fetch(`${site.url}/en`, { headers: { accept: 'text/html', cookie: 'consent=1' } })).text();
    const cut = whole.indexOf('class="event-teams-link"', whole.indexOf('<article class="event-row')) + 200;
    let sendRest = (): void => {};
    const slow = http.createServer((request, response) => {
      if (request.url !== '/en') return void response.writeHead(307, { location: site.url + request.url }).end();
      response.writeHead(200, { 'content-type': 'text/html' }).write(whole.slice(0, cut));
      sendRest = () => response.end(whole.slice(cut));
    });
    await new Promise<void>((resolve) => void slow.listen(0, '127.0.0.1', resolve));
    const { page, context } = await site.visit('/favicon.svg');
    await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/en`, { waitUntil: 'commit' });
    await page.locator('.event-row').first().waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    // A font that comes late on a busy machine moves lines too, by what the test above allows: it is there before the rest is sent.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await layoutShift(page);
    sendRest();
    await page.waitForLoadState();
    expect((await layoutShift(page)) - before).toBeLessThanOrEqual(0.001);
    await context.close();
    slow.close();
  });
});
