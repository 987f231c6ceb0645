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

export function createPlayerChannels(
  { bus, log }: { bus: Bus; log: Log },
  seqs: TopicSequences,
  now: () => number,
  followCashOutValues: (playerId: bigint, tell: (news: PlayerEvent) => void) => () => void,
): PlayerChannels {
  const channels = new Map<string, Channel>();
  /** Who looks is told the values of running bets; each function ends it. */
  const sales = new Map<string, () => void>();
  let unsubscribe: (() => void) | undefined;

  /** Numbers are counted per player, in this process. */
  const topicOf = (playerId: string): string => `me:${playerId}`;

  function leave(subscriber: Subscriber): void {
    const channel = subscriber.channels.get('me');
    if (!channel) return;
    subscriber.channels.delete('me');
    subscriber.forget(channel);
    channel.subscribers.delete(subscriber);
    if (channel.subscribers.size > 0) return;
    channel.emptySince = now();
    for (const [id, own] of channels) if (own === channel) endValues(id);
  }

  function endValues(id: string): void {
    sales.get(id)?.();
    sales.delete(id);
  }

  function tell(playerId: string, message: unknown): void {
    const channel = channels.get(playerId);
    if (!channel) return;
    // It may come from a process of another version.
    const { data: news, error } = PlayerEvent.safeParse(message);
    if (!news) {
      log.error({ issues: error.issues.map((i) => i.path.join('.')) }, 'personal news of an unknown shape');
      return;
    }
    const seq = seqs.next(topicOf(playerId));
    channel.sendFrame(seq, new Frame(JSON.stringify({ t: 'me', topic: 'me', seq, news: [news] })));
    if (news.kind !== 'session-ended') return;
    // The connection goes too: it would still be the player's, and whoever stays signed in elsewhere is back in a moment.
    for (const subscriber of [...channel.subscribers]) {
      leave(subscriber);
      subscriber.wire.end(SESSION_ENDED, 'the session has ended');
    }
  }

  return {
    subscribe(subscriber, playerId, from) {
      leave(subscriber);
      const id = playerId.toString();
      const channel = channels.get(id) ?? new Channel('me', { of: 'me' }, 'en', now());
      channels.set(id, channel);
      channel.subscribers.add(subscriber);
      subscriber.channels.set('me', channel);
      const seq = seqs.of(topicOf(id));
      const kept = from === undefined ? undefined : from === seq ? [] : channel.since(from);
      subscriber.answer(new Frame(JSON.stringify({ t: 'snap', topic: 'me', seq: kept ? from : seq })));
      for (const frame of kept ?? []) subscriber.deliver(channel, frame);
      // Begun anew, so that this subscriber too is told all values.
      endValues(id);
      sales.set(
        id,
        followCashOutValues(playerId, (news) => tell(id, news)),
      );
    },
    leave,
    tidy() {
      for (const [id, channel] of channels) {
        if (channel.subscribers.size > 0 || now() - channel.emptySince < IDLE_CHANNEL_TTL_MS) continue;
        channels.delete(id);
        seqs.next(topicOf(id));
      }
    },
    start() {
      unsubscribe = hearPlayers(bus, (playerId, news) => tell(playerId.toString(), news));
    },
    stop() {
      for (const id of [...sales.keys()]) endValues(id);
      unsubscribe?.();
    },
  };
}
