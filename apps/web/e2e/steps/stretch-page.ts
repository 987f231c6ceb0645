import type { Page } from 'playwright-core';

/** Makes the window as tall as the page, so that no target lies half under the bar at the bottom by the chance of where a round left the scroll. */
export async function stretchPage(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  // Boxes learn of their new size in the next frame, and show it in the one after.
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}
