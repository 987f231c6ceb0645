import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CUT_AFTER_MS, createLineWatch } from './line-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the page knows that its line is cut', () => {
  it('once it has not come back for a while, however often it tried', () => {
    const line = createLineWatch();
    const heard = vi.fn(() => line.cut);
    line.subscribe(heard);
    line.heard('online');
    line.heard('offline');
    vi.advanceTimersByTime(CUT_AFTER_MS - 1);
    line.heard('connecting');
    line.heard('offline');
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    line.heard('connecting');
    line.heard('online');
    expect(heard.mock.results.map(({ value }) => value)).toEqual([true, false]);
  });
  it.each(['online', 'paused', 'closed'] as const)('says nothing of a line that is %s in time', (status) => {
    const line = createLineWatch();
    line.heard('offline');
    line.heard(status);
    vi.advanceTimersByTime(10 * CUT_AFTER_MS);
    expect(line.cut).toBe(false);
  });
});
