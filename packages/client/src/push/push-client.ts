import type { PushRequest } from '@touchline/contract/push/messages';
import { backoffMs } from '@touchline/kernel/retry';
import { parseFrame } from '../frames/parse-frame.ts';
import type { Inflate } from './inflate.ts';
import {
  addTopic,
  applyFrame,
  dropTopic,
  EMPTY_PUSH_STATE,
  onConnected,
  onDisconnected,
  type PushEffect,
  type PushStep,
} from './push-state.ts';
import { type TopicListener, TopicSubscriber } from './topic-subscriber.ts';

export type { TopicListener } from './topic-subscriber.ts';

export interface TopicOptions {
  readonly language?: string;
  /** `seq` of the picture that is already on the screen. */
  readonly from?: number;
}

/** `paused`: the page is hidden and the connection was let go. */
export type PushStatus = 'connecting' | 'online' | 'offline' | 'paused' | 'closed';

/** What is used of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  binaryType?: 'blob' | 'arraybuffer';
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
}

export interface PushClientOptions {
  readonly url: string;
  readonly WebSocket: new (url: string) => Socket;
  /** Used from the third attempt in a row that was never opened: server-sent events, where sockets do not get through. */
  readonly Fallback?: new (
    url: string,
  ) => Socket;
  /** Unpacks frames; with it, sockets are asked for packed ones (about a third of the bytes). */
  readonly inflate?: Inflate;
  /** Sent in an `auth` frame after each connection, where there is one; a browser's cookie needs none. */
  readonly readToken?: () => Promise<string | null>;
  readonly onStatus?: (status: PushStatus) => void;
  /** Server time minus ours in milliseconds, told by each greeting. */
  readonly onClock?: (differenceMs: number) => void;
  readonly now?: () => number;
  readonly random?: () => number;
  /** Silence after which the server is asked whether it is there; twice that closes the connection. */
  readonly silenceMs?: number;
}

export interface PushClient {
  /** Follows a topic until the returned function is called. Topics are counted by use: one subscription serves every listener. */
  subscribe(topic: string, listener: TopicListener, options?: TopicOptions): () => void;
  /** The page is hidden: lets the connection go, keeps the topics and their numbers. */
  pause(): void;
  resume(): void;
  close(): void;
  readonly status: PushStatus;
}

const OPEN = 1;
const FALLBACK_AFTER_ATTEMPTS = 2;
const RECONNECT_PAUSES = { firstMs: 500, maxMs: 15_000 };

/** The stream of a page: one connection, many topics, numbered deltas, holes found and mended, reconnection from the last number. */
export function createPushClient(options: PushClientOptions): PushClient {
  const { now = Date.now, random = Math.random, silenceMs = 20_000 } = options;
  const followers = new Map<string, Set<TopicSubscriber>>();
  let state = EMPTY_PUSH_STATE;
  let socket: Socket | null = null;
  let status: PushStatus = 'offline';
  let attempt = 0;
  let heardAt = 0;
  /** Unpacking takes a moment: whatever comes meanwhile waits its turn. Undefined while nothing is being unpacked. */
  let unpacking: Promise<void> | undefined;
  /** Attempts in a row that never opened. */
  let unopened = 0;
  let reconnect: ReturnType<typeof setTimeout> | undefined;
  let pulse: ReturnType<typeof setInterval> | undefined;

  function setStatus(next: PushStatus): void {
    if (status === next) return;
    status = next;
    options.onStatus?.(next);
  }

  const isOpen = (): boolean => socket?.readyState === OPEN && status === 'online';
  const send = (request: PushRequest): void => {
    if (socket?.readyState === OPEN) socket.send(JSON.stringify(request));
  };

  function apply(step: PushStep): void {
    state = step.state;
    for (const effect of step.effects) carryOut(effect);
  }

  function carryOut(effect: PushEffect): void {
    if (effect.do === 'send') {
      send(effect.request);
      return;
    }
    const listening = effect.topic === null ? [...followers.values()].flatMap((set) => [...set]) : [...(followers.get(effect.topic) ?? [])];
    for (const follower of listening) {
      if (effect.do === 'synced') follower.sync(effect.seq);
      else if (effect.do === 'delta') follower.delta(effect.delta, effect.seq);
      else if (effect.do === 'news') follower.listener.news?.(effect.news);
      else follower.listener.failed?.(effect.code);
    }
  }

  function connect(): void {
    clearTimeout(reconnect);
    if (socket || status === 'closed' || status === 'paused' || followers.size === 0) return;
    setStatus('connecting');
    const Connection = unopened >= FALLBACK_AFTER_ATTEMPTS && options.Fallback ? options.Fallback : options.WebSocket;
    const packs = options.inflate !== undefined && Connection === options.WebSocket;
    const made = new Connection(packs ? `${options.url}${options.url.includes('?') ? '&' : '?'}z=1` : options.url);
    if (packs) made.binaryType = 'arraybuffer';
    unpacking = undefined;
    unopened++;
    socket = made;
    made.onopen = () => void open(made);
    made.onmessage = (event) => receive(made, event.data);
    // An error is always followed by a close.
    made.onerror = null;
    made.onclose = () => lose(made);
  }

  async function open(made: Socket): Promise<void> {
    heardAt = now();
    unopened = 0;
    const token = (await options.readToken?.().catch(() => null)) ?? null;
    if (socket !== made) return;
    if (token !== null) send({ op: 'auth', token });
    setStatus('online');
    apply(onConnected(state));
    clearInterval(pulse);
    pulse = setInterval(() => checkPulse(made), silenceMs / 2);
  }

  /** A dead line gives no close for minutes: silence is answered with a question, and then with a hang-up. */
  function checkPulse(made: Socket): void {
    const silentMs = now() - heardAt;
    if (silentMs >= 2 * silenceMs) {
      made.close();
      lose(made);
    } else if (silentMs >= silenceMs) send({ op: 'ping' });
  }

  /** Frames in the order in which they came, packed or not. */
  function receive(made: Socket, data: unknown): void {
    if (socket !== made) return;
    heardAt = now();
    const { inflate } = options;
    const packed = data instanceof ArrayBuffer && inflate ? inflate(data) : undefined;
    if (!packed && !unpacking) {
      hear(made, data);
      return;
    }
    // Begun at once, taken in turn. What cannot be unpacked is left out: its number is then missing, and the topic is asked for anew.
    const text = packed?.catch(() => undefined) ?? data;
    const mine = Promise.all([text, unpacking]).then(([ready]) => {
      if (unpacking === mine) unpacking = undefined;
      hear(made, ready);
    });
    unpacking = mine;
  }

  function hear(made: Socket, data: unknown): void {
    if (socket !== made) return;
    const frame = parseFrame(data);
    if (!frame) return;
    // Only a server that speaks counts as reached: one that accepts and closes at once is backed off from.
    attempt = 0;
    if (frame.t === 'hello' || frame.t === 'pong') options.onClock?.(frame.now - now());
    apply(applyFrame(state, frame));
  }

  function lose(made: Socket): void {
    if (socket !== made) return;
    hangUp();
    if (status === 'closed' || status === 'paused' || followers.size === 0) return;
    setStatus('offline');
    reconnect = setTimeout(connect, backoffMs(attempt++, RECONNECT_PAUSES, random));
  }

  function hangUp(): void {
    clearInterval(pulse);
    clearTimeout(reconnect);
    const old = socket;
    socket = null;
    state = onDisconnected(state);
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close(1000);
  }

  return {
    subscribe(topic, listener, { language, from } = {}) {
      const follower = new TopicSubscriber(listener);
      const set = followers.get(topic) ?? new Set();
      followers.set(topic, set.add(follower));
      const known = state.topics.get(topic);
      if (!known) apply(addTopic(state, topic, isOpen(), language, from));
      // The topic is already at a point, which this follower's picture may be behind of.
      else if (known.phase === 'live' && known.seq !== null && known.seq !== from) follower.sync(known.seq);
      connect();
      return () => {
        if (!set.delete(follower) || set.size > 0) return;
        followers.delete(topic);
        apply(dropTopic(state, topic, isOpen()));
        if (followers.size > 0 || status === 'closed' || status === 'paused') return;
        hangUp();
        setStatus('offline');
      };
    },
    pause() {
      if (status === 'closed') return;
      setStatus('paused');
      hangUp();
    },
    resume() {
      if (status !== 'paused') return;
      setStatus('offline');
      attempt = 0;
      connect();
    },
    close() {
      setStatus('closed');
      hangUp();
    },
    get status() {
      return status;
    },
  };
}
