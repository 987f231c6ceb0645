import type { FeedDelta } from '@touchline/contract/push/messages';
import type { z } from 'zod';
import type { TopicSequences } from '#features/line';
import type { Platform } from '#platform/platform';
import { Channel, IDLE_CHANNEL_TTL_MS } from './channel.ts';
import type { Subscriber } from './subscriber.ts';
import { parseTopic } from './topic.ts';

/** How often topics are looked over: those that are watched are told of, those that have long been left go. */
const WATCH_MS = 10_000;

/** Topics of one kind, whose changes come by way of the bus. */
interface BusTopics<Delta> {
  readonly of: 'table' | 'chat';
  /** On the bus `<subject>.<brand>.<what the topic's name says after its kind>`: as many parts as `parts`. */
  readonly subject: string;
  readonly parts: number;
  /** A change as it comes on the bus. */
  readonly shape: z.ZodType<Delta>;
  /** Changes are gathered for so long: a frame each is the most that a subscriber gets, whatever happens. */
  readonly flushMs: number;
  /** Several changes as one, in the order in which they came; undefined where nothing has changed. */
  readonly join: (deltas: readonly Delta[]) => FeedDelta | undefined;
  /** Told when somebody comes to a topic, and every ten seconds while anybody is there. */
  readonly watched?: (brandId: number, game: string) => void;
}

interface Kept<Delta> {
  readonly brandId: number;
  readonly game: string;
  readonly channel: Channel;
  /** Changes since the last frame. */
  readonly waiting: Delta[];
}

const keyOf = (brandId: number | string, topic: string): string => `${topic}@${brandId}`;

/**
 * Topics of one kind, each brand's by themselves, from whichever process changes them by way of the bus. A frame is made once for everybody who
 * listens. Subscribers leave by way of the hub, as of every topic but `me`; one that was too slow finds a hole in the numbers and asks again.
 */
export class BusChannels<Delta> {
  readonly #platform: Pick<Platform, 'bus' | 'clock' | 'log'>;
  readonly #seqs: TopicSequences;
  readonly #topics: BusTopics<Delta>;
  /** By the name of their count of frames. */
  readonly #kept = new Map<string, Kept<Delta>>();
  readonly #timers: NodeJS.Timeout[] = [];
  #unsubscribe: (() => void) | undefined;

  constructor(platform: Pick<Platform, 'bus' | 'clock' | 'log'>, seqs: TopicSequences, topics: BusTopics<Delta>) {
    this.#platform = platform;
    this.#seqs = seqs;
    this.#topics = topics;
  }

  start(): void {
    const { subject, parts, flushMs } = this.#topics;
    const subjects = [subject, ...Array.from({ length: 1 + parts }, () => '*')].join('.');
    this.#unsubscribe = this.#platform.bus.subscribe(subjects, (message, of) => this.#gather(message, of));
    this.#timers.push(
      setInterval(() => this.#flush(), flushMs),
      setInterval(() => this.#watch(), WATCH_MS),
    );
  }
  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#unsubscribe?.();
  }

  /** Throws an Error where the topic is none of this kind. */
  subscribe(subscriber: Subscriber, brandId: number, topic: string, from: number | undefined): void {
    const { channel, game } = this.#keep(brandId, topic);
    channel.admit(subscriber, this.#seqs.of(keyOf(brandId, topic)), from);
    this.#topics.watched?.(brandId, game);
  }

  #keep(brandId: number, name: string): Kept<Delta> {
    const key = keyOf(brandId, name);
    const known = this.#kept.get(key);
    if (known) return known;
    const topic = parseTopic(name);
    if ((topic?.of !== 'table' && topic?.of !== 'chat') || topic.of !== this.#topics.of)
      throw new Error(`${name} is no ${this.#topics.of}`);
    const channel = new Channel(name, topic, topic.of === 'chat' ? topic.language : 'en', this.#platform.clock.now());
    const kept: Kept<Delta> = { brandId, game: topic.game, channel, waiting: [] };
    this.#kept.set(key, kept);
    return kept;
  }

  #gather(message: unknown, subject: string): void {
    const [, brandId = '', ...named] = subject.split('.');
    const kept = this.#kept.get(keyOf(brandId, [this.#topics.of, ...named].join(':')));
    if (!kept) return;
    // It may come from a process of another version.
    const { data: delta, error } = this.#topics.shape.safeParse(message);
    if (error) {
      this.#platform.log.error({ issues: error.issues.map((i) => i.path.join('.')) }, `news of a ${this.#topics.of} of an unknown shape`);
      return;
    }
    kept.waiting.push(delta);
  }

  /** One frame for each topic on which something has changed. */
  #flush(): void {
    for (const [key, { channel, waiting }] of this.#kept) {
      if (waiting.length === 0) continue;
      const delta = this.#topics.join(waiting.splice(0));
      if (delta) channel.send(this.#seqs.next(key), JSON.stringify(delta));
    }
  }

  /** Tells which topics are watched, and lets go of those that nobody has been at for long. */
  #watch(): void {
    const now = this.#platform.clock.now();
    for (const [key, { brandId, game, channel }] of this.#kept) {
      if (channel.subscribers.size > 0) this.#topics.watched?.(brandId, game);
      else if (now - channel.emptySince >= IDLE_CHANNEL_TTL_MS) {
        this.#kept.delete(key);
        // A client that returns with an old number must not seem up to date.
        this.#seqs.next(key);
      }
    }
  }
}
