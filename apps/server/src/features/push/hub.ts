import type { BookMatch, MatchChange } from '@touchline/feed/book/book-match';
import { resolveLanguage } from '@touchline/i18n/languages';
import type { FeedFeature } from '#features/feed';
import { hasEnded, type LineFeature, phaseOf, type TopicSequences } from '#features/line';
import type { Platform } from '#platform/platform';
import { Channel, IDLE_CHANNEL_TTL_MS } from './channel.ts';
import { complete, type DirtyMatch, DirtyMatches } from './dirty-matches.ts';
import { Frame } from './frame.ts';
import {
  addParts,
  deltaText,
  isEmpty,
  matchParts,
  overviewParts,
  type Parts,
  priceChange,
  rowPart,
  type ShownRow,
  shownRow,
  wholeMatch,
  wholeRow,
} from './match-delta.ts';
import type { Subscriber } from './subscriber.ts';
import { overviewsOf, parseTopic, type Topic } from './topic.ts';

export interface CouponLeg {
  readonly matchId: number;
  readonly selectionId: number;
}
export interface HubDeps {
  readonly feed: FeedFeature;
  readonly line: Pick<LineFeature, 'seqs' | 'readSilence'>;
  /** Legs of a saved coupon; undefined for an unknown one. */
  readonly couponLegs?: (guid: string) => Promise<readonly CouponLeg[] | undefined>;
}

export interface SubscribeOptions {
  readonly lang?: string | undefined;
  /** The number after which deltas are wanted. */
  readonly from?: number | undefined;
  /** Sports that the subscriber's brand does not offer. */
  readonly closedSports?: readonly number[];
}

/** A client's initial fetch may be up to 15 s old, so a new subscriber is sent everything that changed in that time. */
const CATCH_UP_MS = 15_000;

/**
 * Turns changes of the book into numbered deltas: once a tick, per topic and language, last value wins. Frames are made once and shared.
 */
export class Hub {
  readonly #deps: HubDeps;
  readonly #seqs: TopicSequences;
  readonly #now: () => number;
  readonly #channels = new Map<string, Channel>();
  readonly #byTopic = new Map<string, Set<Channel>>();
  readonly #dirty = new DirtyMatches();
  readonly #rows = new Map<number, ShownRow>();
  /** Matches that left the book since the last tick, with the overviews they stood in. */
  #leaving: { readonly match: number; readonly topics: readonly string[] }[] = [];
  /** The same of the last seconds, for those who catch up. */
  #left: { readonly match: number; readonly topics: readonly string[]; readonly at: number }[] = [];
  /** When matches last changed, and when they came into the overview in which they stand. */
  readonly #changedAt = new Map<number, number>();
  readonly #came = new Map<number, number>();
  readonly #legs = new Map<string, readonly CouponLeg[]>();
  readonly #guidsOf = new Map<number, Set<string>>();
  #ticks = 0;
  #tidiedAt = 0;
  #silenceChanged = false;

  constructor({ clock }: Pick<Platform, 'clock'>, deps: HubDeps) {
    this.#deps = deps;
    this.#seqs = deps.line.seqs;
    this.#now = () => clock.now();
  }

  get channels(): number {
    return this.#channels.size;
  }

  get #isWatched(): boolean {
    return this.#channels.size > 0;
  }

  changed(change: MatchChange): void {
    this.#dirty.note(change, this.#isWatched);
  }
  removed(match: BookMatch): void {
    this.#dirty.forget(match.id);
    const row = this.#rows.get(match.id);
    const kind = row ? row.kind : hasEnded(match.facts) ? 'none' : phaseOf(match);
    this.#rows.delete(match.id);
    this.#changedAt.delete(match.id);
    this.#seqs.forget(`match:${match.id}`);
    if (kind !== 'none') this.#leaving.push({ match: match.id, topics: overviewsOf(kind, match.fixture) });
  }
  silence(): void {
    this.#silenceChanged = true;
  }

  /**
   * Subscribes and answers with the marker: under `from` itself if everything after it is still here, otherwise under the present number
   * and followed by a delta with whatever the newcomer's picture may lack. Of `closedSports` (ascending ids) nothing is told.
   */
  async subscribe(
    subscriber: Subscriber,
    name: string,
    { lang, from, closedSports = [] }: SubscribeOptions,
  ): Promise<'ok' | 'unknown_topic'> {
    const topic = parseTopic(name);
    if (!topic || topic.of === 'me' || topic.of === 'table' || topic.of === 'chat' || closedSports.includes(this.#sportOf(topic)))
      return 'unknown_topic';
    if (topic.of === 'coupon') {
      const legs = await this.#deps.couponLegs?.(topic.guid);
      if (!legs) return 'unknown_topic';
      this.#setLegs(topic.guid, legs);
    }
    const channel = this.#channel(name, topic, lang, closedSports);
    channel.subscribers.add(subscriber);
    subscriber.channels.set(name, channel);
    const kept = from === undefined ? undefined : from === this.#seqs.of(name) ? [] : channel.since(from);
    if (from !== undefined && kept) {
      subscriber.answer(snap(name, from));
      for (const frame of kept) subscriber.deliver(channel, frame);
    } else this.#welcome(subscriber, channel);
    return 'ok';
  }

  unsubscribe(subscriber: Subscriber, name: string): void {
    const channel = subscriber.channels.get(name);
    if (!channel) return;
    subscriber.channels.delete(name);
    subscriber.forget(channel);
    channel.subscribers.delete(subscriber);
    if (channel.subscribers.size === 0) channel.emptySince = this.#now();
  }
  leave(subscriber: Subscriber): void {
    for (const name of [...subscriber.channels.keys()]) this.unsubscribe(subscriber, name);
  }

  /** A marker, then everything that changed since, as it stands now. */
  catchUp(subscriber: Subscriber, channel: Channel, since: number): void {
    for (const frame of this.#framesSince(channel, since)) subscriber.answer(frame);
  }

  /**
   * The snapshot for new subscribers, built once a tick: after a restart everybody comes at once. What changes in between is in the next tick's
   * delta; the legs of a coupon may be others each time.
   */
  #welcome(subscriber: Subscriber, channel: Channel): void {
    const tick = this.#ticks;
    if (channel.welcome?.tick !== tick || channel.topic.of === 'coupon')
      channel.welcome = { tick, frames: this.#framesSince(channel, this.#now() - CATCH_UP_MS) };
    for (const frame of channel.welcome.frames) subscriber.answer(frame);
  }

  #framesSince(channel: Channel, since: number): readonly Frame[] {
    const parts = this.#partsSince(channel, since);
    const seq = this.#seqs.of(channel.name);
    if (isEmpty(parts)) return [snap(channel.name, seq)];
    return [
      snap(channel.name, seq - 1),
      new Frame(`{"t":"d","topic":${JSON.stringify(channel.name)},"seq":${seq},"d":${deltaText(parts)}}`),
    ];
  }

  /** Makes and sends the deltas of what changed since the last tick. */
  tick(): void {
    this.#ticks += 1;
    const now = this.#now();
    const batches = new Map<Channel, Parts>();
    if (this.#silenceChanged) {
      this.#silenceChanged = false;
      for (const match of this.#deps.feed.book.matches()) this.#dirty.noteAll(this.#deps.feed.book, match, this.#isWatched);
      this.#each(batches, 'feed', () => this.#silenceParts());
    }
    for (const { match, topics } of this.#leaving) this.#addLeft(batches, match, topics, now);
    this.#leaving = [];
    for (const [match, dirty] of this.#dirty.take()) this.#addMatch(batches, match, dirty, now);
    const numbers = new Map<string, number>();
    for (const [channel, parts] of batches) {
      if (isEmpty(parts)) continue;
      // Channels of one topic in several languages count together; a match was numbered above, listened to or not.
      const seq = channel.topic.of === 'match' ? this.#seqs.of(channel.name) : (numbers.get(channel.name) ?? this.#seqs.next(channel.name));
      numbers.set(channel.name, seq);
      channel.send(seq, deltaText(parts));
    }
    for (const [name, seq] of numbers) this.#keepCount(name, seq, batches);
    this.#tidy(now);
  }

  /** A change in a sport that a channel leaves out is an empty delta to it, since a hole in the numbers means that one was lost. */
  #keepCount(name: string, seq: number, batches: ReadonlyMap<Channel, Parts>): void {
    for (const channel of this.#byTopic.get(name) ?? [])
      if (channel.closedSports.length > 0 && isEmpty(batches.get(channel) ?? {})) channel.send(seq, deltaText({}));
  }

  /** Zero for a topic of no one sport, and for a championship: its matches are left out one by one. */
  #sportOf(topic: Topic): number {
    if (topic.of === 'match') return this.#deps.feed.book.match(topic.match)?.fixture.sport ?? 0;
    return topic.of === 'overview' ? topic.sport : 0;
  }

  #addMatch(batches: Map<Channel, Parts>, matchId: number, dirty: DirtyMatch, now: number): void {
    const { book } = this.#deps.feed;
    const match = book.match(matchId);
    if (!match) return;
    this.#changedAt.set(matchId, now);
    const before = this.#rows.get(matchId);
    const row = shownRow(book, match);
    this.#rows.set(matchId, row);
    if (dirty.isPartial && this.#isWatched) complete(book, match, dirty);

    const page = `match:${matchId}`;
    // Replies name this number whether anyone listens or not.
    this.#seqs.next(page);
    this.#each(batches, page, (channel) => matchParts(book, match, dirty, channel.language, row.count));

    if (before && before.kind !== row.kind && before.kind !== 'none')
      this.#addLeft(batches, matchId, overviewsOf(before.kind, match.fixture), now);
    if (row.kind !== 'none') {
      const comes = before ? before.kind !== row.kind : dirty.added;
      if (comes) this.#came.set(matchId, now);
      const made = new Map<string, Parts>();
      for (const topic of overviewsOf(row.kind, match.fixture))
        this.#each(batches, topic, (channel) => {
          if (channel.closedSports.includes(match.fixture.sport)) return {};
          const parts =
            made.get(channel.language) ??
            (comes ? { a: [rowPart(book, match, channel.language)] } : overviewParts(book, match, dirty, before, row, channel.language));
          made.set(channel.language, parts);
          return parts;
        });
    }
    for (const guid of this.#guidsOf.get(matchId) ?? []) {
      const wanted = (this.#legs.get(guid) ?? []).filter((leg) => leg.matchId === matchId && dirty.prices.has(leg.selectionId));
      if (wanted.length > 0) this.#each(batches, `coupon:${guid}`, () => this.#legParts(wanted));
    }
  }

  #addLeft(batches: Map<Channel, Parts>, match: number, topics: readonly string[], now: number): void {
    this.#left.push({ match, topics, at: now });
    for (const topic of topics) this.#each(batches, topic, () => ({ r: [String(match)] }));
  }

  /** Adds to the delta of each of the topic's channels. */
  #each(batches: Map<Channel, Parts>, topic: string, make: (channel: Channel) => Parts): void {
    for (const channel of this.#byTopic.get(topic) ?? []) {
      const batch = batches.get(channel) ?? {};
      batches.set(channel, batch);
      addParts(batch, make(channel));
    }
  }

  #silenceParts(): Parts {
    return { s: JSON.stringify(this.#deps.line.readSilence()) };
  }

  #legParts(legs: readonly CouponLeg[]): Parts {
    return { p: legs.map((leg) => JSON.stringify(priceChange(this.#deps.feed.book, leg.matchId, leg.selectionId))) };
  }

  /** The topic's view of everything that changed since, as it stands now; the whole of a match or coupon. */
  #partsSince({ topic, name, language, closedSports }: Channel, since: number): Parts {
    const { book } = this.#deps.feed;
    if (topic.of === 'feed') return this.#silenceParts();
    if (topic.of === 'coupon') return this.#legParts(this.#legs.get(topic.guid) ?? []);
    if (topic.of === 'match') {
      const match = book.match(topic.match);
      return match ? wholeMatch(book, match, language) : {};
    }
    const parts: Parts = {};
    for (const { match, topics, at } of this.#left) if (at >= since && topics.includes(name)) addParts(parts, { r: [String(match)] });
    if (topic.of !== 'overview') return parts;
    for (const [matchId, at] of this.#changedAt) {
      const match = at >= since ? book.match(matchId) : undefined;
      if (
        !match ||
        closedSports.includes(match.fixture.sport) ||
        hasEnded(match.facts) ||
        !overviewsOf(phaseOf(match), match.fixture).includes(name)
      )
        continue;
      addParts(parts, (this.#came.get(matchId) ?? 0) >= since ? { a: [rowPart(book, match, language)] } : wholeRow(book, match, language));
    }
    return parts;
  }

  #channel(name: string, topic: Topic, lang: string | undefined, closedSports: readonly number[]): Channel {
    const language = resolveLanguage(lang);
    const leavesOut = topic.of === 'overview' ? closedSports : [];
    const key = `${name} ${language} ${leavesOut.join()}`;
    let channel = this.#channels.get(key);
    if (!channel) {
      channel = new Channel(name, topic, language, this.#now(), leavesOut);
      this.#channels.set(key, channel);
      const set = this.#byTopic.get(name) ?? new Set();
      this.#byTopic.set(name, set.add(channel));
    }
    return channel;
  }

  /** Lets go of what is old. */
  #tidy(now: number): void {
    if (now - this.#tidiedAt < 1000) return;
    this.#tidiedAt = now;
    this.#left = this.#left.filter(({ at }) => now - at < CATCH_UP_MS);
    for (const [match, at] of this.#changedAt) if (now - at > CATCH_UP_MS) this.#changedAt.delete(match);
    for (const [match, at] of this.#came) if (now - at > CATCH_UP_MS) this.#came.delete(match);
    for (const [key, channel] of this.#channels) {
      channel.welcome = undefined;
      if (channel.subscribers.size > 0 || now - channel.emptySince < IDLE_CHANNEL_TTL_MS) continue;
      this.#channels.delete(key);
      const set = this.#byTopic.get(channel.name);
      set?.delete(channel);
      if (set && set.size > 0) continue;
      this.#byTopic.delete(channel.name);
      // Numbering stops here: a client that returns with an old number must not seem up to date.
      if (channel.topic.of !== 'match') this.#seqs.next(channel.name);
      if (channel.topic.of === 'coupon') this.#forgetLegs(channel.topic.guid);
    }
  }

  #setLegs(guid: string, legs: readonly CouponLeg[]): void {
    this.#forgetLegs(guid);
    this.#legs.set(guid, legs);
    for (const { matchId } of legs) {
      const guids = this.#guidsOf.get(matchId) ?? new Set();
      this.#guidsOf.set(matchId, guids.add(guid));
    }
  }
  #forgetLegs(guid: string): void {
    for (const { matchId } of this.#legs.get(guid) ?? []) {
      const guids = this.#guidsOf.get(matchId);
      guids?.delete(guid);
      if (guids?.size === 0) this.#guidsOf.delete(matchId);
    }
    this.#legs.delete(guid);
  }
}

const snap = (name: string, seq: number): Frame => new Frame(`{"t":"snap","topic":${JSON.stringify(name)},"seq":${seq}}`);
