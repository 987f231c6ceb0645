import type { Browser } from 'playwright-core';
import { type Bytes, countBytes } from './page-bytes.ts';
import { type Steps, type Taps, tapAround } from './taps.ts';
import { type LargestPaint, type LayoutShift, readLargestPaint, readShift } from './web-vitals.ts';

/** How many times slower the phone's processor is than this machine's. */
export const SLOWER = 4;
/** The speed that Lighthouse calls slow 4G. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Long enough for what a page loads when it has nothing else to do. */
const SETTLED_MS = 6000;
/** A page that is not there after so long never comes: a busy machine slowed down four times takes its time. */
const PATIENCE_MS = 180_000;

export interface Visit {
  readonly largest: LargestPaint;
  /** Before, during and after the taps. */
  readonly shift: LayoutShift;
  /** Until it answers to touch. */
  readonly bytes: Bytes;
  /** With what it brings when it has nothing else to do. */
  readonly bytesInAll: Bytes;
  /** When it answers to touch. */
  readonly readyMs: number;
  readonly taps: Taps;
}

/** A new visitor with a phone on a slow network, who reads the page and taps around; without `steps` the page has no script, and nobody taps. */
export async function visit(browser: Browser, address: string, steps: Steps | null): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // Not by turning script off: then nobody could ask the page for its paints.
    if (!steps) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    const bytes = countBytes(session);
    await page.goto(address, { waitUntil: 'load' });
    if (steps) await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    const untilReady = bytes();
    const readyMs = await page.evaluate(() => performance.now());
    await page.waitForTimeout(SETTLED_MS);
    const largest = await readLargestPaint(page);
    const bytesInAll = bytes();
    const taps = await tapAround(page, steps ?? []);
    return { largest, shift: await readShift(page), bytes: untilReady, bytesInAll, readyMs, taps };
  } finally {
    await context.close();
  }
}
