import { PlayerEvent } from '@touchline/contract/push/messages';
import type { TopicSequences } from '#features/line';
import type { Bus } from '#platform/events/bus';
import { hearPlayers } from '#platform/player-news';
import type { Log } from '#platform/watch/log';
import { Channel, IDLE_CHANNEL_TTL_MS } from './channel.ts';
import { Frame } from './frame.ts';
import type { Subscriber } from './subscriber.ts';

/** Of a connection whose player's session has ended (an application's own range). */
const SESSION_ENDED = 4401;

/** The topic `me`: a player's own news, from the events by way of the bus. */
export interface PlayerChannels {
  subscribe(subscriber: Subscriber, playerId: bigint, from: number | undefined): void;
  leave(subscriber: Subscriber): void;
  /** Lets go of players who have been away for long. */
  tidy(): void;
  start(): void;
  stop(): void;
}

/** Tells the values of a player's running bets as they change; the function ends it. */
type FollowCashOutValues = (playerId: bigint, tell: (news: PlayerEvent) => void) => () => void;

export const createPlayerChannels = (
  platform: { bus: Bus; log: Log },
  seqs: TopicSequences,
  now: () => number,
  followCashOutValues: FollowCashOutValues,
): PlayerChannels => new PersonalChannels(platform, seqs, now, followCashOutValues);

/** Numbers are counted per player, in this process. */
const topicOf = (playerId: string): string => `me:${playerId}`;

class PersonalChannels implements PlayerChannels {
  readonly #bus: Bus;
  readonly #log: Log;
  readonly #seqs: TopicSequences;
  readonly #now: () => number;
  readonly #followCashOutValues: FollowCashOutValues;
  readonly #channels = new Map<string, Channel>();
  /** Sends the values of open bets while somebody watches; each function stops it. */
  readonly #sales = new Map<string, () => void>();
  #unsubscribe: (() => void) | undefined;

  constructor({ bus, log }: { bus: Bus; log: Log }, seqs: TopicSequences, now: () => number, followCashOutValues: FollowCashOutValues) {
    this.#bus = bus;
    this.#log = log;
    this.#seqs = seqs;
    this.#now = now;
    this.#followCashOutValues = followCashOutValues;
  }

  start(): void {
    this.#unsubscribe = hearPlayers(this.#bus, (playerId, news) => this.#tell(playerId.toString(), news));
  }

  stop(): void {
    for (const id of [...this.#sales.keys()]) this.#endValues(id);
    this.#unsubscribe?.();
  }

  subscribe(subscriber: Subscriber, playerId: bigint, from: number | undefined): void {
    this.leave(subscriber);
    const id = playerId.toString();
    const channel = this.#channels.get(id) ?? new Channel('me', { of: 'me' }, 'en', this.#now());
    this.#channels.set(id, channel);
    channel.admit(subscriber, this.#seqs.of(topicOf(id)), from);
    // Begun again, so that this subscriber too is told all values.
    this.#endValues(id);
    this.#sales.set(
      id,
      this.#followCashOutValues(playerId, (news) => this.#tell(id, news)),
    );
  }

  leave(subscriber: Subscriber): void {
    const channel = subscriber.channels.get('me');
    if (!channel) return;
    subscriber.channels.delete('me');
    subscriber.forget(channel);
    channel.subscribers.delete(subscriber);
    if (channel.subscribers.size > 0) return;
    channel.emptySince = this.#now();
    for (const [id, own] of this.#channels) if (own === channel) this.#endValues(id);
  }

  tidy(): void {
    for (const [id, channel] of this.#channels) {
      if (channel.subscribers.size > 0 || this.#now() - channel.emptySince < IDLE_CHANNEL_TTL_MS) continue;
      this.#channels.delete(id);
      this.#seqs.next(topicOf(id));
    }
  }

  #endValues(id: string): void {
    this.#sales.get(id)?.();
    this.#sales.delete(id);
  }

  #tell(playerId: string, message: unknown): void {
    const channel = this.#channels.get(playerId);
    if (!channel) return;
    // It may come from a process of another version.
    const { data: news, error } = PlayerEvent.safeParse(message);
    if (!news) {
      this.#log.error({ issues: error.issues.map((i) => i.path.join('.')) }, 'personal news of an unknown shape');
      return;
    }
    const seq = this.#seqs.next(topicOf(playerId));
    channel.sendFrame(seq, new Frame(JSON.stringify({ t: 'me', topic: 'me', seq, news: [news] })));
    if (news.kind !== 'session-ended') return;
    // The connection goes too: it would still be the player's, and a session that is still valid reconnects at once.
    for (const subscriber of [...channel.subscribers]) {
      this.leave(subscriber);
      subscriber.wire.end(SESSION_ENDED, 'the session has ended');
    }
  }
}
