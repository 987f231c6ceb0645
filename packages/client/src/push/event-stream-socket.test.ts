import type { PushRequest } from '@touchline/contract/push/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EventStream, eventStreamSocket } from './event-stream-socket.ts';
import type { Socket } from './push-client.ts';

class FakeStream implements EventStream {
  static made: FakeStream[] = [];
  readyState = 1;
  onopen: EventStream['onopen'] = null;
  onerror: EventStream['onerror'] = null;
  onmessage: EventStream['onmessage'] = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeStream.made.push(this);
  }
  close(): void {
    this.readyState = 2;
  }
}

const settled = async (): Promise<void> => new Promise((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
const last = (): FakeStream => FakeStream.made.at(-1) ?? expect.unreachable('no stream was made');
const query = (): Record<string, string> => Object.fromEntries(new URL(last().url, 'http://host').searchParams);

async function open(): Promise<{ readonly socket: Socket; readonly heard: unknown[]; send(...requests: PushRequest[]): Promise<void> }> {
  const socket = new (eventStreamSocket('/push/events', FakeStream))();
  const heard: unknown[] = [];
  socket.onmessage = (event) => heard.push(event.data);
  await settled();
  return {
    socket,
    heard,
    async send(...requests) {
      for (const request of requests) socket.send(JSON.stringify(request));
      await settled();
    },
  };
}

beforeEach(() => {
  FakeStream.made = [];
});

describe('a socket over server-sent events', () => {
  it('asks for all topics at once, each from its number', async () => {
    const { socket, send } = await open();
    expect(socket.readyState).toBe(1);
    await send({ op: 'auth', token: 'x' }, { op: 'sub', topic: 'live', lang: 'ru' }, { op: 'sub', topic: 'match:7', lang: 'ru', from: 12 });
    expect(FakeStream.made).toHaveLength(1);
    expect(query()).toEqual({ topics: 'live,match:7', lang: 'ru', from: ',12' });
  });

  it('begins a new stream when the topics change, from where the old one stood', async () => {
    const { send, heard } = await open();
    await send({ op: 'sub', topic: 'live' });
    const frame = '{"t":"d","topic":"live","seq":31,"d":{}}';
    last().onmessage?.(new MessageEvent('message', { data: frame }));
    expect(heard).toEqual([frame]);
    await send({ op: 'sub', topic: 'line' });
    expect(FakeStream.made[0]?.readyState).toBe(2);
    expect(query()).toEqual({ topics: 'live,line', from: '31,' });
    await send({ op: 'unsub', topic: 'live' }, { op: 'unsub', topic: 'line' });
    expect(last().readyState).toBe(2);
    expect(FakeStream.made).toHaveLength(2);
  });

  it('closes when the stream breaks, and leaves the return to the client', async () => {
    const { socket, send } = await open();
    let closed = 0;
    socket.onclose = () => closed++;
    await send({ op: 'sub', topic: 'live' });
    last().onerror?.(new Event('error'));
    socket.close();
    expect([closed, socket.readyState, last().readyState]).toEqual([1, 3, 2]);
  });

  it('answers a ping while its stream is open', async () => {
    const { send, heard } = await open();
    await send({ op: 'ping' });
    expect(heard).toEqual([]);
    await send({ op: 'sub', topic: 'live' });
    await send({ op: 'ping' });
    expect(heard).toHaveLength(1);
  });
});
