import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPeriodicTimer } from './periodic-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('R093 periodic timer', () => {
  it('starts, pauses and starts again', async () => {
    const job = vi.fn(async () => {});
    const timer = createPeriodicTimer({ intervalMs: 1000, job });
    timer.start();
    timer.start();
    await vi.advanceTimersByTimeAsync(2500);
    expect(job).toHaveBeenCalledTimes(3);
    timer.pause();
    expect(timer.running).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(job).toHaveBeenCalledTimes(3);
    timer.start('later');
    expect(job).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(job).toHaveBeenCalledTimes(4);
  });

  it('skips runs that would overlap', async () => {
    let running = 0;
    let max = 0;
    const job = vi.fn(async () => {
      max = Math.max(max, ++running);
      await new Promise((resolve) => setTimeout(resolve, 2500));
      running--;
    });
    createPeriodicTimer({ intervalMs: 1000, job }).start();
    await vi.advanceTimersByTimeAsync(6200);
    expect(max).toBe(1);
    expect(job).toHaveBeenCalledTimes(3);
  });

  it('updates at once when forced, joins a run that is going, and counts the interval from there', async () => {
    const job = vi.fn(async () => {});
    const timer = createPeriodicTimer({ intervalMs: 1000, job });
    timer.start('later');
    await vi.advanceTimersByTimeAsync(900);
    await Promise.all([timer.forceUpdate(), timer.forceUpdate()]);
    expect(job).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(900);
    expect(job).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(job).toHaveBeenCalledTimes(2);
  });

  it('is over once destroyed, and tells the run that is going', async () => {
    let signal: AbortSignal | undefined;
    const job = vi.fn((given: AbortSignal) => {
      signal = given;
      return new Promise<void>(() => {});
    });
    const timer = createPeriodicTimer({ intervalMs: 1000, job });
    timer.start();
    timer.destroy();
    expect(signal?.aborted).toBe(true);
    timer.start();
    await timer.forceUpdate();
    await vi.advanceTimersByTimeAsync(5000);
    expect(job).toHaveBeenCalledTimes(1);
  });

  it('outlives a run that fails', async () => {
    const failures: unknown[] = [];
    const timer = createPeriodicTimer({
      intervalMs: 1000,
      job: () => Promise.reject(new Error('no')),
      onError: (error) => failures.push(error),
    });
    timer.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(failures).toHaveLength(3);
  });
});
