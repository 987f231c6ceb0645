import { describe, expect, it, vi } from 'vitest';
import type { PageCaller } from './api-client-context.tsx';
import { createLateCalls, type OpenCalls } from './late-calls.ts';

function stage() {
  const told: string[] = [];
  let arrive: (calls: OpenCalls) => void = () => undefined;
  const load = vi.fn(() => new Promise<OpenCalls>((resolve) => (arrive = resolve)));
  const caller = {
    execute: async (key: string) => void told.push(`execute ${key}`),
    tryExecute: async (key: string) => {
      told.push(`try ${key}`);
      return { data: key };
    },
  } as unknown as PageCaller;
  return {
    calls: createLateCalls(load),
    load,
    told,
    come: () => arrive({ caller, forget: () => void told.push('forget') }),
  };
}

describe('calls whose script comes later', () => {
  it('ask for it once, and wait for it', async () => {
    const { calls, load, told, come } = stage();
    expect(load).not.toHaveBeenCalled();
    calls.begin();
    const answer = calls.caller.tryExecute('userBalance', {});
    const other = calls.caller.execute('userBalance', {});
    expect([load.mock.calls.length, told]).toEqual([1, []]);
    come();
    expect(await answer).toEqual({ data: 'userBalance' });
    await other;
    expect(told).toEqual(['try userBalance', 'execute userBalance']);
  });

  it('forget the player before what is called afterwards', async () => {
    const { calls, load, told, come } = stage();
    calls.forget();
    expect(load).not.toHaveBeenCalled();
    calls.begin();
    calls.forget();
    const answer = calls.caller.tryExecute('userBalance', {});
    come();
    await answer;
    expect(told).toEqual(['forget', 'try userBalance']);
  });
});
