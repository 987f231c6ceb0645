import type { SUBSCRIPTIONS_CALLS } from '@touchline/contract/subscriptions/calls';
import type { FeedFeature } from '#features/feed';
import type { LimitsFeature } from '#features/limits';
import type { MessagesFeature } from '#features/messages';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { getEventTypes, getGameSubscription, saveGameSubscription } from './calls/subscriptions.ts';
import { createWatcher } from './match-notifier.ts';
import { createSubscriptionsStore } from './subscriptions.store.ts';

export interface SubscriptionsFeature extends Feature<keyof typeof SUBSCRIPTIONS_CALLS> {
  /** Tells what waits to be told; for tests and orderly stops. */
  flush(): Promise<void>;
}

/** Being told of goals, cards, periods, starts and ends of chosen matches: on the page at once, and in the inbox by consent. */
export function createSubscriptionsFeature(
  { pool, events, log, roles, jobs }: Platform,
  {
    feed,
    messages,
    limits,
  }: { readonly feed: FeedFeature; readonly messages: MessagesFeature; readonly limits: Pick<LimitsFeature, 'mayMarketTo'> },
): SubscriptionsFeature {
  const store = createSubscriptionsStore(pool);
  const watcher = createWatcher(pool, { feed, messages, limits }, store, events.nudge, log);
  jobs.define('subscriptions-forget-old', () => store.deleteOldNotices());
  jobs.every('7 5 * * *', 'subscriptions-forget-old');
  return {
    handlers: {
      getEventTypes: getEventTypes(feed),
      getGameSubscription: getGameSubscription(feed.book, store),
      saveGameSubscription: saveGameSubscription(feed.book, store),
    },
    flush: () => watcher.flush(),
    async start() {
      if (roles.has('ingest')) watcher.start();
    },
    async stop() {
      if (roles.has('ingest')) await watcher.stop();
    },
  };
}
