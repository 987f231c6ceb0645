import { describe, expect, it, vi } from 'vitest';
import { createLateFile } from './late-file.ts';

describe('a file that components can draw without', () => {
  it('is brought once, and tells whoever waits for it', async () => {
    const load = vi.fn(async () => 'engine');
    const file = createLateFile(load);
    const told = vi.fn();
    const left = vi.fn();
    file.subscribe(told);
    file.subscribe(left)();
    expect([file.read(), load.mock.calls.length]).toEqual([undefined, 0]);
    file.bring();
    file.bring();
    await vi.waitFor(() => expect(file.read()).toBe('engine'));
    expect([load.mock.calls.length, told.mock.calls.length, left.mock.calls.length]).toEqual([1, 1, 0]);
  });

  it('is not there where it is broken, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const file = createLateFile(() => Promise.reject(new Error('broken')));
    file.bring();
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(file.read()).toBeUndefined();
    log.mockRestore();
  });
});
