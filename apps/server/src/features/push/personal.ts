import { PersonalNews } from '@touchline/contract/push';
import type { TopicSeqs } from '#features/line';
import type { Bus } from '#platform/bus';
import type { Log } from '#platform/log';
import { Channel, LINGER_MS } from './channel.ts';
import { Frame } from './frame.ts';
import type { Subscriber } from './subscriber.ts';

/** Of a connection whose player's session has ended (an application's own range). */
const SESSION_ENDED = 4401;

/** The topic `me`: a player's own news, from the outbox by way of the bus (`news.player.<id>`). */
export interface Personal {
  subscribe(subscriber: Subscriber, playerId: bigint, from: number | undefined): void;
  leave(subscriber: Subscriber): void;
  /** Lets go of players who have been away for long. */
  tidy(): void;
  start(): void;
  stop(): void;
}

export function createPersonal(
  { bus, log }: { bus: Bus; log: Log },
  seqs: TopicSeqs,
  now: () => number,
  followSales: (playerId: bigint, tell: (news: PersonalNews) => void) => () => void,
): Personal {
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
    for (const [id, own] of channels) if (own === channel) endSales(id);
  }

  function endSales(id: string): void {
    sales.get(id)?.();
    sales.delete(id);
  }

  function tell(playerId: string, message: unknown): void {
    const channel = channels.get(playerId);
    if (!channel) return;
    const news = (Array.isArray(message) ? message : [message]).flatMap((one) => {
      const parsed = PersonalNews.safeParse(one);
      if (!parsed.success) log.error({ issues: parsed.error.issues.map((i) => i.path.join('.')) }, 'personal news of an unknown shape');
      return parsed.success ? [parsed.data] : [];
    });
    if (news.length === 0) return;
    const seq = seqs.next(topicOf(playerId));
    channel.sendFrame(seq, new Frame(JSON.stringify({ t: 'me', topic: 'me', seq, news })));
    if (!news.some((one) => one.kind === 'session-ended')) return;
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
      endSales(id);
      sales.set(
        id,
        followSales(playerId, (news) => tell(id, news)),
      );
    },
    leave,
    tidy() {
      for (const [id, channel] of channels) {
        if (channel.subscribers.size > 0 || now() - channel.emptySince < LINGER_MS) continue;
        channels.delete(id);
        seqs.next(topicOf(id));
      }
    },
    start() {
      unsubscribe = bus.subscribe('news.player.*', (message, subject) => tell(subject.slice('news.player.'.length), message));
    },
    stop() {
      for (const id of [...sales.keys()]) endSales(id);
      unsubscribe?.();
    },
  };
}
