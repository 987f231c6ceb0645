import { describe, expect, it } from 'vitest';
import { MAX_RENDERED_ROWS, visibleRows } from './visible-rows.ts';

describe('virtualWindow', () => {
  it('R043 draws what is seen and 200 pixels around it', () => {
    expect(visibleRows({ count: 500, rowPx: 40, scrollPx: 0, viewPx: 300 })).toEqual({ from: 0, to: 13 });
    expect(visibleRows({ count: 500, rowPx: 40, scrollPx: 4000, viewPx: 300 })).toEqual({ from: 95, to: 113 });
    expect(visibleRows({ count: 500, rowPx: 40, scrollPx: 19_700, viewPx: 300 })).toEqual({ from: 487, to: 500 });
  });

  it('R043 never draws more than 1000 rows, and none of an empty list', () => {
    const { from, to } = visibleRows({ count: 100_000, rowPx: 1, scrollPx: 5000, viewPx: 4000 });
    expect(to - from).toBe(MAX_RENDERED_ROWS);
    expect(visibleRows({ count: 0, rowPx: 40, scrollPx: 0, viewPx: 300 })).toEqual({ from: 0, to: 0 });
    expect(visibleRows({ count: 3, rowPx: 40, scrollPx: 9000, viewPx: 300 })).toEqual({ from: 2, to: 3 });
  });
});
