import { SharedDelta } from '@touchline/contract/casino/shared-shapes';
import type { TopicSequences } from '#features/line';
import type { Platform } from '#platform/platform';
import { Channel, IDLE_CHANNEL_TTL_MS } from './channel.ts';
import { Frame } from './frame.ts';
import type { Subscriber } from './subscriber.ts';
import { parseTopic } from './topic.ts';

/** Changes are gathered for so long: ten frames a second at most, whatever happens at a table. */
const FLUSH_MS = 100;
/** How often the driver of the tables is told that somebody still looks. */
const WATCH_MS = 10_000;

/** The topics `table:<game>`: shared rounds of the casino, each brand's by themselves, from whichever process drives them by way of the bus. */
export interface TableChannels {
  /** Subscribers leave by way of the hub, as of every topic but `me`. One that was too slow finds a hole in the numbers and asks again. */
  subscribe(subscriber: Subscriber, brandId: number, topic: string, from: number | undefined): void;
  start(): void;
  stop(): void;
}

interface Table {
  readonly channel: Channel;
  /** The name of its count of frames, and what the driver knows it by. */
  readonly count: string;
  readonly watch: string;
  round: SharedDelta['round'];
  readonly bets: Map<string, NonNullable<SharedDelta['bets']>[number]>;
}

export const createTableChannels = (
  { bus, clock, log }: Pick<Platform, 'bus' | 'clock' | 'log'>,
  seqs: TopicSequences,
): TableChannels => {
  const tables = new Map<string, Table>();
  const timers: NodeJS.Timeout[] = [];
  let unsubscribe: (() => void) | undefined;
  const keyOf = (brandId: number | string, topic: string): string => `${topic}@${brandId}`;

  function tableOf(brandId: number, topic: string, game: string): Table {
    const key = keyOf(brandId, topic);
    const known = tables.get(key);
    if (known) return known;
    const channel = new Channel(topic, { of: 'table', game }, 'en', clock.now());
    const table: Table = { channel, count: key, watch: `${brandId} ${game}`, round: undefined, bets: new Map() };
    tables.set(key, table);
    return table;
  }

  function gather(message: unknown, subject: string): void {
    const [, brandId = '', game = ''] = subject.split('.');
    const table = tables.get(keyOf(brandId, `table:${game}`));
    if (!table) return;
    // It may come from a process of another version.
    const { data: delta, error } = SharedDelta.safeParse(message);
    if (!delta) {
      log.error({ issues: error.issues.map((i) => i.path.join('.')) }, 'news of a table of an unknown shape');
      return;
    }
    if (delta.round) {
      // Of a round that has gone nothing is told any more.
      if (table.round && table.round.round !== delta.round.round) table.bets.clear();
      table.round = delta.round;
    }
    for (const bet of delta.bets ?? []) table.bets.set(bet.bet, bet);
  }
  function flush(): void {
    for (const table of tables.values()) {
      const { channel, count, round, bets } = table;
      if (!round && bets.size === 0) continue;
      const delta: SharedDelta = { ...(round && { round }), ...(bets.size > 0 && { bets: [...bets.values()] }) };
      table.round = undefined;
      bets.clear();
      channel.send(seqs.next(count), JSON.stringify({ g: delta }));
    }
  }
  function watch(): void {
    for (const [key, { channel, count, watch: table }] of tables) {
      if (channel.subscribers.size > 0) bus.publish('casino-watch', { table });
      else if (clock.now() - channel.emptySince >= IDLE_CHANNEL_TTL_MS) {
        tables.delete(key);
        // A client that returns with an old number must not seem up to date.
        seqs.next(count);
      }
    }
  }
  const marker = (topic: string, seq: number): Frame => new Frame(JSON.stringify({ t: 'snap', topic, seq }));

  return {
    subscribe(subscriber, brandId, topic, from) {
      const named = parseTopic(topic);
      if (named?.of !== 'table') return;
      const { channel, count, watch: table } = tableOf(brandId, topic, named.game);
      channel.subscribers.add(subscriber);
      subscriber.channels.set(topic, channel);
      const seq = seqs.of(count);
      const kept = from === undefined ? undefined : from === seq ? [] : channel.since(from);
      subscriber.answer(marker(topic, from !== undefined && kept ? from : seq));
      for (const frame of kept ?? []) subscriber.deliver(channel, frame);
      bus.publish('casino-watch', { table });
    },
    start() {
      unsubscribe = bus.subscribe('casino-table.*.*', gather);
      timers.push(setInterval(flush, FLUSH_MS), setInterval(watch, WATCH_MS));
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
      unsubscribe?.();
    },
  };
};
