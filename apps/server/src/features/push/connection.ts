import { PushRequest } from '@touchline/contract/push';
import { Frame } from './frame.ts';
import type { Hub } from './hub.ts';
import type { Personal } from './personal.ts';
import { Subscriber, type Wire } from './subscriber.ts';

const MAX_TOPICS = 100;
/** Requests: a burst of so many, then so many a second. */
const BURST = 120;
const PER_SECOND = 20;
/** After so many frames that make no sense, or beyond the rate, the connection is closed. */
const MAX_OFFENCES = 20;
const POLICY_VIOLATION = 1008;

/** Whose a token is; null for one that is not good. */
export type ReadToken = (token: string) => Promise<{ readonly id: bigint } | null>;

export interface Connection {
  readonly subscriber: Subscriber;
  /** Text of a frame from the other side. */
  receive(text: string): void;
  /** Subscribes without a frame, for server-sent events. */
  subscribe(topic: string, lang: string | undefined, from: number | undefined): Promise<void>;
  signIn(player: { readonly id: bigint }): void;
  close(): void;
}

/** What one connection may ask, whatever carries it. */
export function createConnection(wire: Wire, hub: Hub, personal: Personal, readToken: ReadToken, now: () => number): Connection {
  const subscriber = new Subscriber(wire, now, (s, channel, since) => hub.catchUp(s, channel, since));
  let player: { readonly id: bigint } | null = null;
  let tokens = BURST;
  let refilledAt = now();
  let offences = 0;
  /** Requests are answered in order: a subscription to `me` waits for the token before it. */
  let queue: Promise<void> = Promise.resolve();
  let closed = false;

  const refuse = (topic: string | null, code: string): void => subscriber.answer(new Frame(JSON.stringify({ t: 'err', topic, code })));
  function offend(code: string): void {
    offences++;
    if (offences >= MAX_OFFENCES) wire.end(POLICY_VIOLATION, code);
    else if (!closed) refuse(null, code);
  }
  function withinRate(): boolean {
    const at = now();
    tokens = Math.min(BURST, tokens + ((at - refilledAt) / 1000) * PER_SECOND);
    refilledAt = at;
    if (tokens < 1) return false;
    tokens--;
    return true;
  }

  async function subscribe(topic: string, lang: string | undefined, from: number | undefined): Promise<void> {
    if (subscriber.channels.has(topic)) hub.unsubscribe(subscriber, topic);
    if (subscriber.channels.size >= MAX_TOPICS) return refuse(topic, 'too_many_topics');
    if (topic === 'me') {
      if (!player) return refuse(topic, 'unauthenticated');
      personal.subscribe(subscriber, player.id, from);
      return;
    }
    if ((await hub.subscribe(subscriber, topic, lang, from)) === 'unknown_topic') refuse(topic, 'unknown_topic');
    // It may have gone while its coupon was looked up.
    if (closed) hub.leave(subscriber);
  }
  async function answer(request: PushRequest): Promise<void> {
    switch (request.op) {
      case 'ping':
        return subscriber.answer(new Frame(JSON.stringify({ t: 'pong', now: now() })));
      case 'auth': {
        const found = await readToken(request.token);
        if (!found) return refuse(null, 'unauthenticated');
        // Another player on the same socket must not go on hearing of the first.
        if (player && player.id !== found.id) personal.leave(subscriber);
        player = found;
        return;
      }
      case 'sub':
        return subscribe(request.topic, request.lang, request.from);
      case 'unsub':
        if (request.topic === 'me') personal.leave(subscriber);
        else hub.unsubscribe(subscriber, request.topic);
        return;
    }
  }

  subscriber.answer(new Frame(JSON.stringify({ t: 'hello', now: now() })));
  return {
    subscriber,
    receive(text) {
      if (closed) return;
      if (!withinRate()) return offend('rate_limited');
      let data: unknown;
      try {
        data = JSON.parse(text);
      } catch {
        return offend('invalid');
      }
      const request = PushRequest.safeParse(data);
      if (!request.success) return offend('invalid');
      queue = queue.then(() => (closed ? undefined : answer(request.data))).catch(() => refuse(null, 'unavailable'));
    },
    subscribe,
    signIn(signedIn) {
      player = signedIn;
    },
    close() {
      closed = true;
      hub.leave(subscriber);
      personal.leave(subscriber);
    },
  };
}
