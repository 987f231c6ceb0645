import { describe, expect, it } from 'vitest';
import { backoffMs, retry } from './retry.ts';

const PAUSES = { firstMs: 100, maxMs: 1_000 };

describe('backoffMs', () => {
  it.each([
    [0, 0, 50],
    [0, 1, 100],
    [2, 0.5, 300],
    [4, 1, 1_000],
    [10_000, 1, 1_000],
  ])('after failure %i with a draw of %d', (failures, random, pause) => {
    expect(backoffMs(failures, PAUSES, () => random)).toBe(pause);
  });
});

describe('retry', () => {
  /** Fails so many times, then gives how often it was asked. */
  function failing(times: number) {
    let asked = 0;
    return async (): Promise<number> => {
      asked += 1;
      if (asked <= times) throw new Error(`failure ${asked}`);
      return asked;
    };
  }
  it('tries again after each pause until it succeeds', async () => {
    const pauses: number[] = [];
    const pause = async (failures: number): Promise<void> => void pauses.push(failures);
    expect(await retry(failing(2), { tries: 3, isPassing: () => true, pause })).toBe(3);
    expect(pauses).toEqual([0, 1]);
  });
  it('throws what the last try threw', async () => {
    await expect(retry(failing(9), { tries: 3, isPassing: () => true })).rejects.toThrow('failure 3');
  });
  it('throws at once what does not pass', async () => {
    await expect(retry(failing(9), { tries: 3, isPassing: () => false })).rejects.toThrow('failure 1');
  });
  it('ends where its pause does', async () => {
    const pause = async (): Promise<never> => {
      throw new Error('aborted');
    };
    await expect(retry(failing(9), { tries: 3, isPassing: () => true, pause })).rejects.toThrow('aborted');
  });
});
