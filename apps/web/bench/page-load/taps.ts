import type { Locator, Page } from 'playwright-core';

const BETWEEN_MS = 700;
const REACH_MS = 5000;

const price =
  (place: number) =>
  (page: Page): Locator =>
    page.locator('#main button.price:not(.price-locked):visible').nth(place);

const chip =
  (place: number) =>
  (page: Page): Locator =>
    page.locator('#main .chips .chip:visible').nth(place);

/** Names of taps, and their targets on a page. */
export type Steps = readonly (readonly [string, (page: Page) => Locator])[];

const COOKIES: Steps = [['cookies', (page) => page.locator('.cookie-actions button').first()]];
const MENU: Steps = [
  ['menu', (page) => page.locator('.bottom-navigation button').last()],
  ['close', (page) => page.locator('dialog[open] .dialog-button').first()],
];

/** The taps of somebody who looks around and fills a coupon. */
export const SPORT_STEPS: Steps = [
  ...COOKIES,
  ['price', price(0)],
  ['price', price(2)],
  ['coupon', (page) => page.locator('.bottom-navigation button').first()],
  ['close', (page) => page.locator('#coupon .only-sheet')],
  ...MENU,
  ['price', price(1)],
  ['price', price(4)],
  ['star', (page) => page.locator('#main .star:visible').first()],
  ['chip', chip(1)],
  ['price', price(3)],
  ['price', price(3)],
  ['price', price(5)],
];

/** The taps of somebody who looks for a game. */
export const CASINO_STEPS: Steps = [
  ...COOKIES,
  ['filters', (page) => page.locator('.lobby-filter-more')],
  ['filters', (page) => page.locator('.lobby-filter-more')],
  ...MENU,
  ['chip', chip(1)],
  ['chip', chip(2)],
  ['chip', chip(0)],
];

/** Taps that were made and how long each took from the finger to the next frame, milliseconds; the browser tells nothing below 16. */
export interface Taps {
  readonly done: number;
  /** Names of those that the page has nothing for. */
  readonly missing: readonly string[];
  readonly durations: readonly number[];
}

/** Taps around on a page that answers. */
export async function tapAround(page: Page, steps: Steps): Promise<Taps> {
  await page.evaluate(() => {
    const longest = new Map<number, number>();
    Reflect.set(window, 'tapDurations', longest);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[])
        if (entry.interactionId > 0) longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
  });
  let done = 0;
  const missing: string[] = [];
  for (const [name, find] of steps) {
    try {
      await find(page).tap({ timeout: REACH_MS });
      done += 1;
    } catch {
      missing.push(name);
    }
    await page.waitForTimeout(BETWEEN_MS);
  }
  const durations = await page.evaluate(() => [...(Reflect.get(window, 'tapDurations') as Map<number, number>).values()]);
  return { done, missing, durations };
}
