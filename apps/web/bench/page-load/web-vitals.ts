import type { Page } from 'playwright-core';

export interface LargestPaint {
  readonly ms: number;
  /** The last paint among the largest: its tag and class. */
  readonly element: string;
}

/** Of the page as it has been so far; a touch ends it. */
export const readLargestPaint = (page: Page): Promise<LargestPaint> =>
  page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'largest-contentful-paint', buffered: true });
      setTimeout(() => resolve([]), 300);
    });
    const last = paints.at(-1) as (PerformanceEntry & { readonly element: Element | null }) | undefined;
    return {
      ms: last?.startTime ?? Number.NaN,
      element: last?.element ? `${last.element.tagName.toLowerCase()}.${last.element.className}` : '-',
    };
  });

/** The sum of all layout shifts so far; those right after a touch are left out, as the web vital does. */
export const readShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const shifts = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve([]), 300);
    });
    return shifts
      .map((entry) => entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean })
      .reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
