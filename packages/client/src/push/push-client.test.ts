import type { PushFrame, PushRequest } from '@touchline/contract/push/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPushClient, type PushClientOptions, type PushStatus, type Socket } from './push-client.ts';
import { watchVisibility } from './push-visibility.ts';

class FakeSocket implements Socket {
  static made: FakeSocket[] = [];
  readyState = 0;
  readonly sent: PushRequest[] = [];
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  onmessage: Socket['onmessage'] = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as PushRequest);
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close'));
  }
  async open(): Promise<void> {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
    await vi.advanceTimersByTimeAsync(0);
  }
  binaryType?: 'blob' | 'arraybuffer';
  hearBytes(data: ArrayBuffer): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
  hear(frame: PushFrame | string): void {
    this.onmessage?.(new MessageEvent('message', { data: typeof frame === 'string' ? frame : JSON.stringify(frame) }));
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1) ?? expect.unreachable('no connection was made');
const delta = (seq: number, topic = 'live'): PushFrame => ({ t: 'd', topic, seq, d: { r: [seq] } });

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(options: Partial<PushClientOptions> = {}) {
  const statuses: PushStatus[] = [];
  const push = createPushClient({
    url: 'ws://host/push',
    WebSocket: FakeSocket,
    random: () => 1,
    onStatus: (s) => statuses.push(s),
    ...options,
  });
  return { push, statuses };
}

describe('push client', () => {
  it('takes packed frames in the order in which they came, however long each takes to unpack', async () => {
    const seen: number[] = [];
    // The more bytes, the longer.
    const inflate = async (packed: ArrayBuffer): Promise<string> => {
      await new Promise((resolve) => setTimeout(resolve, packed.byteLength));
      return new TextDecoder().decode(packed).trimEnd();
    };
    const { push } = start({ inflate });
    push.subscribe('live', { delta: (_delta, seq) => void seen.push(seq) });
    expect(last().url).toBe('ws://host/push?z=1');
    expect(last().binaryType).toBe('arraybuffer');
    await last().open();
    const pack = (frame: PushFrame, padding: number): ArrayBuffer =>
      new Uint8Array(new TextEncoder().encode(JSON.stringify(frame).padEnd(padding))).buffer;
    last().hear({ t: 'snap', topic: 'live', seq: 1 });
    last().hearBytes(pack(delta(2), 900));
    last().hear(delta(3));
    last().hearBytes(pack(delta(4), 100));
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual([2, 3, 4]);
    last().hear(delta(5));
    expect(seen).toEqual([2, 3, 4, 5]);
  });

  it('asks anew for a topic whose packed frame is broken', async () => {
    const { push } = start({ inflate: () => Promise.reject(new Error('broken')) });
    push.subscribe('live', {});
    await last().open();
    last().hear({ t: 'snap', topic: 'live', seq: 1 });
    last().hearBytes(new ArrayBuffer(3));
    last().hear(delta(3));
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent.at(-1)).toEqual({ op: 'sub', topic: 'live' });
    expect(last().sent).toHaveLength(2);
  });

  it('asks the fallback for nothing packed', async () => {
    class Refused extends FakeSocket {}
    const fallback: FakeSocket[] = [];
    class Fallback extends FakeSocket {
      constructor(url: string) {
        super(url);
        fallback.push(this);
      }
    }
    const { push } = start({ WebSocket: Refused, Fallback, inflate: async () => '' });
    push.subscribe('live', {});
    for (let i = 0; i < 2; i++) {
      last().close();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(fallback[0]?.url).toBe('ws://host/push');
  });

  it('connects with the first topic, counts topics by use, and hangs up with the last', async () => {
    const { push, statuses } = start();
    expect(FakeSocket.made).toHaveLength(0);
    const first = push.subscribe('live', {});
    await last().open();
    const second = push.subscribe('live', {});
    const other = push.subscribe('match:7', {}, { language: 'ru', from: 12 });
    expect(last().sent).toEqual([
      { op: 'sub', topic: 'live' },
      { op: 'sub', topic: 'match:7', lang: 'ru', from: 12 },
    ]);
    first();
    first();
    expect(last().sent).toHaveLength(2);
    second();
    expect(last().sent.at(-1)).toEqual({ op: 'unsub', topic: 'live' });
    other();
    expect(last().readyState).toBe(3);
    expect(statuses).toEqual(['connecting', 'online', 'offline']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it('gives deltas to every listener of their topic and of no other', async () => {
    const { push } = start();
    const heard: string[] = [];
    push.subscribe('live', { delta: (_, seq) => heard.push(`a${seq}`) });
    push.subscribe('live', { delta: (_, seq) => heard.push(`b${seq}`) });
    push.subscribe('line', { delta: (_, seq) => heard.push(`c${seq}`) });
    await last().open();
    last().hear({ t: 'snap', topic: 'live', seq: 1 });
    last().hear(delta(2));
    expect(heard).toEqual(['a2', 'b2']);
  });

  it('holds deltas back while a picture is fetched, and then gives them in order', async () => {
    const { push } = start();
    const heard: number[] = [];
    let arrive = (): void => {};
    push.subscribe('live', { synced: () => new Promise<void>((resolve) => (arrive = resolve)), delta: (_, seq) => heard.push(seq) });
    await last().open();
    last().hear({ t: 'snap', topic: 'live', seq: 1 });
    last().hear(delta(2));
    last().hear(delta(3));
    expect(heard).toEqual([]);
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([2, 3]);
    last().hear(delta(4));
    expect(heard).toEqual([2, 3, 4]);
  });

  it('tells a later listener to take a picture where its own is behind the stream', async () => {
    const { push } = start();
    const synced: number[] = [];
    push.subscribe('live', {});
    await last().open();
    last().hear({ t: 'snap', topic: 'live', seq: 5 });
    push.subscribe('live', { synced: (seq) => void synced.push(seq) });
    push.subscribe('live', { synced: (seq) => void synced.push(seq) }, { from: 5 });
    expect(synced).toEqual([5]);
  });

  it('comes back after a break, waiting longer each time, and goes on from the last number', async () => {
    const { push, statuses } = start();
    const synced: number[] = [];
    push.subscribe('live', { synced: (seq) => void synced.push(seq) });
    await last().open();
    last().hear({ t: 'snap', topic: 'live', seq: 7 });
    last().close();
    await vi.advanceTimersByTimeAsync(499);
    expect(FakeSocket.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.made).toHaveLength(2);
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.made).toHaveLength(3);
    await last().open();
    expect(last().sent).toEqual([{ op: 'sub', topic: 'live', from: 7 }]);
    last().hear({ t: 'snap', topic: 'live', seq: 7 });
    expect(synced).toEqual([7]);
    expect(statuses).toEqual(['connecting', 'online', 'offline', 'connecting', 'offline', 'connecting', 'online']);
  });

  it('backs off from a server that accepts and closes at once', async () => {
    const { push } = start();
    push.subscribe('live', {});
    for (const waitMs of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      await last().open();
      last().close();
      const made = FakeSocket.made.length;
      await vi.advanceTimersByTimeAsync(waitMs - 1);
      expect(FakeSocket.made).toHaveLength(made);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.made).toHaveLength(made + 1);
    }
  });

  it('falls back to server-sent events when two sockets in a row never open, and tries sockets again after a break', async () => {
    class FallbackSocket extends FakeSocket {}
    const { push } = start({ Fallback: FallbackSocket });
    push.subscribe('live', {});
    for (let i = 0; i < 2; i++) {
      expect(last()).not.toBeInstanceOf(FallbackSocket);
      last().close();
      await vi.advanceTimersByTimeAsync(15_000);
    }
    expect(last()).toBeInstanceOf(FallbackSocket);
    await last().open();
    last().close();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(last()).not.toBeInstanceOf(FallbackSocket);
  });

  it('asks a silent line whether it is alive, and hangs up on a dead one', async () => {
    const { push } = start();
    push.subscribe('live', {});
    const dead = last();
    await dead.open();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(dead.sent.at(-1)).toEqual({ op: 'ping' });
    dead.hear({ t: 'pong', now: Date.now() });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(dead.readyState).toBe(1);
    await vi.advanceTimersByTimeAsync(25_001);
    expect(dead.readyState).toBe(3);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('signs in before it subscribes, and does without where there is no token', async () => {
    const { push } = start({ readToken: async () => 'secret' });
    push.subscribe('me', {});
    await last().open();
    expect(last().sent).toEqual([
      { op: 'auth', token: 'secret' },
      { op: 'sub', topic: 'me' },
    ]);
    const failing = start({ readToken: () => Promise.reject(new Error('signed out')) });
    failing.push.subscribe('live', {});
    await last().open();
    expect(last().sent).toEqual([{ op: 'sub', topic: 'live' }]);
  });

  it('is not disturbed by rubbish', async () => {
    const { push } = start();
    const heard: number[] = [];
    push.subscribe('live', { delta: (_, seq) => heard.push(seq) });
    await last().open();
    for (const rubbish of ['', '{', 'null', '7', '[]', '{"t":"toString"}', '{"t":5}', '{"x":1}']) last().hear(rubbish);
    last().hear({ t: 'snap', topic: 'live', seq: 1 });
    last().hear(delta(2));
    expect(heard).toEqual([2]);
  });

  it('tells the difference of the clocks, refusals and news', async () => {
    const clocks: number[] = [];
    const received: string[] = [];
    const { push } = start({ now: () => 1000, onClockOffset: (ms) => clocks.push(ms) });
    push.subscribe('me', { failed: (code) => received.push(code), news: (news) => received.push(...news.map((n) => n.kind)) });
    await last().open();
    last().hear({ t: 'hello', now: 61_000 });
    last().hear({ t: 'snap', topic: 'me', seq: 0 });
    last().hear({ t: 'me', topic: 'me', seq: 1, news: [{ kind: 'session-ended', reason: 'idle' }] });
    last().hear({ t: 'err', topic: null, code: 'rate_limited' });
    expect(clocks).toEqual([60_000]);
    expect(received).toEqual(['session-ended', 'rate_limited']);
  });

  it('is over once closed', async () => {
    const { push } = start();
    push.subscribe('live', {});
    push.close();
    push.resume();
    push.subscribe('line', {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(push.status).toBe('closed');
  });
});

describe('R096 page visibility', () => {
  it('lets the connection go when the page has been hidden for a while, and goes on at once when it comes back', async () => {
    const { push } = start({ heartbeatTimeoutMs: 3_600_000 });
    let listener = (): void => {};
    const page = {
      visibilityState: 'visible' as 'visible' | 'hidden',
      addEventListener: (_: string, given: () => void) => (listener = given),
      removeEventListener: () => {},
    };
    const end = watchVisibility(page, push, 30_000);
    const show = (state: 'visible' | 'hidden'): void => {
      page.visibilityState = state;
      listener();
    };
    push.subscribe('live', {});
    await last().open();
    last().hear({ t: 'snap', topic: 'live', seq: 3 });
    show('hidden');
    await vi.advanceTimersByTimeAsync(10_000);
    show('visible');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(push.status).toBe('online');
    show('hidden');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(push.status).toBe('paused');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FakeSocket.made).toHaveLength(1);
    show('visible');
    expect(FakeSocket.made).toHaveLength(2);
    await last().open();
    expect(last().sent).toEqual([{ op: 'sub', topic: 'live', from: 3 }]);
    end();
  });
});

describe('a change of the network', () => {
  it('opens another connection at once, counts as offline until then, and goes on from the last number', async () => {
    const { push, statuses } = start();
    push.subscribe('live', {});
    await last().open();
    last().hear({ t: 'snap', topic: 'live', seq: 3 });
    push.reconnect();
    expect(FakeSocket.made).toHaveLength(2);
    await last().open();
    expect(statuses).toEqual(['connecting', 'online', 'offline', 'connecting', 'online']);
    expect(last().sent).toEqual([{ op: 'sub', topic: 'live', from: 3 }]);
  });

  it('opens nothing where nothing is followed or the page is hidden', () => {
    const { push } = start();
    push.reconnect();
    push.subscribe('live', {});
    push.pause();
    push.reconnect();
    expect(push.status).toBe('paused');
    expect(FakeSocket.made).toHaveLength(1);
  });
});
