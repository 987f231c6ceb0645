import { hasEnded } from '@touchline/betting/match-state/period-count';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type pg from 'pg';
import type { FeedFeature } from '#features/feed';
import type { LimitsFeature } from '#features/limits';
import { type MessagesFeature, type NewMessage, writeOut } from '#features/messages';
import { inTransaction } from '#platform/db/in-transaction';
import { writeEvents } from '#platform/events/write-events';
import type { Log } from '#platform/watch/log';
import { type Notice, noticesOf } from './match-notices.ts';
import type { Subscriber, SubscriptionsStore } from './subscriptions.store.ts';

const WRITE_EVERY_MS = 300;

export interface NotifierDeps {
  readonly feed: FeedFeature;
  readonly messages: MessagesFeature;
  readonly limits: Pick<LimitsFeature, 'mayMarketTo'>;
  /** Sports that a brand does not offer: its players get no notifications of them. */
  closedSports(brandId: number): readonly number[];
}

/** Listens to the feed and tells those who want to know. */
export interface MatchNotifier {
  start(): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

export function createWatcher(pool: pg.Pool, deps: NotifierDeps, store: SubscriptionsStore, nudge: () => void, log: Log): MatchNotifier {
  const { feed } = deps;
  /** Noticed events of each match of the book, so that a picture is compared with the one before. */
  const noticed = new Map<number, Set<string>>();
  let waiting: Notice[] = [];
  let over = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;
  let running: Promise<void> = Promise.resolve();

  function compare(match: BookMatch): void {
    const known = noticed.get(match.id);
    const notices = noticesOf(match);
    noticed.set(match.id, new Set(notices.map(({ key }) => key)));
    if (hasEnded(match.facts)) over.add(match.id);
    // Of a match first seen in the middle the beginning is no news.
    if (!known) return;
    waiting.push(...notices.filter(({ key }) => !known.has(key)));
  }

  async function write(): Promise<void> {
    if (waiting.length === 0 && over.size === 0) return;
    const [notices, ended] = [waiting, [...over]];
    waiting = [];
    over = new Set();
    try {
      if (await inTransaction(pool, (client) => tell(client, deps, store, notices, ended))) nudge();
    } catch (err) {
      log.warn({ err }, 'failed to notify subscribers; retrying');
      waiting = [...notices, ...waiting];
      for (const match of ended) over.add(match);
    }
  }
  const flush = (): Promise<void> => {
    running = running.then(write).catch((err: unknown) => log.warn({ err }, 'subscribers could not be told'));
    return running;
  };
  return {
    start() {
      for (const match of feed.book.matches()) compare(match);
      unsubscribe = feed.observe({
        changed(change) {
          const match = feed.book.match(change.match);
          if (match && (change.added || change.facts || change.fixture)) compare(match);
        },
        removed: ({ id: match }) => void noticed.delete(match),
      });
      timer = setInterval(() => void flush(), WRITE_EVERY_MS);
    },
    flush,
    async stop() {
      clearInterval(timer);
      unsubscribe?.();
      await flush();
    },
  };
}

/**
 * Tells those who want to know, each notice once whichever processes have noticed it; of matches that have ended nothing is told any more. Returns
 * whether anything was new.
 */
async function tell(
  client: pg.PoolClient,
  deps: NotifierDeps,
  store: SubscriptionsStore,
  notices: readonly Notice[],
  ended: readonly number[],
): Promise<boolean> {
  const claimed = new Set(
    (
      await store.writeNotices(
        client,
        notices.map(({ matchId, key }) => ({ matchId, notice: key })),
      )
    ).map((n) => `${n.matchId} ${n.notice}`),
  );
  const fresh = notices.filter(({ matchId, key }) => claimed.has(`${matchId} ${key}`));
  if (fresh.length > 0) {
    const wanted = await readWanted(client, deps, store, fresh);
    await writeEvents(
      client,
      wanted.map(({ subscriber: { playerId, language }, notice: { matchId, event, text } }) => ({
        playerId,
        event: { kind: 'match-event', matchId, event, ...writeOut(text, language) },
      })),
    );
    await deps.messages.write(
      client,
      wanted
        .filter(({ subscriber }) => subscriber.inbox)
        .map(
          ({ subscriber: { playerId }, notice: { matchId, key, text } }): NewMessage => ({
            playerId,
            topic: 'match',
            text,
            link: `/match/${matchId}`,
            onceKey: `match ${matchId} ${key}`,
          }),
        ),
    );
  }
  if (ended.length > 0) await store.writeOver(client, ended);
  return fresh.length > 0;
}

interface Wanted {
  readonly subscriber: Subscriber;
  readonly notice: Notice;
}

/** Each notice with each of those who asked for its kind, may be told, and are offered its sport. */
async function readWanted(
  client: pg.PoolClient,
  { limits, closedSports }: NotifierDeps,
  store: SubscriptionsStore,
  fresh: readonly Notice[],
): Promise<Wanted[]> {
  const subscribers = await store.readSubscribers(client, [...new Set(fresh.map(({ matchId }) => matchId))]);
  // Match notifications count as marketing: excluded players get none.
  const reachable = await limits.mayMarketTo([...new Set(subscribers.map(({ playerId }) => playerId))]);
  return subscribers
    .filter(({ playerId }) => reachable.has(playerId))
    .flatMap((subscriber) =>
      fresh
        .filter(({ matchId, event }) => matchId === subscriber.matchId && subscriber.events.includes(event))
        .filter(({ sport }) => !closedSports(subscriber.brandId).includes(sport))
        .map((notice) => ({ subscriber, notice })),
    );
}
