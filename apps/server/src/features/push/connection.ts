import type { SharedDelta } from '@touchline/contract/casino/shared-shapes';
import type { ChatDelta } from '@touchline/contract/casino-chat/shapes';
import { PushRequest } from '@touchline/contract/push/messages';
import type { BusChannels } from './bus-channels.ts';
import type { Channel } from './channel.ts';
import { Frame } from './frame.ts';
import type { Hub } from './hub.ts';
import type { PlayerChannels } from './player-channels.ts';
import { type PushTransport, Subscriber } from './subscriber.ts';
import { parseTopic } from './topic.ts';

const MAX_TOPICS = 100;
/** Requests: a burst of so many, then so many a second. */
const BURST = 120;
const PER_SECOND = 20;
/** After so many frames that make no sense, or beyond the rate, the connection is closed. */
const MAX_OFFENCES = 20;
const POLICY_VIOLATION = 1008;

const NOTHING_ASKED: Promise<void> = Promise.resolve();

/** The player that a token belongs to; null for one that is not good, or another brand's. */
export type ReadToken = (token: string, brandId: number) => Promise<{ readonly id: bigint } | null>;

export interface Connection {
  readonly subscriber: Subscriber;
  /** Text of a frame from the other side. */
  receive(text: string): void;
  /** Subscribes without a frame, for server-sent events. */
  subscribe(topic: string, lang: string | undefined, from: number | undefined): Promise<void>;
  signIn(player: { readonly id: bigint }): void;
  close(): void;
}

/** Parts that the connections of a process share. */
interface ConnectionDeps {
  readonly hub: Hub;
  readonly personal: PlayerChannels;
  readonly tables: BusChannels<SharedDelta>;
  readonly chat: BusChannels<ChatDelta>;
  readonly readToken: ReadToken;
  /** Sports that a brand does not offer at present. */
  readonly closedSports: (brandId: number) => readonly number[];
  readonly now: () => number;
}

/** Requests that one connection may make, whatever carries it. A class, because there are many: functions of its own would double its memory. */
class PushConnection implements Connection {
  readonly subscriber: Subscriber;
  readonly #deps: ConnectionDeps;
  readonly #brandId: number;
  #player: { readonly id: bigint } | null = null;
  #tokens = BURST;
  #refilledAt: number;
  #offences = 0;
  /** Requests are answered in order: a subscription to `me` waits for the token before it. */
  #queue = NOTHING_ASKED;
  #closed = false;

  constructor(subscriber: Subscriber, deps: ConnectionDeps, brandId: number) {
    this.subscriber = subscriber;
    this.#deps = deps;
    this.#brandId = brandId;
    this.#refilledAt = deps.now();
    subscriber.answer(new Frame(JSON.stringify({ t: 'hello', now: this.#refilledAt })));
  }

  receive(text: string): void {
    if (this.#closed) return;
    if (this.#withinRate()) this.#take(text);
    else this.#offend('rate_limited');
  }
  async subscribe(topic: string, lang: string | undefined, from: number | undefined): Promise<void> {
    const { subscriber } = this;
    const { hub, personal, tables, chat, closedSports } = this.#deps;
    if (subscriber.channels.has(topic)) hub.unsubscribe(subscriber, topic);
    if (subscriber.channels.size >= MAX_TOPICS) return this.#refuse(topic, 'too_many_topics');
    if (topic === 'me') {
      if (!this.#player) return this.#refuse(topic, 'unauthenticated');
      personal.subscribe(subscriber, this.#player.id, from);
      return;
    }
    const of = parseTopic(topic)?.of;
    if (of === 'table') return tables.subscribe(subscriber, this.#brandId, topic, from);
    if (of === 'chat') return chat.subscribe(subscriber, this.#brandId, topic, from);
    const asked = { lang, from, closedSports: closedSports(this.#brandId) };
    if ((await hub.subscribe(subscriber, topic, asked)) === 'unknown_topic') this.#refuse(topic, 'unknown_topic');
    // It may have gone while its coupon was looked up.
    if (this.#closed) hub.leave(subscriber);
  }
  signIn(player: { readonly id: bigint }): void {
    this.#player = player;
  }
  close(): void {
    this.#closed = true;
    this.#deps.hub.leave(this.subscriber);
    this.#deps.personal.leave(this.subscriber);
  }

  #take(text: string): void {
    const request = PushRequest.safeParse(readJson(text));
    if (!request.success) {
      this.#offend('invalid');
      return;
    }
    this.#queue = this.#queue
      .then(() => (this.#closed ? undefined : this.#answer(request.data)))
      .catch(() => this.#refuse(null, 'unavailable'));
  }
  async #answer(request: PushRequest): Promise<void> {
    const { hub, personal, readToken, now } = this.#deps;
    const { subscriber } = this;
    switch (request.op) {
      case 'ping':
        return subscriber.answer(new Frame(JSON.stringify({ t: 'pong', now: now() })));
      case 'auth': {
        const found = await readToken(request.token, this.#brandId);
        if (!found) return this.#refuse(null, 'unauthenticated');
        // Another player on the same socket must not go on hearing of the first.
        if (this.#player && this.#player.id !== found.id) personal.leave(subscriber);
        this.#player = found;
        return;
      }
      case 'sub':
        return this.subscribe(request.topic, request.lang, request.from);
      case 'unsub':
        if (request.topic === 'me') personal.leave(subscriber);
        else hub.unsubscribe(subscriber, request.topic);
        return;
    }
  }
  #refuse(topic: string | null, code: string): void {
    this.subscriber.answer(new Frame(JSON.stringify({ t: 'err', topic, code })));
  }
  #offend(code: string): void {
    this.#offences++;
    if (this.#offences >= MAX_OFFENCES) this.subscriber.wire.end(POLICY_VIOLATION, code);
    else if (!this.#closed) this.#refuse(null, code);
  }
  #withinRate(): boolean {
    const at = this.#deps.now();
    this.#tokens = Math.min(BURST, this.#tokens + ((at - this.#refilledAt) / 1000) * PER_SECOND);
    this.#refilledAt = at;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}

/** Undefined, which is no request, where it is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes the connections of a process. */
export function createConnector(deps: ConnectionDeps): (wire: PushTransport, brandId: number) => Connection {
  const catchUp = (subscriber: Subscriber, channel: Channel, since: number): void => {
    // The next frame of a table or a room shows the hole by its number.
    if (channel.topic.of !== 'table' && channel.topic.of !== 'chat') deps.hub.catchUp(subscriber, channel, since);
  };
  return (wire, brandId) => new PushConnection(new Subscriber(wire, deps.now, catchUp), deps, brandId);
}
