import type { Language } from '@touchline/i18n/languages';
import { Frame } from './frame.ts';
import type { Subscriber } from './subscriber.ts';
import type { Topic } from './topic.ts';

/** Deltas kept for those who come back: some seconds of a busy topic. */
const RING = 100;
/** A topic without listeners goes on counting for so long, so that a short break of a connection costs nothing. */
export const IDLE_CHANNEL_TTL_MS = 30_000;

/** One topic in one language, without the sports that a brand does not offer: who listens, and what was said last. */
export class Channel {
  readonly name: string;
  readonly topic: Topic;
  readonly language: Language;
  readonly closedSports: readonly number[];
  readonly subscribers = new Set<Subscriber>();
  emptySince: number;
  /** The snapshot for the new subscribers of a tick, and the tick that it is of. */
  welcome: { readonly tick: number; readonly frames: readonly Frame[] } | undefined;
  /** The last frames; their numbers follow each other. */
  #ring: { readonly seq: number; readonly frame: Frame }[] = [];

  constructor(name: string, topic: Topic, language: Language, now: number, closedSports: readonly number[] = []) {
    this.name = name;
    this.topic = topic;
    this.language = language;
    this.closedSports = closedSports;
    this.emptySince = now;
  }

  /** Adds a subscriber who has everything up to `from`: sends the deltas since, as far as they are kept, else the number to begin at. */
  admit(subscriber: Subscriber, seq: number, from: number | undefined): void {
    this.subscribers.add(subscriber);
    subscriber.channels.set(this.name, this);
    const kept = from === undefined ? undefined : from === seq ? [] : this.since(from);
    subscriber.answer(new Frame(JSON.stringify({ t: 'snap', topic: this.name, seq: kept ? from : seq })));
    for (const frame of kept ?? []) subscriber.deliver(this, frame);
  }

  /** Sends a delta (text of FeedDelta) under its number to everyone. */
  send(seq: number, delta: string): void {
    this.sendFrame(seq, new Frame(`{"t":"d","topic":${JSON.stringify(this.name)},"seq":${seq},"d":${delta}}`));
  }
  sendFrame(seq: number, frame: Frame): void {
    if (this.#ring.length > 0 && this.#ring.at(-1)?.seq !== seq - 1) this.#ring = [];
    this.#ring.push({ seq, frame });
    if (this.#ring.length > RING) this.#ring.shift();
    for (const subscriber of this.subscribers) subscriber.deliver(this, frame);
  }

  /** The frames after `from`, if all of them are still here. */
  since(from: number): readonly Frame[] | undefined {
    const first = this.#ring[0];
    if (!first || from < first.seq - 1 || from > (this.#ring.at(-1)?.seq ?? 0)) return undefined;
    return this.#ring.slice(from - first.seq + 1).map((kept) => kept.frame);
  }
}
