import { ChatDelta } from '@touchline/contract/casino-chat/shapes';
import type { TopicSequences } from '#features/line';
import type { Platform } from '#platform/platform';
import { Channel, IDLE_CHANNEL_TTL_MS } from './channel.ts';
import { Frame } from './frame.ts';
import type { Subscriber } from './subscriber.ts';
import { parseTopic } from './topic.ts';

/** Words are gathered for so long: four frames a second at most, however many talk. */
const FLUSH_MS = 250;
const TIDY_MS = 10_000;

interface Room {
  readonly channel: Channel;
  /** The name of its count of frames. */
  readonly count: string;
  /** Changes since the last frame, in the order in which they came. */
  readonly waiting: ChatDelta[];
}

const keyOf = (brandId: number | string, topic: string): string => `${topic}@${brandId}`;

/** Several changes as one; what was said and removed within one frame is not said. */
function joinDeltas(deltas: readonly ChatDelta[]): ChatDelta {
  const removed = deltas.flatMap((delta) => delta.removed ?? []);
  const said = deltas.flatMap((delta) => delta.said ?? []).filter(({ id }) => !removed.includes(id));
  const renamed = deltas.flatMap((delta) => delta.renamed ?? []);
  return { ...(said.length > 0 && { said }), ...(removed.length > 0 && { removed }), ...(renamed.length > 0 && { renamed }) };
}

/**
 * The topics `chat:<game>:<language>`: rooms of the chat, each brand's by themselves, from whichever process took the words by way of the bus. A
 * frame is made once for everybody who reads. Subscribers leave by way of the hub; one that was too slow finds a hole in the numbers and asks again.
 */
export class ChatChannels {
  readonly #platform: Pick<Platform, 'bus' | 'clock' | 'log'>;
  readonly #seqs: TopicSequences;
  readonly #rooms = new Map<string, Room>();
  readonly #timers: NodeJS.Timeout[] = [];
  #unsubscribe: (() => void) | undefined;

  constructor(platform: Pick<Platform, 'bus' | 'clock' | 'log'>, seqs: TopicSequences) {
    this.#platform = platform;
    this.#seqs = seqs;
  }

  start(): void {
    this.#unsubscribe = this.#platform.bus.subscribe('casino-chat.*.*.*', (message, subject) => this.#gather(message, subject));
    this.#timers.push(
      setInterval(() => this.#flush(), FLUSH_MS),
      setInterval(() => this.#tidy(), TIDY_MS),
    );
  }
  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#unsubscribe?.();
  }

  subscribe(subscriber: Subscriber, brandId: number, topic: string, from: number | undefined): void {
    const { channel, count } = this.#roomOf(brandId, topic);
    channel.subscribers.add(subscriber);
    subscriber.channels.set(topic, channel);
    const seq = this.#seqs.of(count);
    const kept = from === undefined ? undefined : from === seq ? [] : channel.since(from);
    subscriber.answer(new Frame(JSON.stringify({ t: 'snap', topic, seq: kept ? from : seq })));
    for (const frame of kept ?? []) subscriber.deliver(channel, frame);
  }

  #roomOf(brandId: number, topic: string): Room {
    const key = keyOf(brandId, topic);
    const known = this.#rooms.get(key);
    if (known) return known;
    const named = parseTopic(topic);
    if (named?.of !== 'chat') throw new Error(`${topic} is no room`);
    const room: Room = { channel: new Channel(topic, named, named.language, this.#platform.clock.now()), count: key, waiting: [] };
    this.#rooms.set(key, room);
    return room;
  }

  #gather(message: unknown, subject: string): void {
    const [, brandId = '', game = '', language = ''] = subject.split('.');
    const room = this.#rooms.get(keyOf(brandId, `chat:${game}:${language}`));
    if (!room) return;
    // It may come from a process of another version.
    const { data: delta, error } = ChatDelta.safeParse(message);
    if (!delta) {
      this.#platform.log.error({ issues: error.issues.map((i) => i.path.join('.')) }, 'news of a room of an unknown shape');
      return;
    }
    room.waiting.push(delta);
  }

  /** One frame for each room in which something has changed. */
  #flush(): void {
    for (const { channel, count, waiting } of this.#rooms.values()) {
      if (waiting.length === 0) continue;
      const delta = joinDeltas(waiting.splice(0));
      channel.send(this.#seqs.next(count), JSON.stringify({ w: delta }));
    }
  }

  /** Lets go of rooms in which nobody has read for long. */
  #tidy(): void {
    const now = this.#platform.clock.now();
    for (const [key, { channel, count }] of this.#rooms) {
      if (channel.subscribers.size > 0 || now - channel.emptySince < IDLE_CHANNEL_TTL_MS) continue;
      this.#rooms.delete(key);
      // A client that returns with an old number must not seem up to date.
      this.#seqs.next(count);
    }
  }
}
