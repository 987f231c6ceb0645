import { describe, expect, it, vi } from 'vitest';
import { loadLate } from './load-late.ts';

const ADDRESS = 'https://site.example/assets/stream-a1.js';
const CHROMIUM = new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`);
const WEBKIT = new TypeError('Importing a module script failed.');

const quick = { wait: async () => undefined };

vi.spyOn(console, 'warn').mockReturnValue();

describe('a file that is loaded late', () => {
  it('is asked for once where it comes', async () => {
    const load = vi.fn(async () => 'file');
    expect(await loadLate(load, quick)).toBe('file');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for under another address each time, because the browser keeps the failure of the first', async () => {
    const load = vi.fn(() => Promise.reject(CHROMIUM));
    const asked: string[] = [];
    const importFrom = async (address: string): Promise<unknown> => {
      asked.push(address);
      if (asked.length < 30) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
      return 'file';
    };
    expect(await loadLate<string>(load, { ...quick, importFrom })).toBe('file');
    expect(load).toHaveBeenCalledTimes(1);
    expect(asked.slice(0, 2)).toEqual([`${ADDRESS}?again=2`, `${ADDRESS}?again=3`]);
    expect(new Set(asked).size).toBe(30);
  });

  it('is asked for as before where the browser names no address', async () => {
    const load = vi.fn(async () => 'file').mockRejectedValueOnce(WEBKIT);
    expect(await loadLate(load, quick)).toBe('file');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is asked for again where its styles were lost', async () => {
    const load = vi.fn(async () => 'file').mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/dialog-a1.css'));
    expect(await loadLate(load, quick)).toBe('file');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('waits longer each time, a quarter of a minute at most', async () => {
    const pauses: number[] = [];
    let left = 12;
    const load = async (): Promise<string> => {
      if (left-- > 0) throw WEBKIT;
      return 'file';
    };
    await loadLate(load, { wait: async (ms) => pauses.push(ms) });
    expect(pauses).toHaveLength(12);
    expect(pauses[0]).toBeLessThanOrEqual(500);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(15_000);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(7500);
  });

  it('is given up after so many tries, and at once where it throws by itself', async () => {
    const lost = vi.fn(() => Promise.reject(WEBKIT));
    await expect(loadLate(lost, { ...quick, tries: 3 })).rejects.toBe(WEBKIT);
    expect(lost).toHaveBeenCalledTimes(3);
    const broken = vi.fn(() => Promise.reject(new Error('a fault of its own')));
    await expect(loadLate(broken, quick)).rejects.toThrow('a fault of its own');
    expect(broken).toHaveBeenCalledTimes(1);
  });
});
