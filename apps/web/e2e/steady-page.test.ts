import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hydrated, MOBILE, missing, sharedSite, type Visited } from './site.ts';

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
        // Without a single shift there is nothing to be told.
        setTimeout(() => resolve(0), 500);
      }),
  );

/** What a socket hears before anything has changed: the greeting, what it subscribed to, and the match as it stands. */
const FIRST_FRAMES = 5;

describe.skipIf(missing !== null)(`pages that stand still${missing ? ` (${missing})` : ''}`, () => {
  let site: Visited;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  it.each([
    ['desktop', DESKTOP],
    ['mobile', MOBILE],
  ])('R125 S051 the page of a live match shifts by at most 0.02 while it is played (%s)', async (_name, viewport) => {
    const { page, context } = await site.visit('/en/live', { viewport });
    const address = await page.locator('.ev a.tms').first().getAttribute('href');
    let frames = 0;
    page.on('websocket', (socket) => socket.on('framereceived', () => (frames += 1)));
    await page.goto(site.url + address);
    await hydrated(page);
    await page.locator('.price').nth(3).waitFor();
    // Prices, score or incidents come in meanwhile, how often depends on the match and on the machine.
    await expect.poll(() => frames).toBeGreaterThan(FIRST_FRAMES);
    const shift = await layoutShift(page);
    console.log(`layout shift of ${address}: ${shift.toFixed(4)}`);
    expect(shift).toBeLessThanOrEqual(0.02);
    await context.close();
  });
});
