import { describe, expect, it } from 'vitest';
import { isPastBreakpoint, shouldShowToTop } from './scroll-position.ts';

const page = { viewPx: 1000, pagePx: 12_000 };

describe('scroll marks', () => {
  it('R038 the breakpoint is passed beyond 100 from the top until 150 from the bottom', () => {
    const passed = [0, 100, 101, 5000, 10_849, 10_850, 11_000].map((topPx) => isPastBreakpoint({ ...page, topPx }));
    expect(passed).toEqual([false, false, true, true, true, false, false]);
  });

  it('R037 the way to the top is offered beyond four screens, only on the way up, not at the bottom', () => {
    expect(shouldShowToTop({ ...page, previousTopPx: 6100, topPx: 6000 })).toBe(true);
    expect(shouldShowToTop({ ...page, previousTopPx: 5900, topPx: 6000 })).toBe(false);
    expect(shouldShowToTop({ ...page, previousTopPx: 4100, topPx: 4000 })).toBe(false);
    expect(shouldShowToTop({ ...page, previousTopPx: 11_000, topPx: 10_900 })).toBe(false);
  });
});
