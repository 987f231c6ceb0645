import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrivesNow } from './arrival.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('when a call arrived', () => {
  it('is before what it had to queue for, and not before it came, however late the answer is read', () => {
    const arrival = arrivesNow();
    vi.advanceTimersByTime(250);
    const queriedAt = performance.now();
    vi.advanceTimersByTime(400);
    expect(arrival.at({ now: new Date(10_000), queriedAt })).toBe(9_750);
  });
});
