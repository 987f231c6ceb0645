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

interface Table {
  readonly channel: Channel;
  /** The name of its count of frames. */
  readonly count: string;
  /** The name by which its driver knows it; jackpots have none. */
  readonly watch: string | undefined;
  /** Changes since the last frame. */
  round: SharedDelta['round'];
  readonly bets: Map<string, NonNullable<SharedDelta['bets']>[number]>;
  readonly jackpots: Map<string, NonNullable<SharedDelta['jackpots']>[number]>;
  bingo: SharedDelta['bingo'];
  poker: SharedDelta['poker'];
}

const keyOf = (brandId: number | string, topic: string): string => `${topic}@${brandId}`;

/**
 * The topics `table:<game>`: shared rounds of the casino, its jackpots, rooms of bingo and poker tables, each brand's by themselves, from whichever process
 * drives them by way of the bus. Subscribers
 * leave by way of the hub, as of every topic but `me`. One that was too slow finds a hole in the numbers and asks again.
 */
export class TableChannels {
  readonly #platform: Pick<Platform, 'bus' | 'clock' | 'log'>;
  readonly #seqs: TopicSequences;
  readonly #tables = new Map<string, Table>();
  readonly #timers: NodeJS.Timeout[] = [];
  #unsubscribe: (() => void) | undefined;

  constructor(platform: Pick<Platform, 'bus' | 'clock' | 'log'>, seqs: TopicSequences) {
    this.#platform = platform;
    this.#seqs = seqs;
  }

  start(): void {
    this.#unsubscribe = this.#platform.bus.subscribe('casino-table.*.*', (message, subject) => this.#gather(message, subject));
    this.#timers.push(
      setInterval(() => this.#flush(), FLUSH_MS),
      setInterval(() => this.#watch(), WATCH_MS),
    );
  }
  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#unsubscribe?.();
  }

  subscribe(subscriber: Subscriber, brandId: number, topic: string, from: number | undefined): void {
    const named = parseTopic(topic);
    if (named?.of !== 'table') return;
    const { channel, count, watch } = this.#tableOf(brandId, topic, named.game);
    channel.subscribers.add(subscriber);
    subscriber.channels.set(topic, channel);
    const seq = this.#seqs.of(count);
    const kept = from === undefined ? undefined : from === seq ? [] : channel.since(from);
    subscriber.answer(new Frame(JSON.stringify({ t: 'snap', topic, seq: kept ? from : seq })));
    for (const frame of kept ?? []) subscriber.deliver(channel, frame);
    if (watch !== undefined) this.#platform.bus.publish('casino-watch', { table: watch });
  }

  #tableOf(brandId: number, topic: string, game: string): Table {
    const key = keyOf(brandId, topic);
    const known = this.#tables.get(key);
    if (known) return known;
    const channel = new Channel(topic, { of: 'table', game }, 'en', this.#platform.clock.now());
    const watch = game.startsWith('jackpots-') ? undefined : `${brandId} ${game}`;
    const table: Table = {
      channel,
      count: key,
      watch,
      round: undefined,
      bets: new Map(),
      jackpots: new Map(),
      bingo: undefined,
      poker: undefined,
    };
    this.#tables.set(key, table);
    return table;
  }

  #gather(message: unknown, subject: string): void {
    const [, brandId = '', game = ''] = subject.split('.');
    const table = this.#tables.get(keyOf(brandId, `table:${game}`));
    if (!table) return;
    // It may come from a process of another version.
    const { data: delta, error } = SharedDelta.safeParse(message);
    if (!delta) {
      this.#platform.log.error({ issues: error.issues.map((i) => i.path.join('.')) }, 'news of a table of an unknown shape');
      return;
    }
    if (delta.round) table.round = delta.round;
    if (delta.bingo) table.bingo = delta.bingo;
    if (delta.poker) table.poker = delta.poker;
    for (const bet of delta.bets ?? []) table.bets.set(bet.bet, bet);
    for (const jackpot of delta.jackpots ?? []) table.jackpots.set(jackpot.tier, jackpot);
  }

  /** One frame for each table at which something has changed; made once for everybody who listens. */
  #flush(): void {
    for (const table of this.#tables.values()) {
      const { channel, count, round, bets, jackpots, bingo, poker } = table;
      if (!round && !bingo && !poker && bets.size === 0 && jackpots.size === 0) continue;
      const delta: SharedDelta = {
        ...(round && { round }),
        ...(bets.size > 0 && { bets: [...bets.values()] }),
        ...(jackpots.size > 0 && { jackpots: [...jackpots.values()] }),
        ...(bingo && { bingo }),
        ...(poker && { poker }),
      };
      table.round = undefined;
      table.bingo = undefined;
      table.poker = undefined;
      bets.clear();
      jackpots.clear();
      channel.send(this.#seqs.next(count), JSON.stringify({ g: delta }));
    }
  }

  /** Tells the driver which tables are looked at, and lets go of those that have not been for long. */
  #watch(): void {
    const { bus, clock } = this.#platform;
    for (const [key, { channel, count, watch }] of this.#tables) {
      if (channel.subscribers.size > 0) {
        if (watch !== undefined) bus.publish('casino-watch', { table: watch });
      } else if (clock.now() - channel.emptySince >= IDLE_CHANNEL_TTL_MS) {
        this.#tables.delete(key);
        // A client that returns with an old number must not seem up to date.
        this.#seqs.next(count);
      }
    }
  }
}
