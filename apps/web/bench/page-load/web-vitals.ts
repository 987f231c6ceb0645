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

export interface LayoutShift {
  /** The sum of all so far. */
  readonly sum: number;
  /** The element that moved most at once: its tag and class. */
  readonly element: string;
}

/** Layout shifts so far; those right after a touch are left out, as the web vital does. */
export const readShift = (page: Page): Promise<LayoutShift> =>
  page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve([]), 300);
    });
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const shifts = entries.map((entry) => entry as Shift).filter(({ hadRecentInput }) => !hadRecentInput);
    const [largest] = shifts.toSorted((a, b) => b.value - a.value);
    const node = largest?.sources[0]?.node;
    const element = node instanceof Element ? node : node?.parentElement;
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      element: element ? `${element.tagName.toLowerCase()}.${element.className}` : '-',
    };
  });
