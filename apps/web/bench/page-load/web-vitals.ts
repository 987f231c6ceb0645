import type { Page } from 'playwright-core';

export interface Vitals {
  readonly lcpMs: number;
  /** The last paint among the largest: its tag and class. */
  readonly largest: string;
  readonly shift: number;
}

const TAPS = 12;
const BETWEEN_MS = 700;

/** Of the page as it has been so far. Layout shifts right after a touch are left out, as the web vital does. */
export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 300);
      });
    const paints = (await entries('largest-contentful-paint')) as (PerformanceEntry & { readonly element: Element | null })[];
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean })[];
    const last = paints.at(-1);
    return {
      lcpMs: last?.startTime ?? Number.NaN,
      largest: last?.element ? `${last.element.tagName.toLowerCase()}.${last.element.className}` : '-',
      shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    };
  });

/** Taps prices that are on the screen, one after another, and tells how long each took to the next frame. */
export async function tapAround(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Reflect.set(window, 'tapDurations', durations);
    const longest = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[])
        if (entry.interactionId > 0) longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
      durations.splice(0, durations.length, ...longest.values());
    }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const prices = page.locator('#main button.price:not(.price-locked):visible');
  for (let n = 0; n < TAPS; n++) {
    await prices
      .nth(n % 6)
      .tap({ timeout: 5000, force: true })
      .catch(() => undefined);
    await page.waitForTimeout(BETWEEN_MS);
  }
  return page.evaluate(() => Reflect.get(window, 'tapDurations') as number[]);
}
