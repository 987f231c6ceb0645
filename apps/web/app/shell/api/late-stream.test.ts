import type { PushClient, PushStatus } from '@touchline/client/push/push-client';
import { describe, expect, it, vi } from 'vitest';
import { createLateStream } from './late-stream.ts';

function stage() {
  const told: string[] = [];
  const statuses: PushStatus[] = [];
  let arrive: (client: PushClient) => void = () => undefined;
  const load = vi.fn(() => new Promise<PushClient>((resolve) => (arrive = resolve)));
  const client: PushClient = {
    subscribe(topic) {
      told.push(`follow ${topic}`);
      return () => void told.push(`leave ${topic}`);
    },
    pause: () => void told.push('pause'),
    resume: () => void told.push('resume'),
    reconnect: () => void told.push('reconnect'),
    close: () => undefined,
    status: 'offline',
  };
  const stream = createLateStream(load, (status) => statuses.push(status));
  const come = async (): Promise<void> => {
    arrive(client);
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(0));
  };
  return { stream, load, told, statuses, come };
}

describe('a stream whose script comes later', () => {
  it('is not asked for before anything is followed, and once for all topics', () => {
    const { stream, load, statuses } = stage();
    stream.resume();
    expect([load.mock.calls.length, statuses]).toEqual([0, []]);
    stream.subscribe('line', {});
    stream.subscribe('live', {});
    expect([load.mock.calls.length, statuses]).toEqual([1, ['connecting']]);
  });

  it('follows what was asked for meanwhile, except what was left again', async () => {
    const { stream, told, come } = stage();
    const leave = stream.subscribe('line', {});
    stream.subscribe('live', {})();
    await come();
    leave();
    stream.subscribe('match:1', {});
    expect(told).toEqual(['follow line', 'leave line', 'follow match:1']);
  });

  it('is paused as it comes where the page is hidden', async () => {
    const { stream, told, come } = stage();
    stream.subscribe('line', {});
    stream.pause();
    await come();
    stream.resume();
    expect(told).toEqual(['pause', 'follow line', 'resume']);
  });

  it('is connected anew where the network changed, once it is there', async () => {
    const { stream, told, come } = stage();
    stream.reconnect();
    stream.subscribe('line', {});
    await come();
    stream.reconnect();
    expect(told).toEqual(['follow line', 'reconnect']);
  });
});
